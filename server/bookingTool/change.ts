import type { FullTrip } from '#server/domains/trips/readTrips.ts'
import { journeyOf } from '#server/domains/trips/journey.ts'
import type { SegmentRow } from '#server/domains/trips/segmentRows.ts'
import type { Services } from '#server/services/services.ts'
import { findBooking } from './bookings.ts'
import { totalOf, priceOf } from './schedule/fares.ts'
import { fareConditions, type FareConditions } from '#server/suppliers/fareConditions.ts'
import { airportsOf } from '#server/reference/places.ts'
import { dayMs } from '#server/time/durations.ts'
import type { Plan } from './plan.ts'
import type { SearchCriteria } from './searchForm.ts'
import type { ToolSession } from './toolSession.ts'

/** Between two flights or trains, a wait longer than this counts as a stay at the destination. */
const stayMs = dayMs / 2
const cityOf = (code: string) => airportsOf(code)[0]?.cityCode ?? code
const ofKind = (segments: readonly SegmentRow[], kind: SegmentRow['kind']) =>
  segments.filter((segment) => segment.kind === kind)

const stays = (flightsAndTrains: readonly SegmentRow[]) =>
  flightsAndTrains
    .slice(1)
    .filter((next, at) => next.departureAt.getTime() - flightsAndTrains[at]!.arrivalAt.getTime() > stayMs).length

/**
 * The search criteria that would find a booked trip again, to be repeated with other dates. Undefined for trips the
 * tool cannot book in one go: several destinations, flights mixed with trains, several hotels or cars.
 */
export function searchForBooking({ segments }: Pick<FullTrip, 'segments'>): Omit<SearchCriteria, 'change'> | undefined {
  const [flights, trains, hotels, cars] = [
    ofKind(segments, 'flight'),
    ofKind(segments, 'train'),
    ofKind(segments, 'hotel'),
    ofKind(segments, 'car'),
  ]
  const flightsAndTrains = [...flights, ...trains]
  const isMixed = flights.length > 0 && trains.length > 0
  if (isMixed || hotels.length > 1 || cars.length > 1 || stays(flightsAndTrains) > 1) return undefined
  const [first] = segments
  const { main, outward, homeward } = journeyOf(segments)
  const end = flightsAndTrains.at(-1)
  if (!first || (homeward && end && cityOf(end.to.code) !== cityOf(main.from.code))) return undefined
  const stay = hotels[0] ?? cars[0]
  return {
    transport: flights.length > 0 ? 'flight' : trains.length > 0 ? 'train' : 'none',
    hasHotel: hotels.length > 0,
    hasCar: cars.length > 0,
    isReturn: homeward !== undefined,
    from: flightsAndTrains.length > 0 ? main.from.code : '',
    to: flightsAndTrains.length > 0 ? outward.to.code : first.to.code,
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
  return trip.source === 'manual' || !searchForBooking({ segments }) ? 'agency' : undefined
}

/**
 * The change fee of the carrier, in cents, on top of the price difference. There is none within 24 hours of booking, in
 * business class, and for trips without a flight or train.
 */
export function changeFee({ trip, segments }: Pick<FullTrip, 'trip' | 'segments'>, now: Date): number {
  const flightOrTrain = segments.find(({ kind }) => kind === 'flight' || kind === 'train')
  if (!flightOrTrain || now.getTime() - trip.bookedAt.getTime() <= dayMs) return 0
  return changeFeeOf(fareConditions(flightOrTrain.kind, flightOrTrain.cabin), trip.currency)
}

/** The fee in cents of a currency. */
export const changeFeeOf = ({ changeFeeDollars }: FareConditions, currency: string): number =>
  priceOf(changeFeeDollars, 'flight', currency).net

/** What a change costs. Amounts in cents. */
export interface ChangeTerms {
  full: FullTrip
  /** What the segments that are replaced had cost, with tax. */
  paid: number
  fee: number
  /** Still to be paid; a refund when negative. */
  due: number
}

const cents = (units: number) => Math.round(units * 100)

/**
 * The terms of the change a plan asks for; undefined for a new booking. @returns `notThere` when the trip is not this
 * traveller's, `conflict` when it has been changed or has begun since they opened it
 */
export async function readChange(
  services: Services,
  session: ToolSession,
  { search, price }: Plan,
): Promise<ChangeTerms | 'notThere' | 'conflict' | undefined> {
  if (!search.change) return undefined
  const full = await findBooking(services, session, search.change.bookingId)
  if (!full) return 'notThere'
  const isAsSeen = full.trip.version === search.change.version && !changeObstacle(full, services.now())
  if (!isAsSeen) return 'conflict'
  const paid = full.segments.reduce((sum, { amount, tax }) => sum + cents(amount) + cents(tax), 0)
  const fee = changeFee(full, services.now())
  return { full, paid, fee, due: totalOf(price) - paid + fee }
}
