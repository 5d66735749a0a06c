import rows from './data/airports.json' with { type: 'json' }
import type { LocalizedText } from './countries.ts'

/** A commercial airport with its city, position and time zone. */
export interface AirportRow {
  /** IATA airport code. */
  code: string
  name: string
  /** IATA metropolitan area code; equals `code` where the city has no other airport code. */
  cityCode: string
  city: LocalizedText
  /** ISO 3166-1 alpha-2. */
  countryCode: string
  latitude: number
  longitude: number
  /** IANA time zone name. */
  timeZone: string
}

/** Commercial airports, grouped by region and, within it, by country and time zone. */
export const airports: readonly AirportRow[] = rows
