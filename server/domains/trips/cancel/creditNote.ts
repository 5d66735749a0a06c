import type { CreditPayment } from '#contract/payment/creditPayment.ts'
import type { invoices, InvoiceLine } from '#server/db/schema/trips/trips.ts'
import { invoiceLine } from '#server/domains/trips/invoiceLine.ts'
import { givenBackLines } from '#server/domains/trips/tripCredits.ts'
import type { NewSegment } from '#server/domains/trips/segmentRows.ts'
import { refundOf } from './refunds.ts'

type InvoiceRow = typeof invoices.$inferInsert

interface Cancelled {
  bookingId: string
  segments: readonly (NewSegment & { id: string })[]
  /** The part of the refund that goes back to credits. */
  givenBack?: readonly CreditPayment[]
  bookedAt: Date
  now: Date
}

/** The credit note for the invoice of a trip canceled at an instant; undefined without a refund. */
export function creditNoteFor(
  invoice: InvoiceRow,
  { bookingId, segments, givenBack = [], ...at }: Cancelled,
): Omit<InvoiceRow, 'id'> | undefined {
  const refunded = segments
    .map((segment): InvoiceLine => ({ ...invoiceLine(segment), ...negative(refundOf(segment, at)) }))
    .filter(({ amount, tax }) => amount + tax < 0)
  if (refunded.length === 0) return undefined
  const lines = [...refunded, ...givenBackLines(givenBack)]
  const sum = (part: 'amount' | 'tax') => lines.reduce((cents, line) => cents + Math.round(line[part] * 100), 0)
  return {
    ...invoice,
    number: `CN-${at.now.getUTCFullYear()}-${bookingId}`,
    issuedAt: at.now,
    total: (sum('amount') + sum('tax')) / 100,
    tax: sum('tax') / 100,
    lines,
    creditOf: invoice.id,
  }
}

const negative = ({ amount, tax }: { amount: number; tax: number }) => ({ amount: 0 - amount, tax: 0 - tax })
