import rows from './data/airlines.json' with { type: 'json' }

/** An airline, with its check-in page and its hubs. */
export interface AirlineRow {
  /** Two-character IATA designator. */
  code: string
  name: string
  /** ISO 3166-1 alpha-2. */
  countryCode: string
  checkInUrl: string
  /** Hours before departure when online check-in opens. */
  checkInOpensHours: 24 | 30 | 48
  /** IATA codes of the airline's main airports, most important first. */
  hubs: readonly string[]
}

/** Airlines in service, grouped by region. */
export const airlines = rows as readonly AirlineRow[]
