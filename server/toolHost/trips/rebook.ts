import { randomUUID } from 'node:crypto'
import { toHundredths } from '#contract/payment/hundredths.ts'
import { invoices, trips } from '#server/db/schema/trips/trips.ts'
import { storedFields } from '#server/domains/trips/fields/companyFields.ts'
import { invoiceLine } from '#server/domains/trips/invoiceLine.ts'
import { recordBooking } from '#server/domains/trips/record/recordBooking.ts'
import { unchangedUpcomingCondition } from '#server/domains/trips/status.ts'
import { replaceSegments, spanOf, type Transaction } from '#server/domains/trips/writeTrip.ts'
import type { Services } from '#server/services/services.ts'
import type { HostSession } from '#server/toolHost/door/session.ts'
import type { ChangeOfTrip, PlannedSegment } from '#server/toolHost/door/trip.ts'
import { claimKey, withIds } from './book.ts'
import { sendBooking } from './bookingMail.ts'
import { refuseUnseenOverlap } from './overlaps.ts'

/** The trip was changed or canceled after the page was shown and before it was confirmed. */
export class BookingConflict extends Error {}

/**
 * Replaces a booked trip in one transaction: new segments, an invoice for the difference, the next version and the
 * traveler's mail. A key that was confirmed before answers its trip and writes nothing.
 * @throws BookingConflict when the trip is no longer in the version the person saw
 * @throws UnseenOverlap where another trip at the same time was booked since the page was shown
 */
export function rebookTrip(
  services: Services,
  session: HostSession,
  key: string,
  change: ChangeOfTrip,
): Promise<string> {
  const { trip } = change.full
  return services.db.transaction(async (tx) => {
    const earlier = await claimKey(tx, key, trip.id)
    if (earlier) return earlier
    const rows = change.segmentsFor(trip.bookingId)
    const overlapping = { planned: rows, replaced: trip.bookingId, seen: change.seenOverlaps }
    await refuseUnseenOverlap(tx, session, overlapping)
    await replaceTrip(tx, session, { change, rows, now: services.now() })
    await sendBooking({ ...services, db: tx }, session, { tripId: trip.id, isChanged: true })
    return trip.id
  })
}

interface Replacing {
  change: ChangeOfTrip
  rows: PlannedSegment[]
  now: Date
}

async function replaceTrip(tx: Transaction, session: HostSession, replacing: Replacing) {
  const { id } = replacing.change.full.trip
  await updateTrip(tx, session, replacing)
  await replaceSegments(tx, id, withIds(id, replacing.rows))
  await insertDifference(tx, replacing)
  await recordBooking(tx, id)
}

/** @throws BookingConflict when the trip is no longer in the version that was shown, or has begun */
async function updateTrip(tx: Transaction, session: HostSession, { change, rows, now }: Replacing) {
  const { trip } = change.full
  const feesBefore = trip.total - change.paid
  const changed = await tx
    .update(trips)
    .set({
      ...spanOf(rows),
      total: toHundredths(change.total + feesBefore + change.fee),
      lowestTotal: change.lowestTotal,
      outOfPolicyReason: change.reason,
      fields: await storedFields(tx, trip.companyId, change.fields, trip.fields),
      version: trip.version + 1,
      changedAt: now,
      lastActorProfileId: session.booker.id,
    })
    .where(unchangedUpcomingCondition(trip, now))
    .returning({ id: trips.id })
  if (changed.length === 0) throw new BookingConflict()
}

/** Inserts the invoice of the difference: the new segments, the replaced ones as credits, and the change fee. */
async function insertDifference(tx: Transaction, { change, rows, now }: Replacing) {
  const { trip, segments } = change.full
  const before = segments.map((segment) => ({
    ...invoiceLine(segment),
    amount: 0 - segment.amount,
    tax: 0 - segment.tax,
  }))
  const fee = { item: 'changeFee' as const, kind: rows[0]!.kind, amount: change.fee, tax: 0 }
  const lines = [...rows.map(invoiceLine), ...before, ...(change.fee > 0 ? [fee] : [])]
  await tx.insert(invoices).values({
    id: randomUUID(),
    companyId: trip.companyId,
    profileId: trip.profileId,
    tripId: trip.id,
    number: `BT-${now.getUTCFullYear()}-${trip.bookingId}-${trip.version + 1}`,
    issuedAt: now,
    currency: trip.currency,
    total: change.due,
    tax: toHundredths(lines.reduce((sum, { tax }) => sum + tax, 0)),
    lines,
    maskedCreditCard: change.maskedCard,
  })
}
