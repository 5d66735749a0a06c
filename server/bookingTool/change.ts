import type { FullTrip } from '#server/domains/trips/readTrips.ts'
import { journeyOf } from '#server/domains/trips/journey.ts'
import type { SegmentRow } from '#server/domains/trips/segmentRows.ts'
import type { Services } from '#server/services/services.ts'
import { findBooking } from './bookings.ts'
import { totalOf, priceOf } from './schedule/fares.ts'
import { airportsOf } from '#server/reference/places.ts'
import type { Plan } from './plan.ts'
import type { Search } from './search.ts'
import type { Visit } from './visit.ts'

const dayMs = 86_400_000
/** A longer wait between two rides is a stay. */
const stayMs = dayMs / 2
const cityOf = (code: string) => airportsOf(code)[0]?.cityCode ?? code
const of = (segments: readonly SegmentRow[], kind: SegmentRow['kind']) =>
  segments.filter((segment) => segment.kind === kind)

const stays = (rides: readonly SegmentRow[]) =>
  rides.slice(1).filter((next, at) => next.departureAt.getTime() - rides[at]!.arrivalAt.getTime() > stayMs).length

/**
 * The search that a booked trip came from, to be asked again with other dates; undefined for trips the tool cannot
 * make at once (several cities, flights and trains, several hotels).
 */
export function searchOf({ segments }: Pick<FullTrip, 'segments'>): Omit<Search, 'change'> | undefined {
  const [flights, trains, hotels, cars] = [
    of(segments, 'flight'),
    of(segments, 'train'),
    of(segments, 'hotel'),
    of(segments, 'car'),
  ]
  const rides = [...flights, ...trains]
  const isMixed = flights.length > 0 && trains.length > 0
  if (isMixed || hotels.length > 1 || cars.length > 1 || stays(rides) > 1) return undefined
  const [first] = segments
  const { main, outward, homeward } = journeyOf(segments)
  const end = rides.at(-1)
  if (!first || (homeward && end && cityOf(end.to.code) !== cityOf(main.from.code))) return undefined
  const stay = hotels[0] ?? cars[0]
  return {
    ride: flights.length > 0 ? 'flight' : trains.length > 0 ? 'train' : 'none',
    hasHotel: hotels.length > 0,
    hasCar: cars.length > 0,
    isReturn: homeward !== undefined,
    from: rides.length > 0 ? main.from.code : '',
    to: rides.length > 0 ? outward.to.code : first.to.code,
    depart: first.departureLocal.slice(0, 10),
    until: homeward?.departureLocal.slice(0, 10) ?? stay?.arrivalLocal.slice(0, 10),
  }
}

/** Why a booked trip cannot be changed here; undefined where it can. */
export function changeObstacle(
  { trip, segments }: FullTrip,
  now: Date,
): 'cancelled' | 'started' | 'agency' | undefined {
  if (trip.status === 'cancelled') return 'cancelled'
  if (trip.startsAt <= now) return 'started'
  return trip.source === 'manual' || !searchOf({ segments }) ? 'agency' : undefined
}

const feeDollars = { flight: 90, train: 15 }

/**
 * What changing costs besides the difference, in cents: nothing within 24 hours of booking, in business class and
 * without a ride; else a fee of the carrier.
 */
export function changeFee({ trip, segments }: Pick<FullTrip, 'trip' | 'segments'>, now: Date): number {
  const ride = segments.find(({ kind }) => kind === 'flight' || kind === 'train')
  if (!ride || ride.cabin === 'business' || now.getTime() - trip.bookedAt.getTime() <= dayMs) return 0
  return priceOf(feeDollars[ride.kind === 'train' ? 'train' : 'flight'], 'flight', trip.currency).net
}

/** What a change comes to; cents. */
export interface ChangeTerms {
  full: FullTrip
  /** What the segments that go were booked for. */
  paid: number
  fee: number
  /** To be paid, or when negative to be given back. */
  due: number
}

const cents = (units: number) => Math.round(units * 100)

/** The change that a plan is, or why it cannot be made: the trip is not theirs, or is not what they saw any more. */
export async function readChange(
  services: Services,
  visit: Visit,
  { search, price }: Plan,
): Promise<ChangeTerms | 'notThere' | 'conflict' | undefined> {
  if (!search.change) return undefined
  const full = await findBooking(services, visit, search.change.bookingId)
  if (!full) return 'notThere'
  const isAsSeen = full.trip.version === search.change.version && !changeObstacle(full, services.now())
  if (!isAsSeen) return 'conflict'
  const paid = full.segments.reduce((sum, { amount, tax }) => sum + cents(amount) + cents(tax), 0)
  const fee = changeFee(full, services.now())
  return { full, paid, fee, due: totalOf(price) - paid + fee }
}
