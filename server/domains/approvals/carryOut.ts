import { eq } from 'drizzle-orm'
import { trips } from '#server/db/schema/trips/trips.ts'
import { payApprovedTrip } from '#server/domains/credits/payTrip.ts'
import { recordPresumptions, tripsOfTravelers } from '#server/domains/trips/presumptions.ts'
import { readSegments } from '#server/domains/trips/readTrips.ts'
import { recordBooking } from '#server/domains/trips/record/recordBooking.ts'
import { replacePaidTrip } from '#server/domains/trips/record/replaceTrip.ts'
import type { TripRow } from '#server/domains/trips/status.ts'
import type { Transaction } from '#server/domains/trips/writeTrip.ts'
import { proposedSegments } from './keptSegments.ts'
import type { Locked, QuestionRow } from './questions.ts'

type AboutTrip = Extract<Locked, { trip: TripRow }>

/** The terms that are carried out: those of a question, or of a trip that needs none. */
type CarriedOut = Pick<QuestionRow, 'subject' | 'facts' | 'bookerProfileId'> & { trip: TripRow }

/** Confirms a trip, which is paid and recorded now, or carries out a change of it. */
export async function carryOut(
  tx: Transaction,
  { trip, subject, facts, bookerProfileId: actorProfileId }: CarriedOut,
  at: Date,
): Promise<void> {
  if (subject === 'change') {
    const { change, total, lowestTotal, reason, fields, maskedCard } = facts
    if (!change) throw new Error('A question about a change has no change')
    const rows = proposedSegments(change.segments)
    const before = await readSegments(tx, [trip.id])
    const { paid, fee, due, givenBack } = change
    const cost = { before, paid, fee, due, givenBack, maskedCard }
    return replacePaidTrip(tx, { trip, rows, total, lowestTotal, reason, fields, actorProfileId, at }, cost, 'approved')
  }
  const segments = await readSegments(tx, [trip.id])
  const next = {
    status: 'confirmed',
    approval: 'approved',
    bookedAt: at,
    version: trip.version + 1,
    // It is booked now, and nothing has changed since.
    changedAt: null,
  } as const
  await tx.update(trips).set(next).where(eq(trips.id, trip.id))
  const { tax, maskedCard, creditIds } = facts
  await payApprovedTrip(tx, trip, { segments, total: trip.total, tax, maskedCard, creditIds, actorProfileId, at })
  await recordBooking(tx, trip.id)
}

/** Releases a trip that waits, so that nobody holds its seats any more; a booked one only loses its change. */
export async function release(tx: Transaction, { question, trip }: AboutTrip, at: Date): Promise<void> {
  const version = trip.version + 1
  const isBooked = question.subject === 'change'
  const released = isBooked ? {} : { status: 'cancelled' as const, cancelledAt: at, cancellation: [] }
  await tx
    .update(trips)
    .set({ ...released, approval: 'declined', version, changedAt: at })
    .where(eq(trips.id, trip.id))
  if (!isBooked) await recordPresumptions(tx, await tripsOfTravelers(tx, [trip.id]))
}

/** Gives a trip back for correction. It holds price and seats as before. */
export const sendBack = (tx: Transaction, { trip }: AboutTrip, at: Date) =>
  tx
    .update(trips)
    .set({ approval: 'sentBack', version: trip.version + 1, changedAt: at })
    .where(eq(trips.id, trip.id))
