import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { cultureCode } from '#contract/wire/envelope.ts'
import { airportListSchema } from '#contract/trips/airports.ts'
import { searchTerm } from '#contract/fields/fields.ts'
import { airports, countries } from '#server/db/schema/system/reference.ts'
import { rankAirports } from '#server/domains/reference/rankAirports.ts'
import { signedIn } from '#server/http/access/access.ts'
import { languageOfCulture } from '#server/http/requests/language.ts'
import { placeName } from '#server/reference/placeNames.ts'
import { operation } from '#server/http/operations/operation.ts'

export const airportOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/airports',
    summary: 'Searches airports by code, city or name; at most 20, best matches first. Accents and case are ignored.',
    cites: '§7 Profiles',
    access: signedIn,
    query: z.strictObject({ term: searchTerm, cultureCode: z.optional(cultureCode) }),
    answer: airportListSchema,
    handle: async ({ query, language: preferred, services }) => {
      const language = languageOfCulture(query.cultureCode, preferred)
      const rows = await services.db
        .select({ airport: airports, country: countries.name })
        .from(airports)
        .innerJoin(countries, eq(countries.code, airports.countryCode))
      const all = rows.map(({ airport, country }) => ({
        code: airport.code,
        name: placeName(airport, language),
        cityCode: airport.cityCode,
        cityName: airport.city[language],
        countryCode: airport.countryCode,
        countryName: country[language],
        timeZone: airport.timeZone,
      }))
      return rankAirports(all, query.term)
    },
  }),
]
