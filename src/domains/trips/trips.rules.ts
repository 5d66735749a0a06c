import { type Trip, type TripStatus, tripStatuses } from '#contract/trips/trips.ts'
import { type CheckIn, checkInOf, nextCheckIn } from '@/domains/itinerary/itinerary.rules'

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

/** The group that an address requests. The default is the current trips if there are any, else the upcoming ones. */
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

/** The online check-in of a trip's next segment, while it is open. */
export function openCheckIn(trip: Trip, now: Date): Extract<CheckIn, { state: 'open' }> | undefined {
  const segment = nextCheckIn(trip, now)
  const checkIn = segment && checkInOf(segment, now)
  return checkIn?.state === 'open' ? checkIn : undefined
}
