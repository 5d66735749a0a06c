import type { AirlineAmount } from '#contract/payment/creditPayment.ts'
import type { SegmentCancellation } from '#contract/trips/cancellation.ts'
import { checkInDay } from '#contract/trips/segments.ts'
import { dayMs } from '#contract/time/durations.ts'
import { addDays, daysBetween, instantOf, localTimeOf } from '#server/time/zonedTime.ts'
import { fareConditions } from '#server/suppliers/fareConditions.ts'
import type { SegmentRow } from '#server/domains/trips/segmentRows.ts'
import { faresOf } from '#server/domains/trips/tripCredits.ts'

type Rule = SegmentCancellation['rule']

/** The columns of a segment that its refund depends on. */
type Refundable = Pick<
  SegmentRow,
  'id' | 'kind' | 'amount' | 'tax' | 'from' | 'departureLocal' | 'departureAt' | 'arrivalLocal'
> & { cabin?: string | null | undefined }

/** The refund for a segment, before tax and the tax, as on an invoice. */
interface Refund {
  rule: Rule
  amount: number
  tax: number
  freeUntil: Date
}

const cents = (units: number) => Math.round(units * 100)
const sumOf = (...units: number[]) => units.reduce((sum, each) => sum + cents(each), 0) / 100

/**
 * The refund of a segment canceled at an instant, by the terms that the booking tool shows. Flights are free within 24
 * hours of booking; later only taxes are refunded, unless the fare is refundable. A hotel is free until the end of the
 * day before arrival, local time; later the first night is charged. Cars and trains are free until they begin.
 */
export function refundOf(segment: Refundable, { bookedAt, now }: { bookedAt: Date; now: Date }): Refund {
  const { amount, tax } = segment
  const freeUntil = freeUntilOf(segment, bookedAt)
  if (segment.kind === 'car' || segment.kind === 'train' || isRefundableFlight(segment))
    return { rule: 'beforeStart', amount, tax, freeUntil }
  const isFree = now <= freeUntil
  if (segment.kind === 'flight')
    return isFree ? { rule: 'withinADay', amount, tax, freeUntil } : { rule: 'fareKept', amount: 0, tax, freeUntil }
  if (isFree) return { rule: 'inTime', amount, tax, freeUntil }
  const nights = Math.max(1, daysBetween(checkInDay(segment.departureLocal), segment.arrivalLocal))
  return { rule: 'firstNightKept', amount: withoutOne(amount, nights), tax: withoutOne(tax, nights), freeUntil }
}

const withoutOne = (units: number, nights: number) => (cents(units) - Math.ceil(cents(units) / nights)) / 100

const isRefundableFlight = ({ kind, cabin }: Refundable) =>
  kind === 'flight' && fareConditions(kind, cabin ?? null).isRefundable

function freeUntilOf(segment: Refundable, bookedAt: Date): Date {
  const { kind, departureLocal, departureAt, from } = segment
  if (isRefundableFlight(segment)) return departureAt
  if (kind === 'flight') return new Date(Math.min(bookedAt.getTime() + dayMs, departureAt.getTime()))
  if (kind !== 'hotel') return departureAt
  const dayBefore = addDays(checkInDay(departureLocal), -1)
  return new Date(instantOf(`${dayBefore}T23:59`, from.timeZone) + 59_999)
}

/** The refunded fares of flights before tax, by airline. Their credits get back what they paid of them. */
export const refundedFares = (
  segments: readonly (Refundable & Pick<SegmentRow, 'providerCode'>)[],
  at: { bookedAt: Date; now: Date },
): AirlineAmount[] => faresOf(segments.map((segment) => ({ ...segment, amount: refundOf(segment, at).amount })))

/**
 * The refund of every segment, in the shape of the contract. Flights of one booking share a deadline, in local time of
 * the start of the trip. Deadlines of other segments are in local time of their own place.
 */
export const segmentCancellations = (segments: readonly Refundable[], at: { bookedAt: Date; now: Date }) =>
  segments.map((segment): SegmentCancellation => {
    const { rule, amount, tax, freeUntil } = refundOf(segment, at)
    const isOfBooking = rule === 'withinADay' || rule === 'fareKept'
    const { timeZone } = (isOfBooking && segments[0] ? segments[0] : segment).from
    const [paid, refund] = [sumOf(segment.amount, segment.tax), sumOf(amount, tax)]
    return {
      segmentId: segment.id,
      rule,
      paid,
      refund,
      lost: sumOf(paid, -refund),
      freeUntil: freeUntil.toISOString(),
      freeUntilLocal: localTimeOf(freeUntil.getTime(), timeZone),
      timeZone,
    }
  })

/** Sums over segments; zero for none. */
export const totalsOf = (segments: readonly SegmentCancellation[]) => ({
  paid: sumOf(...segments.map(({ paid }) => paid)),
  refund: sumOf(...segments.map(({ refund }) => refund)),
  lost: sumOf(...segments.map(({ lost }) => lost)),
})
