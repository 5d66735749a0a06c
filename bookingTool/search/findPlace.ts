import { airports, type AirportRow } from '#server/reference/airports.ts'
import { countries } from '#server/reference/countries.ts'
import { placeName } from '#server/reference/placeNames.ts'
import { hasEveryWord, placeWords } from '#server/reference/placeWords.ts'
import { airportOf, airportsOf, airportsOfCity } from '#server/reference/places.ts'
import { cityName } from '#bookingTool/page/format.ts'
import type { LocaleContext } from '#bookingTool/session/localeContext.ts'

type Language = LocaleContext['language']

/** The match of a typed place: one place, several, or none. */
export type PlaceMatch = { kind: 'found'; code: string } | { kind: 'ambiguous'; codes: string[] } | { kind: 'unknown' }

const choicesShown = 8

const countryNames = new Map(countries.map(({ code, name }) => [code, name]))

interface Entry {
  code: string
  cityNames: string[]
  words: string
}

const airportWords = (airport: AirportRow) =>
  (['en', 'fr', 'es'] as const).map((language) => placeWords(placeName(airport, language)))

const entryOf = (airport: AirportRow): Entry => {
  const cityNames = [...new Set(Object.values(airport.city).map(placeWords))]
  return { code: airport.code, cityNames, words: ` ${[...cityNames, ...airportWords(airport)].join(' ')}` }
}
const entries = airports.map(entryOf)

const citiesOf = (found: readonly Entry[]) => [...new Set(found.map(({ code }) => airportOf(code)?.cityCode ?? code))]

/**
 * Codes of the matching places. Several airports of one city count as the city; a single one (Heathrow) stays that
 * airport.
 */
const namedAirports = (found: readonly Entry[]) =>
  citiesOf(found).map((city) => {
    const [only, ...others] = found.filter(({ code }) => airportOf(code)?.cityCode === city)
    return only && others.length === 0 ? only.code : city
  })

const matchOf = (codes: string[]): PlaceMatch | undefined => {
  const [first, ...others] = codes
  if (!first) return undefined
  return others.length === 0
    ? { kind: 'found', code: first }
    : { kind: 'ambiguous', codes: codes.slice(0, choicesShown) }
}

/** Codes of cities whose name begins with the text; those matching in most languages first. */
function beginningWith(wanted: string): string[] {
  const names = ({ cityNames }: Entry) => cityNames.filter((name) => name.startsWith(wanted)).length / cityNames.length
  return citiesOf(entries.filter((entry) => names(entry) > 0).toSorted((one, other) => names(other) - names(one)))
}

/**
 * Three letters can be an airport code or the beginning of a city's name: `san` matches San Diego (SAN), San Francisco
 * and San José. Undefined where only the code fits.
 */
function codeOrName(code: string, written: string): PlaceMatch | undefined {
  if (written.length !== 3 || written === code) return undefined
  const own = airportsOf(code)[0]?.cityCode ?? code
  const codes = [...new Set([own, ...beginningWith(placeWords(written))])]
  return codes.length > 1 ? { kind: 'ambiguous', codes: codes.slice(0, choicesShown) } : undefined
}

/**
 * The place a person means by a code, a city in any of our languages, a part of an airport's name, one of our own labels
 * (`Paris (PAR)`), or words of all these (`London Heathrow`). Accents, case and signs do not matter.
 */
export function findPlace(text: string): PlaceMatch {
  const written = text.trim()
  const code = (/\(([A-Za-z]{3})\)\s*$/.exec(written)?.[1] ?? written).toUpperCase()
  const wanted = placeWords(written)
  if (/^[A-Z]{3}$/.test(code) && airportsOf(code).length > 0)
    return codeOrName(code, written) ?? { kind: 'found', code }
  if (wanted.length < 2) return { kind: 'unknown' }
  return (
    matchOf(citiesOf(entries.filter(({ cityNames }) => cityNames.includes(wanted)))) ??
    matchOf(beginningWith(wanted)) ??
    matchOf(namedAirports(entries.filter(({ words }) => words.includes(` ${wanted}`)))) ??
    matchOf(namedAirports(entries.filter(({ code }) => hasEveryWord(code, wanted)))) ?? { kind: 'unknown' }
  )
}

const hasSeveral = (code: string) => airportsOf(code).length > 1

/** `Paris (PAR)`: the text of a place in the search field, which also reads it. */
export const placeLabel = (code: string, language: Language) => `${cityName(code, language)} (${shownCode(code)})`

/** A city with a single airport is shown by the airport's code: Montréal is YUL, not YMQ. */
const shownCode = (code: string) => (hasSeveral(code) ? code : (airportsOf(code)[0]?.code ?? code))

/** Country, and the airports of a city: tells places of the same name apart. */
export function placeDetail(code: string, language: Language): string {
  const country = countryNames.get(airportsOf(code)[0]?.countryCode ?? '')?.[language] ?? ''
  return hasSeveral(code)
    ? `${country} · ${airportsOf(code)
        .map((one) => one.code)
        .join(', ')}`
    : country
}

const byLanguage = new Map<Language, { label: string; detail: string }[]>()

/** Suggestions of a place field: every city, and the single airports of cities that have several. */
export function placeOptions(language: Language) {
  const known = byLanguage.get(language)
  if (known) return known
  const cities = [...new Set(airports.map(({ cityCode }) => cityCode))]
  const options = cities.flatMap((city) => [
    { label: placeLabel(city, language), detail: placeDetail(city, language) },
    ...airportsOfCity(city)
      .filter(({ code }) => hasSeveral(city) && code !== city)
      .map((airport) => ({
        label: `${cityName(city, language)}, ${placeName(airport, language)} (${airport.code})`,
        detail: '',
      })),
  ])
  const sorted = options.toSorted((one, other) => one.label.localeCompare(other.label, language))
  byLanguage.set(language, sorted)
  return sorted
}
