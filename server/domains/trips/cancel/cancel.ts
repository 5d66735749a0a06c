import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { toHundredths } from '#contract/payment/hundredths.ts'
import { withinFares } from '#contract/payment/creditPayment.ts'
import type { Cancellation, KeptCredit, SegmentCancellation } from '#contract/trips/cancellation.ts'
import type { Database } from '#server/db/client.ts'
import { approvalQuestions } from '#server/db/schema/trips/approvals.ts'
import { travelCredits } from '#server/db/schema/trips/credits.ts'
import { invoices, trips } from '#server/db/schema/trips/trips.ts'
import { findTrip, type TripRef } from '#server/domains/trips/findTrip.ts'
import type { FullTrip } from '#server/domains/trips/readTrips.ts'
import { recordBooking } from '#server/domains/trips/record/recordBooking.ts'
import { unchangedUpcomingCondition } from '#server/domains/trips/status.ts'
import { creditNoteFor } from '#server/domains/trips/cancel/creditNote.ts'
import { sendCancellation } from '#server/domains/trips/cancel/guestMail.ts'
import { sendTripMail } from '#server/domains/trips/news/tripMail.ts'
import { refundedFares, segmentCancellations, totalsOf } from '#server/domains/trips/cancel/refunds.ts'
import { ticketCredits } from '#server/domains/trips/cancel/ticketCredits.ts'
import { creditsGivenBack, creditsPaid, giveBack } from '#server/domains/trips/tripCredits.ts'
import { recordPresumptions, tripsOfTravelers } from '#server/domains/trips/presumptions.ts'
import { withdrawQuestions } from '#server/domains/trips/withdrawQuestions.ts'
import { changedMeanwhile, Refusal } from '#server/http/answers/envelope.ts'
import type { Services } from '#server/services/services.ts'
import { standingOf } from '#server/suppliers/standing.ts'

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
type Obstacle = NonNullable<Cancellation['obstacle']>

/** The reason why a trip cannot be canceled at an instant; null when it can be. */
function obstacleOf({ status, source, isCancellable, startsAt }: FullTrip['trip'], now: Date): Obstacle | null {
  if (status === 'cancelled') return 'cancelled'
  if (source === 'manual') return 'bookedElsewhere'
  if (now >= startsAt) return 'started'
  return isCancellable ? null : 'notCancellable'
}

/** The refund of a cancellation now, or of a past cancellation. @throws 404 for an unknown trip of the person */
export async function cancellationOf(tripRef: TripRef, services: Services): Promise<Cancellation> {
  return describe(await findTrip(services.db, tripRef), services)
}

async function describe({ trip, segments: booked }: FullTrip, { db, env, now }: Services): Promise<Cancellation> {
  const at = { bookedAt: trip.bookedAt, now: now() }
  const obstacle = obstacleOf(trip, at.now)
  const segments = obstacle ? (trip.cancellation ?? []) : refundsOf(trip, booked, at)
  const ahead = () => (standingOf(env) === 'trial' ? [] : ticketCredits(booked, segments, termsOf(trip, at.now)))
  return {
    bookingId: trip.bookingId,
    version: trip.version,
    isCancellable: obstacle === null,
    obstacle,
    cancelledAt: trip.cancelledAt?.toISOString() ?? null,
    currency: trip.currency,
    ...totalsOf(segments),
    credits: (obstacle ? await keptCredits(db, trip.id) : ahead()).map(shownCredit),
    givenBack: (obstacle
      ? await creditsGivenBack(db, trip.id, trip.cancelledAt ?? at.now)
      : withinFares(await creditsPaid(db, trip.id), refundedFares(booked, at))
    ).map(({ airlineCode, airlineName, amount }) => ({ airlineCode, airlineName, amount })),
    segments,
    creditNoteId: await creditNoteOf(db, trip.id),
  }
}

/** The refund of each segment; nothing has been paid for a trip that waits for approval. */
const refundsOf = (
  { status }: FullTrip['trip'],
  segments: FullTrip['segments'],
  at: { bookedAt: Date; now: Date },
): SegmentCancellation[] => (status === 'pending' ? [] : segmentCancellations(segments, at))

const termsOf = ({ bookedAt, currency }: FullTrip['trip'], cancelledAt: Date) => ({ bookedAt, currency, cancelledAt })

const keptCredits = (db: Database, tripId: string) =>
  db.select().from(travelCredits).where(eq(travelCredits.tripId, tripId)).orderBy(asc(travelCredits.airlineName))

const shownCredit = ({ airlineCode, airlineName, amount, changeFee, validUntil }: KeptCredit): KeptCredit => ({
  airlineCode,
  airlineName,
  amount,
  changeFee,
  validUntil,
})

async function creditNoteOf(db: Database, tripId: string): Promise<string | null> {
  const [note] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.tripId, tripId), isNotNull(invoices.creditOf)))
  return note?.id ?? null
}

const refusals: Record<Exclude<Obstacle, 'cancelled'>, string> = {
  started: 'This trip has begun and cannot be cancelled here any more. Call the agency.',
  notCancellable: 'This trip cannot be cancelled here: its fare does not allow it. Call the agency.',
  bookedElsewhere: 'This trip was booked elsewhere. Cancel it there, then remove it from the list.',
}

interface CancelRequest {
  /** The version of the trip that the caller read. */
  version: number
  /** The person who cancels. Replies of a guest go to them. */
  actorProfileId: string
}

/**
 * Cancels a trip, and sends its traveler or guest a mail. A repeated call returns the same result.
 * @throws 409 when it cannot be canceled, 412 when it has changed; both with the current state
 */
export async function cancelTrip(tripRef: TripRef, request: CancelRequest, services: Services): Promise<Cancellation> {
  const full = await findTrip(services.db, tripRef)
  const current = await describe(full, services)
  if (current.obstacle === 'cancelled') return current
  if (current.obstacle) throw new Refusal(409, current.obstacle, refusals[current.obstacle], { current })
  if (current.version !== request.version) throw changedMeanwhile(current)
  await services.db.transaction(async (tx) => {
    const isDone = await writeCancellation(tx, full, request, services)
    if (!isDone) return
    const within = { ...services, db: tx }
    // A guest has not heard of a trip that waits for approval.
    if (full.trip.status !== 'pending') await sendCancellation(tripRef, request.actorProfileId, within)
    await sendTripMail(tripRef, { change: 'cancelled', cancellation: await cancellationOf(tripRef, within) }, within)
  })
  // Reads again: the trip is canceled now, or another change came first, and the response contains it.
  return cancelTrip(tripRef, request, services)
}

/** Stores the cancellation. @returns false, without writing, when the trip was changed or canceled meanwhile */
async function writeCancellation(
  tx: Transaction,
  full: FullTrip,
  { actorProfileId }: CancelRequest,
  services: Services,
): Promise<boolean> {
  const { trip, segments, invoice } = full
  const at = { bookedAt: trip.bookedAt, now: services.now() }
  const cancellation = refundsOf(trip, segments, at)
  const cancelled = await tx
    .update(trips)
    .set({
      status: 'cancelled',
      approval: trip.approval === 'approved' ? 'approved' : null,
      version: trip.version + 1,
      changedAt: at.now,
      cancelledAt: at.now,
      lastActorProfileId: actorProfileId,
      cancellation,
    })
    .where(unchangedUpcomingCondition(trip, at.now))
    .returning({ id: trips.id })
  if (cancelled.length === 0) return false
  await withdrawQuestions(tx, eq(approvalQuestions.tripId, trip.id), services)
  await recordBooking(tx, trip.id)
  await recordPresumptions(tx, await tripsOfTravelers(tx, [trip.id]))
  const givenBack = withinFares(await creditsPaid(tx, trip.id), refundedFares(segments, at))
  if (givenBack.length > 0) {
    const refundedToCredits = toHundredths(givenBack.reduce((sum, { amount }) => sum + amount, 0))
    await tx.update(trips).set({ refundedToCredits }).where(eq(trips.id, trip.id))
  }
  await giveBack(tx, givenBack, { tripId: trip.id, recordedAt: at.now, recordedBy: actorProfileId })
  if (invoice) await insertCreditNote(tx, invoice.id, { bookingId: trip.bookingId, segments, givenBack, ...at })
  if (standingOf(services.env) !== 'trial') await insertCredits(tx, full, { cancellation, now: at.now })
  return true
}

/** Stores the fares that airlines keep as credits. A trial booking was not paid for, so it leaves none. */
async function insertCredits(
  tx: Transaction,
  { trip, segments }: FullTrip,
  { cancellation, now }: { cancellation: SegmentCancellation[]; now: Date },
): Promise<void> {
  const kept = ticketCredits(segments, cancellation, termsOf(trip, now))
  const { id: tripId, companyId, profileId, currency } = trip
  const rows = kept.map((credit) => ({ ...credit, id: randomUUID(), tripId, companyId, profileId, currency }))
  if (rows.length > 0) await tx.insert(travelCredits).values(rows)
}

async function insertCreditNote(
  tx: Transaction,
  invoiceId: string,
  cancelled: Parameters<typeof creditNoteFor>[1],
): Promise<void> {
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), isNull(invoices.creditOf)))
  const note = invoice && creditNoteFor(invoice, cancelled)
  if (note) await tx.insert(invoices).values({ ...note, id: randomUUID() })
}
