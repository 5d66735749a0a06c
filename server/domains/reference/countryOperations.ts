import { z } from 'zod'
import { cultureCode } from '#contract/wire/envelope.ts'
import { countryListSchema } from '#contract/fields/countries.ts'
import { searchTerm } from '#contract/fields/fields.ts'
import { countries } from '#server/db/schema/system/reference.ts'
import { signedIn } from '#server/http/access/access.ts'
import { languageOfCulture } from '#server/http/requests/language.ts'
import { operation } from '#server/http/operations/operation.ts'
import { foldAccents } from '#contract/texts/foldAccents.ts'
import { hasWords } from '#contract/texts/searchText.ts'

const daySeconds = 86_400

export const countryOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/countries',
    summary:
      'Searches countries by name or code, sorted by name in the requested language. Accents and case are ignored.',
    cites: '§3 Autocomplete options, §7 Itinerary report',
    access: signedIn,
    cacheSeconds: daySeconds,
    query: z.strictObject({ term: searchTerm, cultureCode: z.optional(cultureCode) }),
    answer: countryListSchema,
    handle: async ({ query, language: preferred, services }) => {
      const language = languageOfCulture(query.cultureCode, preferred)
      const wanted = foldAccents(query.term.trim())
      const inOrder = new Intl.Collator(language)
      const all = await services.db.select().from(countries)
      return all
        .map(({ code, alpha3, callingCode, name }) => ({
          countryCode: code,
          alpha3,
          countryName: name[language],
          callingCode,
        }))
        .filter(
          ({ countryCode, alpha3, countryName }) =>
            [foldAccents(countryCode), foldAccents(alpha3)].includes(wanted) || hasWords(query.term, countryName),
        )
        .toSorted((one, other) => inOrder.compare(one.countryName, other.countryName))
    },
  }),
]
