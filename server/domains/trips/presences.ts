import { dayMs, hourMs } from '#contract/time/durations.ts'
import { checkInDay, isJourney } from '#contract/trips/segments.ts'
import type { Place } from '#contract/trips/trips.ts'
import type { tripPresences } from '#server/db/schema/risk/presences.ts'
import type { SegmentRow } from '#server/domains/trips/segmentRows.ts'
import { positionOf } from '#server/reference/places.ts'
import { daysBetween, localTimeOf } from '#server/time/zonedTime.ts'

type PresenceRow = typeof tripPresences.$inferInsert
export type Presence = Omit<PresenceRow, 'tripId' | 'companyId' | 'profileId'>

/** The columns of a segment that presences are computed from. */
export type PresenceSegment = Pick<
  SegmentRow,
  'kind' | 'from' | 'to' | 'departureAt' | 'arrivalAt' | 'departureLocal' | 'arrivalLocal' | 'ordinal'
>

/** The traveler comes to a place, by a journey or by a stay or a rental there. */
interface Arrival {
  place: Place
  setsOutAt: Date
  arrivesAt: Date
}

/** A city as two places are compared by it. */
type City = Pick<Place, 'countryCode' | 'cityCode' | 'city'>

/**
 * Days after the last known moment in which a traveler is presumed to be at the last place of their trip. Most stays on
 * business are shorter; people who came home by a way that nobody booked would fill the searches of a longer time.
 */
export const presumedDays = 7

/**
 * The places that a trip takes its traveler to, in the order of time. A flight or train leads to its end; a stay or the
 * pick-up of a car in another city leads there too, as the way to it is not known; a car is at its pick-up until it is
 * returned. Arrivals in the city where the traveler already is add no place. The traveler is presumed to stay at the last
 * place for some days, unless they are home there: where the trip began, or where they live.
 * @param given segments of one trip, in any order
 * @param residence the city of the traveler's home airport; missing where it is not known, as of a guest
 */
export function presencesOf(given: readonly PresenceSegment[], residence?: City): Presence[] {
  const segments = given.map((segment) => fromLanding(segment, given))
  const arrivals = arrivalsOf(segments)
  if (arrivals.length === 0) return []
  const lastMoment = new Date(Math.max(...segments.map(({ arrivalAt }) => arrivalAt.getTime())))
  const course = { arrivals, home: firstPlace(segments), lastMoment, residence }
  return arrivals.map(({ place, setsOutAt, arrivesAt }, ordinal) => {
    const end = endOfPresence(ordinal, course)
    return {
      ordinal,
      countryCode: place.countryCode,
      cityCode: place.cityCode,
      placeCode: place.code,
      city: place.city,
      timeZone: place.timeZone,
      ...positionAt(arrivals, ordinal),
      setsOutAt,
      arrivesAt,
      ...end,
      ...nightsAt(place, arrivesAt, end.leavesAt, segments),
    }
  })
}

interface Course {
  arrivals: readonly Arrival[]
  /** Where the trip begins. */
  home: Place
  /** The end of the last booking. */
  lastMoment: Date
  residence: City | undefined
}

/** When the traveler leaves a place, as booked and as presumed, and whether they are home there. */
function endOfPresence(
  ordinal: number,
  { arrivals, home, lastMoment, residence }: Course,
): Pick<Presence, 'leavesAt' | 'hasWayOn' | 'presumedUntil' | 'isHome'> {
  const { place, arrivesAt } = arrivals[ordinal]!
  const next = arrivals[ordinal + 1]
  const isHome = !next && isSameCity(place, home) && isReturn(arrivals, ordinal, home)
  const leavesAt = laterOf(arrivesAt, next?.setsOutAt ?? (isHome ? arrivesAt : lastMoment))
  const hasWayOn = next !== undefined || isHome || (residence !== undefined && isSameCity(place, residence))
  // Their other trips shorten it: `recordPresumptions`.
  const presumedUntil = hasWayOn ? leavesAt : new Date(leavesAt.getTime() + presumedDays * dayMs)
  return { leavesAt, hasWayOn, presumedUntil, isHome }
}

/** The local times of a presence, with its nights and those without a hotel. */
function nightsAt(
  place: Place,
  arrivesAt: Date,
  leavesAt: Date,
  segments: readonly PresenceSegment[],
): Pick<Presence, 'arrivesLocal' | 'leavesLocal' | 'nights' | 'nightsWithoutHotel'> {
  const arrivesLocal = localTimeOf(arrivesAt.getTime(), place.timeZone)
  const leavesLocal = localTimeOf(leavesAt.getTime(), place.timeZone)
  const nights = Math.max(0, daysBetween(arrivesLocal, leavesLocal))
  const stays = segments.filter(({ kind, to }) => kind === 'hotel' && isSameCity(to, place))
  return {
    arrivesLocal,
    leavesLocal,
    nights,
    nightsWithoutHotel: nights - nightsWithHotel(stays, arrivesLocal, leavesLocal),
  }
}

/**
 * The position of a place. A stay that was entered by hand has none of its own; where no flight or train leads to it,
 * it is near the place before it in the country.
 */
function positionAt(
  arrivals: readonly Arrival[],
  ordinal: number,
): { latitude: number | null; longitude: number | null } {
  const { place, setsOutAt, arrivesAt } = arrivals[ordinal]!
  const { latitude = null, longitude = null } = positionOf(place) ?? {}
  const isReachedFromBefore =
    setsOutAt.getTime() === arrivesAt.getTime() && arrivals[ordinal - 1]?.place.countryCode === place.countryCode
  return latitude === null && isReachedFromBefore ? positionAt(arrivals, ordinal - 1) : { latitude, longitude }
}

/** A journey that sets out this long after the check-in hour of a stay still leads to it. */
const sameDayMs = 24 * hourMs

/**
 * A stay or a rental begins no earlier than the landing of the journey that leads to it: a hotel is booked from its
 * check-in hour, although the traveler lands at night, and an address by hand may name a suburb of the city.
 */
function fromLanding(segment: PresenceSegment, segments: readonly PresenceSegment[]): PresenceSegment {
  if (isJourney(segment)) return segment
  const { departureAt, arrivalAt, from } = segment
  const landing = segments
    .filter(
      (each) =>
        isJourney(each) &&
        (isSameCity(each.to, from) || isFromAbroad(each, from)) &&
        each.departureAt.getTime() < departureAt.getTime() + sameDayMs &&
        each.arrivalAt > departureAt &&
        each.arrivalAt < arrivalAt,
    )
    .toSorted((one, other) => other.arrivalAt.getTime() - one.arrivalAt.getTime())[0]
  return landing ? { ...segment, departureAt: landing.arrivalAt } : segment
}

const isFromAbroad = ({ from, to }: PresenceSegment, place: Place) =>
  to.countryCode === place.countryCode && from.countryCode !== place.countryCode

/** All arrivals in the order of time, without those in the city where the traveler already is. */
function arrivalsOf(segments: readonly PresenceSegment[]): Arrival[] {
  const all = segments.flatMap(arrivalsOfSegment).toSorted(byTime)
  return all.filter(({ place }, at) => at === 0 || !isSameCity(place, all[at - 1]!.place))
}

const byTime = (one: Arrival, other: Arrival) =>
  one.setsOutAt.getTime() - other.setsOutAt.getTime() || one.arrivesAt.getTime() - other.arrivesAt.getTime()

function arrivalsOfSegment(segment: PresenceSegment): Arrival[] {
  const { kind, from, to, departureAt, arrivalAt } = segment
  if (isJourney(segment)) return [{ place: to, setsOutAt: departureAt, arrivesAt: arrivalAt }]
  const begin = { place: kind === 'car' ? from : to, setsOutAt: departureAt, arrivesAt: departureAt }
  if (kind !== 'car' || isSameCity(from, to)) return [begin]
  return [begin, { place: to, setsOutAt: arrivalAt, arrivesAt: arrivalAt }]
}

/** The city where the trip begins. */
const firstPlace = (segments: readonly PresenceSegment[]) =>
  segments.toSorted((one, other) => one.departureAt.getTime() - other.departureAt.getTime())[0]!.from

/** Whether the last arrival leads back: a rental or stay in the own city is no way home. */
const isReturn = (arrivals: readonly Arrival[], ordinal: number, home: Place) =>
  ordinal > 0 && !isSameCity(arrivals[ordinal - 1]!.place, home)

/** Places entered by hand may have no code: then names are compared. */
const isSameCity = (one: City, other: City) =>
  one.countryCode === other.countryCode &&
  (one.cityCode && other.cityCode ? one.cityCode === other.cityCode : one.city === other.city)

const laterOf = (one: Date, other: Date) => (one > other ? one : other)

/** The nights between two local times for which one of some hotels is booked; two hotels of one night count once. */
function nightsWithHotel(stays: readonly PresenceSegment[], arrives: string, leaves: string): number {
  const [first, last] = [arrives.slice(0, 10), leaves.slice(0, 10)]
  const booked = new Set<number>()
  for (const stay of stays) {
    const from = Math.max(0, daysBetween(first, checkInDay(stay.departureLocal)))
    const until = Math.min(daysBetween(first, last), daysBetween(first, stay.arrivalLocal))
    for (let night = from; night < until; night += 1) booked.add(night)
  }
  return booked.size
}
