/** A flight, an airline alone or a number alone; the missing part is empty. */
export interface FlightSearch {
  /** Two characters (IATA) or three letters (ICAO). */
  airlineCode: string
  /** Without zeros in front. */
  flightNumber: string
}

/**
 * Reads a typed flight, an airline or a number, or the beginning of one: `AC 871`, `ac-0871`, `ACA 8`, `6E`, `871B`.
 * Spaces, dots and hyphens do not count, nor do zeros in front of a number. One digit with a letter is an airline.
 * Undefined where the text is none of these. (§3 Autocomplete options)
 */
export function readFlight(text: string): FlightSearch | undefined {
  const compact = text.toUpperCase().replaceAll(/[\s.-]/g, '')
  const parts = /^([A-Z][A-Z0-9]|\d[A-Z]|[A-Z]{3})?(\d{1,4}[A-Z]?)?$/.exec(compact)
  if (!parts) return undefined
  const [, airlineCode = '', digits = ''] = parts
  const flightNumber = digits.replace(/^0+/, '')
  const isNumber = /^(\d.*)?$/.test(flightNumber)
  return isNumber && (airlineCode || flightNumber) ? { airlineCode, flightNumber } : undefined
}

/** A flight as people write it: `AC 871`. */
export const flightText = ({ airlineCode, flightNumber }: FlightSearch): string =>
  [airlineCode, flightNumber].filter(Boolean).join(' ')
