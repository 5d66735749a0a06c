import { randomUUID } from 'node:crypto'
import { and, eq, gt, or } from 'drizzle-orm'
import type { TripApprovalStatus } from '#contract/trips/tripApproval.ts'
import type { CreditPayment } from '#contract/payment/creditPayment.ts'
import { toHundredths } from '#contract/payment/hundredths.ts'
import type { StoredField } from '#contract/trips/tripFieldValues.ts'
import { invoices, trips } from '#server/db/schema/trips/trips.ts'
import { invoiceLine } from '#server/domains/trips/invoiceLine.ts'
import { recordBooking } from '#server/domains/trips/record/recordBooking.ts'
import type { NewSegment, SegmentRow } from '#server/domains/trips/segmentRows.ts'
import { unchangedUpcomingCondition, type TripRow } from '#server/domains/trips/status.ts'
import { giveBack, givenBackLines } from '#server/domains/trips/tripCredits.ts'
import { replaceSegments, spanOf, withIds, type Transaction } from '#server/domains/trips/writeTrip.ts'

/** The trip was changed or canceled after the page was shown and before it was confirmed. */
export class BookingConflict extends Error {}

/** A trip with other segments. Amounts in the main unit of its currency. */
export interface Replacement {
  trip: TripRow
  rows: NewSegment[]
  total: number
  lowestTotal: number
  /** The reason for an offer out of policy; null when everything is in policy. */
  reason: string | null
  /** The values of the company's own fields. */
  fields: StoredField[]
  actorProfileId: string
  at: Date
}

/** The cost of a change of a paid trip. */
export interface ChangeCost {
  /** The replaced segments. */
  before: readonly SegmentRow[]
  /** The price of the replaced segments, with tax. */
  paid: number
  fee: number
  /** The amount still to be paid; negative for a refund. */
  due: number
  /** The amounts that credits which had paid get back. */
  givenBack: readonly CreditPayment[]
  maskedCard: string | null
}

/**
 * Replaces a paid trip: new segments, an invoice for the difference, the next version.
 * @param approval its standing afterwards
 * @throws BookingConflict when the trip is no longer in the version that was read, or has begun
 */
export async function replacePaidTrip(
  tx: Transaction,
  replacement: Replacement,
  cost: ChangeCost,
  approval: TripApprovalStatus | null,
): Promise<void> {
  const { trip, rows, total } = replacement
  const feesBefore = trip.total - cost.paid
  await updateTrip(tx, replacement, {
    total: toHundredths(total + feesBefore + cost.fee),
    approval,
    status: 'confirmed',
  })
  await replaceSegments(tx, trip.id, withIds(trip.id, rows))
  const by = { tripId: trip.id, recordedAt: replacement.at, recordedBy: replacement.actorProfileId }
  await giveBack(tx, cost.givenBack, by)
  await insertDifference(tx, replacement, cost)
  await recordBooking(tx, trip.id)
}

/**
 * Replaces a trip that nobody has paid for, because it waits for approval, was sent back or was declined: it waits
 * again.
 * @throws as `replacePaidTrip`
 */
export async function replaceUnpaidTrip(tx: Transaction, replacement: Replacement): Promise<void> {
  const { trip, rows, total } = replacement
  await updateTrip(tx, replacement, {
    total,
    approval: 'pendingApproval',
    status: 'pending',
    cancelledAt: null,
    cancellation: null,
  })
  await replaceSegments(tx, trip.id, withIds(trip.id, rows))
}

/** A declined trip can be corrected, although it is canceled. */
const correctableCondition = ({ id, version }: TripRow, now: Date) =>
  and(eq(trips.id, id), eq(trips.version, version), eq(trips.approval, 'declined'), gt(trips.startsAt, now))

async function updateTrip(
  tx: Transaction,
  { trip, rows, lowestTotal, reason, fields, actorProfileId, at }: Replacement,
  changed: Partial<typeof trips.$inferInsert>,
) {
  const done = await tx
    .update(trips)
    .set({
      ...spanOf(rows),
      ...changed,
      lowestTotal,
      outOfPolicyReason: reason,
      fields,
      version: trip.version + 1,
      changedAt: at,
      lastActorProfileId: actorProfileId,
    })
    .where(or(unchangedUpcomingCondition(trip, at), correctableCondition(trip, at)))
    .returning({ id: trips.id })
  if (done.length === 0) throw new BookingConflict()
}

/** Inserts the invoice of the difference: the new segments, the replaced ones below zero, the fee, and what credits get back. */
async function insertDifference(tx: Transaction, { trip, rows, at }: Replacement, cost: ChangeCost) {
  const replaced = cost.before.map((segment) => ({
    ...invoiceLine(segment),
    amount: 0 - segment.amount,
    tax: 0 - segment.tax,
  }))
  const fee = { item: 'changeFee' as const, kind: rows[0]!.kind, amount: cost.fee, tax: 0 }
  const lines = [
    ...rows.map(invoiceLine),
    ...replaced,
    ...(cost.fee > 0 ? [fee] : []),
    ...givenBackLines(cost.givenBack),
  ]
  await tx.insert(invoices).values({
    id: randomUUID(),
    companyId: trip.companyId,
    profileId: trip.profileId,
    tripId: trip.id,
    number: `BT-${at.getUTCFullYear()}-${trip.bookingId}-${trip.version + 1}`,
    issuedAt: at,
    currency: trip.currency,
    total: cost.due,
    tax: toHundredths(lines.reduce((sum, { tax }) => sum + tax, 0)),
    lines,
    maskedCreditCard: cost.maskedCard,
  })
}
