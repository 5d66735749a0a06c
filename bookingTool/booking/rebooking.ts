import { randomUUID } from 'node:crypto'
import { invoices, trips } from '#server/db/schema/trips.ts'
import { invoiceLine } from '#server/domains/trips/invoiceLine.ts'
import { recordBooking } from '#server/domains/trips/record/recordBooking.ts'
import type { NewSegment } from '#server/domains/trips/segmentRows.ts'
import { unchangedUpcomingCondition } from '#server/domains/trips/status.ts'
import { replaceSegments, spanOf, type Transaction } from '#server/domains/trips/writeTrip.ts'
import type { Services } from '#server/services/services.ts'
import { inCents, inUnits } from './cents.ts'
import type { ChangeTerms } from './change.ts'
import { sendBooking } from './bookingMail.ts'
import { claimKey, type Confirmation } from './newBooking.ts'
import { refuseUnseenOverlap } from './overlaps.ts'
import { segmentRows, unitsOf, withIds } from './tripRows.ts'

/** The trip was changed or cancelled after the page was shown and before it was confirmed. */
export class BookingConflict extends Error {}

/**
 * Replaces a booked trip by the plan in one transaction: new segments, an invoice for the difference, the next version and
 * the traveler's mail. A key that was confirmed before answers its trip and writes nothing.
 * @throws BookingConflict when the trip is no longer in the version the person saw
 * @throws UnseenOverlap where another trip at the same time was booked since the page was shown
 */
export function rebook(
  services: Services,
  key: string,
  confirmation: Confirmation,
  terms: ChangeTerms,
): Promise<string> {
  const { trip } = terms.full
  return services.db.transaction(async (tx) => {
    const earlier = await claimKey(tx, key, trip.id)
    if (earlier) return earlier
    await refuseUnseenOverlap(tx, confirmation, confirmation.seenOverlaps)
    await replaceTrip(tx, confirmation, terms, services.now())
    await sendBooking({ ...services, db: tx }, confirmation.session, { tripId: trip.id, isChanged: true })
    return trip.id
  })
}

async function replaceTrip(tx: Transaction, confirmation: Confirmation, terms: ChangeTerms, now: Date) {
  const { trip } = terms.full
  const rows = segmentRows(confirmation.plan, trip.bookingId)
  await updateTrip(tx, confirmation, { terms, rows, now })
  await replaceSegments(tx, trip.id, withIds(trip.id, rows))
  await insertDifference(tx, confirmation, { terms, rows, now })
  await recordBooking(tx, trip.id)
}

interface Replacing {
  terms: ChangeTerms
  rows: NewSegment[]
  now: Date
}

/** @throws BookingConflict when the trip is no longer in the version that was shown, or has begun */
async function updateTrip(tx: Transaction, { session, plan, reason }: Confirmation, { terms, rows, now }: Replacing) {
  const { trip } = terms.full
  const feesBefore = inCents(trip.total) - terms.paid
  const changed = await tx
    .update(trips)
    .set({
      ...spanOf(rows),
      total: unitsOf(plan.price) + inUnits(feesBefore + terms.fee),
      lowestTotal: inUnits(plan.lowestTotal),
      outOfPolicyReason: reason,
      version: trip.version + 1,
      changedAt: now,
      lastActorProfileId: session.booker.id,
    })
    .where(unchangedUpcomingCondition(trip, now))
    .returning({ id: trips.id })
  if (changed.length === 0) throw new BookingConflict()
}

/** Inserts the invoice of the difference: the new segments, the replaced ones as credits, and the change fee. */
async function insertDifference(tx: Transaction, { card }: Confirmation, { terms, rows, now }: Replacing) {
  const { trip, segments } = terms.full
  const before = segments.map((segment) => ({
    ...invoiceLine(segment),
    amount: 0 - segment.amount,
    tax: 0 - segment.tax,
  }))
  const fee = { item: 'changeFee' as const, kind: rows[0]!.kind, amount: inUnits(terms.fee), tax: 0 }
  const lines = [...rows.map(invoiceLine), ...before, ...(terms.fee > 0 ? [fee] : [])]
  await tx.insert(invoices).values({
    id: randomUUID(),
    companyId: trip.companyId,
    profileId: trip.profileId,
    tripId: trip.id,
    number: `BT-${now.getUTCFullYear()}-${trip.bookingId}-${trip.version + 1}`,
    issuedAt: now,
    currency: trip.currency,
    total: inUnits(terms.due),
    tax: inUnits(lines.reduce((sum, { tax }) => sum + inCents(tax), 0)),
    lines,
    maskedCreditCard: card?.maskedNumber ?? null,
  })
}
