import { z } from 'zod'
import { cultureCode } from '#contract/wire/envelope.ts'
import { searchTerm } from '#contract/fields/fields.ts'
import { cityOptionsSchema } from '#contract/risk/findTravelers.ts'
import { airports } from '#server/db/schema/system/reference.ts'
import { rankAirports } from '#server/domains/reference/rankAirports.ts'
import { signedIn } from '#server/http/access/access.ts'
import { languageOfCulture } from '#server/http/requests/language.ts'
import { operation } from '#server/http/operations/operation.ts'
import { positionOf } from '#server/reference/places.ts'

const daySeconds = 86_400

export const cityOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/cities',
    summary:
      'Searches cities by code or name, or by the name of an airport; at most 20, best matches first. Accents and case are ignored.',
    cites: '§3 Autocomplete options, §7 Itinerary report',
    access: signedIn,
    cacheSeconds: daySeconds,
    query: z.strictObject({ term: searchTerm, cultureCode: z.optional(cultureCode) }),
    answer: cityOptionsSchema,
    handle: async ({ query, language: preferred, services }) => {
      const language = languageOfCulture(query.cultureCode, preferred)
      const rows = await services.db.select().from(airports)
      const all = rows.map((airport) => ({
        code: airport.code,
        name: airport.name,
        cityCode: airport.cityCode,
        cityName: airport.city[language],
        countryCode: airport.countryCode,
        countryName: '',
        timeZone: airport.timeZone,
      }))
      const cities = new Map(rankAirports(all, query.term).map((airport) => [airport.cityCode, airport]))
      return [...cities.values()].map(({ code, cityCode, cityName, countryCode }) => ({
        cityName,
        cityCode,
        countryCode,
        ...positionOf({ code, cityCode }),
      }))
    },
  }),
]
