import { checkInDay, isJourney } from '#contract/segments.ts'
import { lastDayOfTrip } from '#contract/tripDays.ts'
import type { Segment, Trip } from '#contract/trips.ts'

interface Span {
  from: number
  to: number
}

const meet = (one: Span, other: Span) => one.from < other.to && other.from < one.to

const spanOf = ({ departureInstant, arrivalInstant }: Segment): Span => ({
  from: Date.parse(departureInstant),
  to: Date.parse(arrivalInstant),
})

/** A hotel's nights as whole days, so that check-out and another check-in on the same day do not overlap. */
const nightsSpan = ({ departure, arrival }: Segment): Span => ({
  from: Date.parse(checkInDay(departure)),
  to: Date.parse(arrival.slice(0, 10)),
})

function collide(one: Segment, other: Segment): boolean {
  if (isJourney(one) && isJourney(other)) return meet(spanOf(one), spanOf(other))
  return one.kind === 'hotel' && other.kind === 'hotel' && meet(nightsSpan(one), nightsSpan(other))
}

/** Segments of one trip that exclude each other: two journeys at one time, two hotels for one night. Each pair once. */
export const overlappingSegments = (segments: readonly Segment[]): [Segment, Segment][] =>
  segments.flatMap((one, index) =>
    segments.slice(index + 1).flatMap((other): [Segment, Segment][] => (collide(one, other) ? [[one, other]] : [])),
  )

function awaySpan({ segments }: Trip): Span | undefined {
  const spans = segments.filter(isJourney).map(spanOf)
  if (spans.length === 0) return undefined
  return { from: Math.min(...spans.map(({ from }) => from)), to: Math.max(...spans.map(({ to }) => to)) }
}

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
  const own = awaySpan(trip)
  return all.filter((other) => {
    if (other.internalTripId === trip.internalTripId || other.tripStatus === 'Cancelled') return false
    if (!isSameTraveler(trip, other)) return false
    const span = awaySpan(other)
    if (own && span && meet(own, span)) return true
    return trip.segments.some((one) => other.segments.some((segment) => collide(one, segment)))
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
