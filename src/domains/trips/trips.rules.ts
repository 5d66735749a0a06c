import { type Trip, type TripStatus, tripStatuses } from '#contract/trips.ts'

const byDeparture = (one: Trip, other: Trip) => one.departureDate.localeCompare(other.departureDate)

/** §4: the four groups; Past and Cancelled newest first, the others soonest first. Unknown statuses are dropped. */
export function groupTrips(trips: readonly Trip[]): Record<TripStatus, Trip[]> {
  const group = (status: TripStatus) => trips.filter(({ tripStatus }) => tripStatus === status).toSorted(byDeparture)
  return {
    InProgress: group('InProgress'),
    Upcoming: group('Upcoming'),
    Past: group('Past').toReversed(),
    Cancelled: group('Cancelled').toReversed(),
  }
}

/** The group that an address requests; by default the current trips if there are any, else the upcoming ones. */
export function groupOf(asked: string | null, trips: readonly Trip[]): TripStatus {
  const named = tripStatuses.find((status) => status === asked)
  if (named) return named
  return trips.some(({ tripStatus }) => tripStatus === 'InProgress') ? 'InProgress' : 'Upcoming'
}

/** Trips by year of departure (`yyyy`), in the given order. */
export function byYear(trips: readonly Trip[]): { year: string; trips: Trip[] }[] {
  const years = Map.groupBy(trips, ({ departureDate }) => departureDate.slice(0, 4))
  return [...years].map(([year, inYear]) => ({ year, trips: inYear }))
}

/** What a list of trips is narrowed to: a text (empty for none) and a year of departure. */
export interface Narrowing {
  search: string
  year: number | undefined
}

/** The narrowing that an address asks for; anything but a year of four digits counts as none. */
export function narrowingOf(query: URLSearchParams): Narrowing {
  const year = query.get('year') ?? ''
  return { search: query.get('search')?.trim() ?? '', year: /^\d{4}$/.test(year) ? Number(year) : undefined }
}

/** Small letters without accents, so that `montreal` finds Montréal. */
const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

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
  return [origin, destination, bookingId, ...told].some((text) => bare(text).includes(bare(search)))
}
