import { z } from 'zod'
import { eq } from 'drizzle-orm'
import { cultureCode } from '#contract/wire/envelope.ts'
import { searchTerm } from '#contract/fields/fields.ts'
import { countryListSchema } from '#contract/fields/countries.ts'
import { cityOptionsSchema } from '#contract/risk/findTravelers.ts'
import { airportListSchema } from '#contract/trips/airports.ts'
import { foldAccents } from '#contract/texts/foldAccents.ts'
import { hasWords } from '#contract/texts/searchText.ts'
import { airports, countries } from '#server/db/schema/system/reference.ts'
import { rankAirports } from '#server/domains/reference/rankAirports.ts'
import { signedIn } from '#server/http/access/access.ts'
import { languageOfCulture } from '#server/http/requests/language.ts'
import { operation } from '#server/http/operations/operation.ts'
import { positionOf } from '#server/reference/places.ts'
import { placeName } from '#server/reference/placeNames.ts'

const daySeconds = 86_400

/** Searches of countries, airports and cities. */
export const placeOperations = [
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
