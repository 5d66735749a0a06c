import { hourMs } from '#contract/time/durations.ts'
import { isInSchengen } from '#contract/stays/schengen.ts'
import type { Stay } from '#contract/stays/shortStay.ts'
import type { Presence, PresenceSegment } from '#server/domains/trips/presences.ts'
import { addDays, daysBetween } from '#server/time/zonedTime.ts'

/** A trip with its places and segments, as days abroad are read from it. */
export interface StayTrip {
  bookingId: string
  /** In the order of the trip. */
  presences: readonly Pick<Presence, PresenceColumn>[]
  segments: readonly PresenceSegment[]
}
type PresenceColumn =
  'countryCode' | 'arrivesAt' | 'leavesAt' | 'arrivesLocal' | 'leavesLocal' | 'nights' | 'nightsWithoutHotel'
type StayPresence = StayTrip['presences'][number]

/** Days in a country that belong to a trip. */
export interface TripStay extends Stay {
  bookingId: string
}

/** The longest wait for a connection without an entry, and the longest time between two trips that is spent there. */
const longestTransitHours = 24
const longestGapDays = 90

/**
 * The days abroad of trips, in their order. An airside connection is no entry, and the way between two members is spent
 * in the area. Where a trip ends abroad and the next one begins in that country, or area, the days between are spent
 * there; a trip that begins abroad has its first day there.
 * @param home country of residence; empty where it is not known, and then nothing between trips is assumed
 */
export function staysOfTrips(trips: readonly StayTrip[], home: string): TripStay[] {
  const inOrder = trips.filter(({ segments }) => segments.length > 0).toSorted(byBegin)
  return inOrder.flatMap((trip, at) => [
    ...beginAbroad(trip, home),
    ...staysOfTrip(trip),
    ...stayUntil(trip, inOrder[at + 1], home),
  ])
}

/** The segment that a trip begins with. */
const firstOf = ({ segments }: StayTrip) =>
  segments.toSorted((one, other) => one.departureAt.getTime() - other.departureAt.getTime())[0]!
const byBegin = (one: StayTrip, other: StayTrip) =>
  firstOf(one).departureAt.getTime() - firstOf(other).departureAt.getTime()

const dayOf = (local: string) => local.slice(0, 10)

function staysOfTrip({ bookingId, presences, segments }: StayTrip): TripStay[] {
  const stays = presences
    .filter((presence) => !isTransit(presence, segments))
    .map(({ countryCode, arrivesLocal, leavesLocal }) => ({
      bookingId,
      country: countryCode,
      from: dayOf(arrivesLocal),
      until: dayOf(leavesLocal),
    }))
  return stays.map((stay, at) => ({ ...stay, until: untilNextMember(stay, stays[at + 1]) }))
}

/** The last day before the next place where both are in the area, as on a train of two nights. */
function untilNextMember(stay: Stay, next: Stay | undefined): string {
  if (!next || !isInSchengen(stay.country, stay.until) || !isInSchengen(next.country, next.from)) return stay.until
  const before = addDays(next.from, -1)
  return before > stay.until ? before : stay.until
}

/**
 * Whether a place is only changed planes at: within 24 hours, at the same airport, without a hotel or a car there, and
 * between two flights that cross a border of its area. A flight within the area begins or ends behind its border, and a
 * night at an airport of the area is an entry, as most of these close their transit zone.
 */
function isTransit(presence: StayPresence, segments: readonly PresenceSegment[]): boolean {
  const { countryCode, arrivesAt, leavesAt, arrivesLocal, leavesLocal, nights, nightsWithoutHotel } = presence
  const flights = segments.filter(({ kind }) => kind === 'flight')
  const landing = flights.find(({ arrivalAt }) => arrivalAt.getTime() === arrivesAt.getTime())
  const leaving = flights.find(({ departureAt }) => departureAt.getTime() === leavesAt.getTime())
  if (!landing || !leaving || landing.to.code !== leaving.from.code) return false
  if (leavesAt.getTime() - arrivesAt.getTime() >= longestTransitHours * hourMs || nights > nightsWithoutHotel)
    return false
  const isOvernight = dayOf(arrivesLocal) !== dayOf(leavesLocal)
  if (isOvernight && isInSchengen(countryCode, dayOf(leavesLocal))) return false
  const hasStay = segments.some(
    ({ kind, departureAt }) =>
      (kind === 'hotel' || kind === 'car') && departureAt >= arrivesAt && departureAt < leavesAt,
  )
  const area = areaOf(countryCode, dayOf(arrivesLocal))
  const crosses = [landing.from, leaving.to].every((place) => areaOf(place.countryCode, dayOf(arrivesLocal)) !== area)
  return crosses && !hasStay
}

const areaOf = (country: string, day: string) => (isInSchengen(country, day) ? 'schengen' : country)

/** The first day of a trip that begins abroad, as the second of two one-way tickets does. */
function beginAbroad(trip: StayTrip, home: string): TripStay[] {
  const { from, departureLocal } = firstOf(trip)
  if (home === '' || from.countryCode === home) return []
  const day = dayOf(departureLocal)
  return [{ bookingId: trip.bookingId, country: from.countryCode, from: day, until: day }]
}

/**
 * The days between a trip that ends abroad and the next one, which begins in the same country, or in another member
 * where both are: somebody who flies to Paris and home from Berlin was in the area in between.
 */
function stayUntil(trip: StayTrip, next: StayTrip | undefined, home: string): TripStay[] {
  const last = trip.presences.at(-1)
  if (!last || !next || home === '' || last.countryCode === home) return []
  const { from, departureLocal } = firstOf(next)
  const gap = daysBetween(last.leavesLocal, departureLocal)
  const day = dayOf(departureLocal)
  const isSameArea = areaOf(from.countryCode, day) === areaOf(last.countryCode, dayOf(last.leavesLocal))
  if (!isSameArea || gap < 0 || gap > longestGapDays) return []
  return [
    {
      bookingId: trip.bookingId,
      country: last.countryCode,
      from: dayOf(last.leavesLocal),
      until: day,
    },
  ]
}
