import type { KeptCredit, SegmentCancellation } from '#contract/trips/cancellation.ts'
import { type FareConditions, changeFeeIn, fareConditions } from '#server/suppliers/fareConditions.ts'
import { localDateOf } from '#server/time/zonedTime.ts'

/** The columns of a flight that its credit depends on. */
interface Ticketed {
  id: string
  kind: Parameters<typeof fareConditions>[0]
  cabin?: string | null | undefined
  providerCode: string
  providerName: string
  from: { timeZone: string }
}

interface Cancelled {
  bookedAt: Date
  cancelledAt: Date
  currency: string
}

/** A credit and the day on which it begins. */
type TicketCredit = KeptCredit & { issuedOn: string }

/**
 * The fares that airlines keep as credits after a cancellation: one for each airline whose fares were kept and can be
 * changed. It is valid for a year from the day of booking where the trip was to begin; none where that is over.
 */
export function ticketCredits(
  segments: readonly Ticketed[],
  cancellations: readonly SegmentCancellation[],
  { bookedAt, cancelledAt, currency }: Cancelled,
): TicketCredit[] {
  const timeZone = segments[0]?.from.timeZone
  if (timeZone === undefined) return []
  const issuedOn = localDateOf(cancelledAt.getTime(), timeZone)
  const validUntil = aYearAfter(localDateOf(bookedAt.getTime(), timeZone))
  if (validUntil < issuedOn) return []
  const kept = segments.flatMap((segment) => {
    const its = cancellations.find(({ segmentId }) => segmentId === segment.id)
    const conditions = fareConditions(segment.kind, segment.cabin ?? null)
    return its?.rule === 'fareKept' && its.lost > 0 ? [{ segment, lost: its.lost, conditions }] : []
  })
  return [...Map.groupBy(kept, ({ segment }) => segment.providerCode)].map(([airlineCode, flights]) => ({
    airlineCode,
    airlineName: flights[0]?.segment.providerName ?? airlineCode,
    amount: flights.reduce((cents, { lost }) => cents + Math.round(lost * 100), 0) / 100,
    changeFee: highestFee(
      flights.map(({ conditions }) => conditions),
      currency,
    ),
    issuedOn,
    validUntil,
  }))
}

/** A ticket of several flights is changed once, under the strictest of its fares. */
const highestFee = (conditions: readonly FareConditions[], currency: string) =>
  Math.max(...conditions.map((each) => changeFeeIn(each, currency)))

/** The same day a year later; 28 February after 29 February. */
function aYearAfter(day: string): string {
  const [year, ...rest] = day.split('-')
  const later = `${Number(year) + 1}-${rest.join('-')}`
  return later.endsWith('-02-29') ? later.replace(/29$/, '28') : later
}
