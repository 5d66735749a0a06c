import { collide, excludeEachOther } from '#contract/trips/overlaps.ts'
import { isJourney } from '#contract/trips/segments.ts'
import { lastDayOfTrip } from '#contract/trips/tripDays.ts'
import type { Segment, Trip } from '#contract/trips/trips.ts'

/** Segments of one trip that exclude each other: two journeys at one time, two hotels for one night. Each pair once. */
export const overlappingSegments = (segments: readonly Segment[]): [Segment, Segment][] =>
  segments.flatMap((one, index) =>
    segments.slice(index + 1).flatMap((other): [Segment, Segment][] => (collide(one, other) ? [[one, other]] : [])),
  )

/** Trips of guests are among those of the person who booked them: each guest travels for themselves. */
const isSameTraveler = (one: Trip, other: Trip): boolean =>
  Boolean(one.isForGuest) === Boolean(other.isForGuest) &&
  (!one.isForGuest ||
    (one.passengerFirstName === other.passengerFirstName && one.passengerLastName === other.passengerLastName))

/**
 * The traveler's other trips that overlap: between first departure and last arrival, or with two hotels for one night.
 * Cancelled trips are ignored.
 */
export function overlappingTrips(trip: Trip, all: readonly Trip[]): Trip[] {
  if (trip.tripStatus === 'Cancelled') return []
  return all.filter((other) => {
    if (other.internalTripId === trip.internalTripId || other.tripStatus === 'Cancelled') return false
    return isSameTraveler(trip, other) && excludeEachOther(trip.segments, other.segments)
  })
}

/**
 * The traveler's hotels and cars ahead with a booking of their own in the days of a trip, canceled or not: canceling the
 * trip does not cancel them. Those that overlap it are `overlappingTrips`; a trip that is over, or begins without a
 * journey, has none.
 */
export function tripsBeside(trip: Trip, all: readonly Trip[]): Trip[] {
  if (trip.tripStatus === 'Past' || !trip.segments.some(isJourney)) return []
  const overlapping = new Set(overlappingTrips(trip, all))
  const daysOf = (each: Trip) => ({ first: each.departureDate.slice(0, 10), last: lastDayOfTrip(each) })
  const own = daysOf(trip)
  return all.filter((other) => {
    const { first, last } = daysOf(other)
    return (
      other.internalTripId !== trip.internalTripId &&
      (other.tripStatus === 'Upcoming' || other.tripStatus === 'InProgress') &&
      other.segments.length > 0 &&
      !other.segments.some(isJourney) &&
      isSameTraveler(trip, other) &&
      !overlapping.has(other) &&
      first <= own.last &&
      last >= own.first
    )
  })
}
