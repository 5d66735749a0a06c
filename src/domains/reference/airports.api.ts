import { airportListSchema } from '#contract/trips/airports.ts'
import { mainHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'

/** GET airports: places by code, city or name, best matches first. */
export const getAirports = ({ term, culture }: { term: string; culture: string }, signal: AbortSignal) =>
  mainHttp.get('/airports', { params: { term, cultureCode: culture }, signal }).then(parseBody(airportListSchema))
