import { checkInDay, isJourney } from '#contract/trips/segments.ts'
import type { Segment, Trip } from '#contract/trips/trips.ts'
import { lastDayOfTrip } from '#contract/trips/tripDays.ts'
import { nextSegment } from '@/domains/itinerary/itinerary.rules'
import { localDayAt } from '@/lib/localDay'

const hasBegun = ({ departureInstant }: Segment, now: Date) => Date.parse(departureInstant) <= now.getTime()

/** Whether a segment has ended. */
export const isOver = ({ arrivalInstant }: Segment, now: Date): boolean => Date.parse(arrivalInstant) <= now.getTime()

/** The traveler's place on a trip under way; `until` is the local day they leave. */
export type Whereabouts =
  { is: 'there'; city: string; until: string } | { is: 'leavingToday'; city: string } | { is: 'onTheWay'; city: string }

/** Undefined for a trip that is not under way, and where its segments do not show the place. */
export function whereabouts(trip: Trip, now: Date): Whereabouts | undefined {
  if (trip.tripStatus !== 'InProgress') return undefined
  const journeys = trip.segments.filter(isJourney)
  const aboard = journeys.find((segment) => hasBegun(segment, now) && !isOver(segment, now))
  if (aboard) return { is: 'onTheWay', city: aboard.to.city }
  const arrived = journeys.findLast((segment) => isOver(segment, now))
  const place = (arrived ?? trip.segments.find((segment) => hasBegun(segment, now) && !isOver(segment, now)))?.to
  const leaving = journeys.find((segment) => !hasBegun(segment, now))
  if (!place || (!leaving && place.city === trip.origin)) return undefined
  const until = (leaving?.departure ?? lastDayOfTrip(trip)).slice(0, 10)
  return until > localDayAt(now, place.timeZone)
    ? { is: 'there', city: place.city, until }
    : { is: 'leavingToday', city: place.city }
}

/** The next stop of a trip: a hotel, or a segment that begins or, while it is under way, ends. */
export interface Stop {
  is: 'tonight' | 'checkOut' | 'returnCar' | 'stay' | 'first' | 'next' | 'arrival'
  segment: Segment
}

/**
 * The next stops of a trip, soonest first. One is the hotel: the first before the trip, then tonight's or the one to
 * leave today. One is the next segment that departs or begins. A rented car is the third on the day of its return.
 */
export function stopsOf(trip: Trip, now: Date): Stop[] {
  const stay = stayOf(trip, now)
  const segments = trip.segments.filter((segment) => segment !== stay?.segment)
  const next = nextSegment({ ...trip, segments }, now)
  const stops: Stop[] = [
    ...(stay ? [stay] : []),
    ...returnsOf(trip, now),
    ...(next ? [{ is: wordFor(next, trip, now), segment: next }] : []),
  ]
  return stops.toSorted((one, other) => Date.parse(instantOf(one)) - Date.parse(instantOf(other)))
}

const instantOf = ({ is, segment }: Stop) => (is === 'returnCar' ? segment.arrivalInstant : segment.departureInstant)

/** The rented cars that have to be given back today. */
const returnsOf = ({ segments, tripStatus }: Trip, now: Date): Stop[] =>
  segments
    .filter(({ kind, arrival, to }) => kind === 'car' && arrival.slice(0, 10) === localDayAt(now, to.timeZone))
    .filter((car) => tripStatus === 'InProgress' && hasBegun(car, now) && !isOver(car, now))
    .map((segment) => ({ is: 'returnCar', segment }))

function wordFor(next: Segment, { tripStatus }: Trip, now: Date): Stop['is'] {
  if (hasBegun(next, now)) return 'arrival'
  return tripStatus === 'InProgress' ? 'next' : 'first'
}

function stayOf({ segments, tripStatus }: Trip, now: Date): Stop | undefined {
  const stays = segments.filter(({ kind }) => kind === 'hotel')
  if (tripStatus !== 'InProgress') return stays[0] && { is: 'stay', segment: stays[0] }
  const today = ({ to }: Segment) => localDayAt(now, to.timeZone)
  const tonight = stays.find(
    (stay) => checkInDay(stay.departure) <= today(stay) && today(stay) < stay.arrival.slice(0, 10),
  )
  if (tonight) return { is: 'tonight', segment: tonight }
  const last = stays.find((stay) => hasBegun(stay, now) && !isOver(stay, now))
  return last && { is: 'checkOut', segment: last }
}
