import type { invoices } from '#server/db/schema/trips/trips.ts'
import { daysFrom } from '#server/demo/data/days.ts'
import { creditNoteFor } from '#server/domains/trips/cancel/creditNote.ts'
import { invoiceLine } from '#server/domains/trips/invoiceLine.ts'
import type { Journey } from './journeys.ts'
import { cents } from './segments.ts'

type InvoiceRow = typeof invoices.$inferInsert

/**
 * One invoice for each trip booked in the tool, issued with the booking, and for each confirmed trip of the agency,
 * issued when it is over. They are numbered in order of issue. A credit note has the refund of a cancelled trip.
 */
export function invoiceRows(
  journeys: Journey[],
  cardOf: (trip: Journey['trip']) => string | null,
  now: Date,
): InvoiceRow[] {
  return journeys
    .filter(({ trip }) => trip.source === 'bookingTool' || (trip.status === 'confirmed' && trip.endsAt < now))
    .map((made) => ({ ...made, issuedAt: issueOf(made.trip) }))
    .toSorted((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime())
    .flatMap(({ trip, segments, issuedAt }, at) => {
      const invoice = {
        id: trip.id.replace(/^t-/, 'i-'),
        companyId: trip.companyId,
        profileId: trip.profileId,
        tripId: trip.id,
        number: `${trip.companyId === 'aurora' ? 'AUR' : trip.companyId.toUpperCase()}-${issuedAt.getUTCFullYear()}-${String(at + 1).padStart(5, '0')}`,
        issuedAt,
        currency: trip.currency,
        total: trip.total,
        tax: cents(segments.reduce((sum, segment) => sum + segment.tax, 0)),
        lines: segments.map(invoiceLine),
        maskedCreditCard: cardOf(trip),
      }
      return [invoice, ...creditOf(invoice, { trip, segments })]
    })
}

function creditOf(invoice: InvoiceRow, { trip, segments }: Journey): InvoiceRow[] {
  const { bookingId, bookedAt, cancelledAt } = trip
  const note = cancelledAt ? creditNoteFor(invoice, { bookingId, segments, bookedAt, now: cancelledAt }) : undefined
  return note ? [{ ...note, id: invoice.id.replace(/^i-/, 'c-'), number: `${invoice.number}-C` }] : []
}

const issueOf = ({ source, bookedAt, endsAt }: Journey['trip']) =>
  source === 'bookingTool' ? bookedAt : daysFrom(endsAt, 1)
