import { airports, type AirportRow } from '#server/reference/airports.ts'
import { centreOf, type Position } from '#server/reference/cityCentres.ts'

const byCode = new Map(airports.map((airport) => [airport.code, airport]))
const byCity = Map.groupBy(airports, (airport) => airport.cityCode)

export const airportOf = (code: string): AirportRow | undefined => byCode.get(code)

/** The airports of a metropolitan area, most important first; empty for an unknown code. */
export const airportsOfCity = (cityCode: string): readonly AirportRow[] => byCity.get(cityCode) ?? []

/** The airports of a code: one for an airport code, all of the city for a city code. */
export function airportsOf(code: string): readonly AirportRow[] {
  const inCity = airportsOfCity(code)
  if (inCity.length > 0) return inCity
  const airport = byCode.get(code)
  return airport ? [airport] : []
}

/** Where a place is: the center of its city, or its airport; undefined for one that is not known. */
export function positionOf({ code, cityCode }: { code: string; cityCode: string }): Position | undefined {
  const { latitude, longitude } = centreOf(cityCode) ?? airportOf(code) ?? airportsOfCity(cityCode)[0] ?? {}
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
export const earthRadiusKm = 6371

/** Great-circle kilometres between two places. */
export function kilometres(from: Position, to: Position): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  const across = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(north + across))
}
