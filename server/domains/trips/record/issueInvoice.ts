import { randomUUID } from 'node:crypto'
import { invoices, type InvoiceLine } from '#server/db/schema/trips/trips.ts'
import type { TripRow } from '#server/domains/trips/status.ts'
import type { Transaction } from '#server/domains/trips/writeTrip.ts'

/** Amounts in the main unit of the trip's currency. */
interface Payment {
  total: number
  tax: number
  lines: InvoiceLine[]
  maskedCard: string | null
}

type Invoiced = Pick<TripRow, 'id' | 'companyId' | 'profileId' | 'bookingId' | 'currency'>

/** Issues the first invoice of a trip. */
export async function issueInvoice(tx: Transaction, trip: Invoiced, payment: Payment, at: Date): Promise<void> {
  await tx.insert(invoices).values({
    id: randomUUID(),
    companyId: trip.companyId,
    profileId: trip.profileId,
    tripId: trip.id,
    number: `BT-${at.getUTCFullYear()}-${trip.bookingId}`,
    issuedAt: at,
    currency: trip.currency,
    total: payment.total,
    tax: payment.tax,
    lines: payment.lines,
    maskedCreditCard: payment.maskedCard,
  })
}
