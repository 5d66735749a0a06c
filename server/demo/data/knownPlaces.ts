import { airlines, type AirlineRow } from '#server/reference/airlines.ts'
import { airports, type AirportRow } from '#server/reference/airports.ts'

const airportsByCode = new Map(airports.map((airport) => [airport.code, airport]))

/** A known airport. A code that the seed does not know is a mistake in the seed. */
export function airportOf(code: string): AirportRow {
  const airport = airportsByCode.get(code)
  if (!airport) throw new Error(`The demo uses the airport ${code}, which the reference data does not have`)
  return airport
}

export function airlineOf(code: string): AirlineRow {
  const airline = airlines.find((row) => row.code === code)
  if (!airline) throw new Error(`The demo uses the airline ${code}, which the reference data does not have`)
  return airline
}
