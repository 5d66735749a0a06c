import type { invoices } from '#server/db/schema/trips.ts'
import { daysFrom } from './days.ts'
import { invoiceLine } from '#server/domains/trips/invoiceLine.ts'
import type { Journey } from './journeys.ts'
import { cents } from './segments.ts'

type InvoiceRow = typeof invoices.$inferInsert

/**
 * One invoice for each trip that is not cancelled: of those booked in the tool, issued with the booking; of those that
 * the agency booked, issued once it is over; numbered in order of issue.
 */
export function invoiceRows(
  journeys: Journey[],
  cardOf: (profileId: string) => string | null,
  now: Date,
): InvoiceRow[] {
  return journeys
    .filter(({ trip }) => trip.status === 'confirmed' && (trip.source === 'bookingTool' || trip.endsAt < now))
    .map((made) => ({ ...made, issuedAt: issueOf(made.trip) }))
    .toSorted((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime())
    .map(({ trip, segments, issuedAt }, at) => {
      return {
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
        maskedCreditCard: cardOf(trip.profileId),
      }
    })
}

const issueOf = ({ source, bookedAt, endsAt }: Journey['trip']) =>
  source === 'bookingTool' ? bookedAt : daysFrom(endsAt, 1)
