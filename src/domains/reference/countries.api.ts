import { countryListSchema } from '#contract/fields/countries.ts'
import { mainHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'

/** GET countries?cultureCode: every country, by name in the language of the culture. */
export const getCountries = (cultureCode: string, signal: AbortSignal) =>
  mainHttp.get('/countries', { params: { cultureCode }, signal }).then(parseBody(countryListSchema))
