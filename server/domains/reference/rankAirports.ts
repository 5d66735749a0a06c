import type { Airport } from '#contract/trips/airports.ts'
import { hasEveryWord, importanceOf, placeWords, writtenShortOrLong } from '#server/reference/placeWords.ts'

const mostShown = 20

/**
 * Finds at most 20 airports for a term, best first: the code itself, then beginnings, then any part, then airports with
 * every word of the term in code, city, name or country (§7).
 */
export function rankAirports(airports: readonly Airport[], term: string): Airport[] {
  const wanted = placeWords(term)
  // A term of punctuation only matches nothing.
  if (wanted === '' && term.trim() !== '') return []
  const ways = writtenShortOrLong(wanted)
  return airports
    .map((airport) => ({ airport, rank: Math.min(...ways.map((way) => rankOf(airport, way))) }))
    .filter(({ rank }) => rank < unfit)
    .toSorted((one, other) => one.rank - other.rank || inOrder(one, other))
    .slice(0, mostShown)
    .map(({ airport }) => airport)
}

interface Ranked {
  airport: Airport
  rank: number
}

const unfit = 9
const byWords = 7

/** Cities by name. Where only words match, such as a country, its most important airport is first. */
const inOrder = ({ airport: one, rank }: Ranked, { airport: other }: Ranked) =>
  (rank === byWords ? 0 : one.cityName.localeCompare(other.cityName)) ||
  importanceOf(one.code) - importanceOf(other.code)

function rankOf({ code, cityCode, cityName, name }: Airport, wanted: string): number {
  const [city, airport] = [placeWords(cityName), placeWords(name)]
  if (placeWords(code) === wanted) return 0
  if (placeWords(cityCode) === wanted) return 1
  if (city === wanted) return 2
  if (city.startsWith(wanted)) return 3
  if (airport.startsWith(wanted)) return 4
  if (placeWords(code).startsWith(wanted)) return 5
  if (city.includes(wanted) || airport.includes(wanted)) return 6
  return hasEveryWord(code, wanted) ? byWords : unfit
}
