import { longestSearch } from '#contract/fields/limits.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { hasPhrase } from '#contract/texts/searchText.ts'

/** The search of a list of trips: a text (empty for none) and a year of departure. */
export interface Narrowing {
  search: string
  year: number | undefined
}

/** The search in an address. Its text is cut to the allowed length; a year without four digits counts as none. */
export function narrowingOf(query: URLSearchParams): Narrowing {
  const year = query.get('year') ?? ''
  const search = query.get('search')?.slice(0, longestSearch).trim() ?? ''
  return { search, year: /^\d{4}$/.test(year) ? Number(year) : undefined }
}

/** Whether a trip has the text in a city, a supplier, a number or a reference, and begins in the year. */
export function isWithin(trip: Trip, { search, year }: Narrowing): boolean {
  if (year !== undefined && Number(trip.departureDate.slice(0, 4)) !== year) return false
  const { origin, destination, bookingId, segments } = trip
  const told = segments.flatMap(({ from, to, providerCode, providerName, number, confirmationNumber }) => [
    from.city,
    to.city,
    providerName,
    `${providerCode} ${number ?? ''}`,
    `${providerCode}${number ?? ''}`,
    confirmationNumber,
  ])
  return [origin, destination, bookingId, ...told].some((text) => hasPhrase(search, text))
}
