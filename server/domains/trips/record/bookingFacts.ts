import { dayMs } from '#contract/time/durations.ts'
import type { BookingType, TravelType } from '#contract/reports/scores.ts'
import { checkInDay, isJourney } from '#contract/trips/segments.ts'
import type { SegmentKind } from '#contract/trips/trips.ts'
import type { bookingRecords } from '#server/db/schema/reports/scores.ts'
import { journeyOf, lastDayOf } from '#server/domains/trips/journey.ts'
import type { SegmentRow } from '#server/domains/trips/segmentRows.ts'
import type { TripRow } from '#server/domains/trips/status.ts'
import { addDays, daysBetween, localDateOf } from '#server/time/zonedTime.ts'

type RecordRow = typeof bookingRecords.$inferInsert

/** The facts of a booking record about the trip itself, without the traveler's place in the company and the payment. */
export type TripFacts = Omit<
  RecordRow,
  'id' | 'costCenterId' | 'groupId' | 'isUsedAsGhost' | 'ticketedOn' | 'referenceFare'
>

type BookedTrip = Pick<
  TripRow,
  | 'id'
  | 'companyId'
  | 'profileId'
  | 'bookingId'
  | 'bookedAt'
  | 'source'
  | 'currency'
  | 'total'
  | 'lowestTotal'
  | 'outOfPolicyReason'
  | 'groupTravelId'
  | 'cancellation'
> &
  Pick<RecordRow, 'status'>

const cents = (amount: number) => Math.round(amount * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + cents(amount), 0) / 100

/**
 * The facts of a booked trip that its scores and reports are computed from.
 * @param segments in chronological order; at least one
 * @param homeCountry of the traveler, ISO 3166-1 alpha-2: a stay or a rental there is domestic
 */
export function tripFacts(trip: BookedTrip, segments: readonly SegmentRow[], homeCountry: string): TripFacts {
  const { main, outward } = journeyOf(segments)
  const [startsOn, endsOn] = [main.departureLocal.slice(0, 10), lastDayOf(segments)]
  const refundOf = ({ id }: SegmentRow) => trip.cancellation?.find(({ segmentId }) => segmentId === id)?.refund ?? 0
  const spentOn = (kind: SegmentKind) =>
    sum(segments.flatMap((segment) => (segment.kind === kind ? [segment.amount, segment.tax, -refundOf(segment)] : [])))
  const grossAmount = sum(segments.flatMap(({ amount, tax }) => [amount, tax]))
  return {
    companyId: trip.companyId,
    profileId: trip.profileId,
    tripId: trip.id,
    bookingId: trip.bookingId,
    status: trip.status === 'cancelled' ? 'cancelled' : 'confirmed',
    bookedOn: trip.bookedAt.toISOString().slice(0, 10),
    startsOn,
    endsOn,
    travelType: travelTypeOf(segments, homeCountry),
    bookingType: bookingTypeOf(trip),
    isEligible: isSimple(segments),
    isGroupEvent: trip.groupTravelId !== null,
    daysInAdvance: Math.max(0, daysBetween(localDateOf(trip.bookedAt.getTime(), main.from.timeZone), startsOn)),
    nights: Math.max(0, daysBetween(startsOn, endsOn)),
    hotelNights: hotelNights(segments),
    originCode: main.from.code,
    destinationCode: outward.to.code,
    destinationCity: outward.to.city,
    destinationCountryCode: outward.to.countryCode,
    currency: trip.currency,
    flightAmount: spentOn('flight'),
    trainAmount: spentOn('train'),
    hotelAmount: spentOn('hotel'),
    carAmount: spentOn('car'),
    feeAmount: sum([trip.total, -grossAmount]),
    grossAmount,
    refunded: sum(segments.map(refundOf)),
    lowFare: trip.lowestTotal > 0 ? trip.lowestTotal : null,
    // Only trips of the booking tool are compared with the policy.
    policyRespected: trip.source === 'bookingTool' ? trip.outOfPolicyReason === null : null,
    policyReason: trip.outOfPolicyReason,
  }
}

const bookingTypeOf = ({ source }: BookedTrip): BookingType => (source === 'bookingTool' ? 'online' : 'agent')

/** Domestic where every flight, train, stay and rental is in the country the trip begins in. */
function travelTypeOf(segments: readonly SegmentRow[], homeCountry: string): TravelType {
  const home = segments.find(isJourney)?.from.countryCode ?? homeCountry
  const isAtHome = segments.every(({ from, to }) => from.countryCode === home && to.countryCode === home)
  return isAtHome ? 'domestic' : 'international'
}

/** Nights in booked hotels; a night that two stays have counts once. */
function hotelNights(segments: readonly SegmentRow[]): number {
  const stays = segments.filter(({ kind }) => kind === 'hotel')
  const nights = stays.flatMap(({ departureLocal, arrivalLocal }) => {
    const first = checkInDay(departureLocal)
    return Array.from({ length: Math.max(0, daysBetween(first, arrivalLocal)) }, (_, at) => addDays(first, at))
  })
  return new Set(nights).size
}

/** The booking tool sells a way there, a way back, a stay and a car: a trip with a second destination needs an agent. */
function isSimple(segments: readonly SegmentRow[]): boolean {
  const rides = segments.filter(isJourney)
  if (rides.length === 0) return true
  const { outward } = journeyOf(segments)
  const start = rides[0]!.from.cityCode
  const stops = rides.slice(0, -1).filter((ride, at) => {
    const stay = rides[at + 1]!.departureAt.getTime() - ride.arrivalAt.getTime()
    return ride !== outward && stay >= longestLayoverMs
  })
  const last = rides.at(-1)!
  return stops.length === 0 && (last === outward || last.to.cityCode === start)
}

/** A longer stop is a destination of its own. */
const longestLayoverMs = dayMs
