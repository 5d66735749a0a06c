import type { Airport } from '#contract/airports.ts'
import { foldAccents } from '#server/http/foldAccents.ts'

const mostShown = 20

/** Airports that fit a term, best first, at most 20: the code itself, then beginnings, then anything within (§7). */
export function rankAirports(airports: readonly Airport[], term: string): Airport[] {
  const wanted = foldAccents(term.trim())
  return airports
    .map((airport) => ({ airport, rank: rankOf(airport, wanted) }))
    .filter(({ rank }) => rank < unfit)
    .toSorted((one, other) => one.rank - other.rank || one.airport.cityName.localeCompare(other.airport.cityName))
    .slice(0, mostShown)
    .map(({ airport }) => airport)
}

const unfit = 9

function rankOf({ code, cityCode, cityName, name }: Airport, wanted: string): number {
  const [city, airport] = [foldAccents(cityName), foldAccents(name)]
  if (foldAccents(code) === wanted) return 0
  if (foldAccents(cityCode) === wanted) return 1
  if (city === wanted) return 2
  if (city.startsWith(wanted)) return 3
  if (airport.startsWith(wanted)) return 4
  if (foldAccents(code).startsWith(wanted)) return 5
  return city.includes(wanted) || airport.includes(wanted) ? 6 : unfit
}
