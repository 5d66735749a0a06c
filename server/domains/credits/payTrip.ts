import { savedBy } from '#contract/payment/creditPayment.ts'
import { toHundredths } from '#contract/payment/hundredths.ts'
import { invoiceLine } from '#server/domains/trips/invoiceLine.ts'
import { issueInvoice } from '#server/domains/trips/record/issueInvoice.ts'
import type { NewSegment } from '#server/domains/trips/segmentRows.ts'
import type { TripRow } from '#server/domains/trips/status.ts'
import { paymentLines } from '#server/domains/trips/tripCredits.ts'
import type { Transaction } from '#server/domains/trips/writeTrip.ts'
import { CreditsChanged, payWithCredits } from './payWithCredits.ts'

/** The payment of a trip. Amounts in the main unit of its currency. */
export interface TripPayment {
  segments: readonly NewSegment[]
  total: number
  tax: number
  maskedCard: string | null
  /** The traveler's credits that pay first, in their order. */
  creditIds: readonly string[]
  actorProfileId: string
  at: Date
}

type PaidTrip = Pick<TripRow, 'id' | 'companyId' | 'profileId' | 'bookingId' | 'currency'>

/**
 * Pays a trip whose segments are written, with credits first, and issues its invoice. The trip keeps its price, whatever
 * has paid for it; the invoice has what is left to pay.
 * @returns what was left to pay
 * @throws CreditsChanged where the credits do not pay as they did
 */
export async function payTrip(tx: Transaction, trip: PaidTrip, payment: TripPayment): Promise<number> {
  const { segments, creditIds, actorProfileId, at, tax, maskedCard } = payment
  const payments = await payWithCredits(tx, { tripId: trip.id, creditIds, actorProfileId, at })
  const total = toHundredths(payment.total - savedBy(payments))
  const lines = [...segments.map(invoiceLine), ...paymentLines(payments)]
  await issueInvoice(tx, trip, { total, tax, lines, maskedCard }, at)
  return total
}

/**
 * Pays a trip that was approved. Where a credit was used elsewhere or has lapsed since the traveler chose it, the card
 * pays all: the trip is approved, and must not fail.
 */
export async function payApprovedTrip(tx: Transaction, trip: PaidTrip, payment: TripPayment): Promise<void> {
  try {
    await payTrip(tx, trip, payment)
  } catch (error) {
    if (!(error instanceof CreditsChanged)) throw error
    await payTrip(tx, trip, { ...payment, creditIds: [] })
  }
}
