import { eq } from 'drizzle-orm'
import type { StoredField } from '#contract/trips/tripFieldValues.ts'
import { approvalQuestions } from '#server/db/schema/trips/approvals.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { carryOut } from '#server/domains/approvals/carryOut.ts'
import { keptSegments } from '#server/domains/approvals/keptSegments.ts'
import { lastApproved, type Judgement } from '#server/domains/approvals/judge.ts'
import { sendBookingMail } from '#server/domains/trips/news/bookingMail.ts'
import { BookingConflict, replacePaidTrip, replaceUnpaidTrip } from '#server/domains/trips/record/replaceTrip.ts'
import { storedFields } from '#server/domains/trips/fields/companyFields.ts'
import { unchangedUpcomingCondition } from '#server/domains/trips/status.ts'
import { withdrawQuestions } from '#server/domains/trips/withdrawQuestions.ts'
import type { Services } from '#server/services/services.ts'
import type { HostSession } from '#server/toolHost/door/session.ts'
import type { ChangeOfTrip } from '#server/toolHost/door/trip.ts'
import { askOrTell, factsOf, judgeFor } from './approval.ts'
import { claimKey } from './book.ts'
import { refuseUnseenOverlap } from './overlaps.ts'

/**
 * Replaces a booked trip in one transaction: new segments, an invoice for the difference, the next version and the
 * traveler's mail. Where the change has to be approved, the trip stays as it is until then. A trip that waits for
 * approval, was sent back or was declined is corrected, and asked about anew. A key that was confirmed before answers its
 * trip and writes nothing.
 * @throws BookingConflict when the trip is no longer in the version the person saw
 * @throws UnseenOverlap where another trip at the same time was booked since the page was shown
 * @throws NobodyDecides where nobody may approve it
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
    const within = { ...services, db: tx }
    const rows = change.segmentsFor(trip.bookingId)
    const overlapping = { planned: rows, replaced: trip.bookingId, seen: change.seenOverlaps }
    await refuseUnseenOverlap(tx, session, overlapping)
    // One who changes a trip and one who answers about it lock it in this order.
    await tx.select({ id: trips.id }).from(trips).where(eq(trips.id, trip.id)).for('no key update')
    await withdrawQuestions(tx, eq(approvalQuestions.tripId, trip.id), services)
    const judgement = await judgeFor(within, session, { parts: change.parts, segments: rows }, trip.id)
    const fields = await storedFields(tx, trip.companyId, change.fields, trip.fields)
    const changing = { change, rows, fields, judgement }
    await (trip.status === 'confirmed' ? changePaid : correctUnpaid)(within, session, changing)
    return trip.id
  })
}

interface Changing {
  change: ChangeOfTrip
  rows: ReturnType<ChangeOfTrip['segmentsFor']>
  fields: StoredField[]
  judgement: Judgement
}

const replacementOf = (session: HostSession, { change, rows, fields }: Changing, at: Date) => ({
  trip: change.full.trip,
  rows,
  total: change.total,
  lowestTotal: change.lowestTotal,
  reason: change.reason,
  fields,
  actorProfileId: session.booker.id,
  at,
})

async function changePaid(services: Services, session: HostSession, changing: Changing): Promise<void> {
  const { change, rows, fields, judgement } = changing
  const { trip, segments: before } = change.full
  const at = services.now()
  const { paid, fee, due, givenBack, maskedCard, heldUntil } = change
  const isAsked = judgement.action === 'ask'
  if (isAsked) {
    const kept = { segments: keptSegments(rows), paid, fee, due, givenBack }
    await waitWithChange(services, session, changing)
    const until = heldUntil < trip.startsAt ? heldUntil : trip.startsAt
    const asked = { trip, subject: 'change' as const, facts: factsOf(change, fields, kept), heldUntil: until }
    return askOrTell(services, session, judgement, asked)
  }
  const tx = services.db as Parameters<typeof replacePaidTrip>[0]
  // An earlier change that was asked about is no approval of the trip.
  const approval = (await lastApproved(tx, trip.id)) ? 'approved' : null
  await replacePaidTrip(
    tx,
    replacementOf(session, changing, at),
    { before, paid, fee, due, givenBack, maskedCard },
    approval,
  )
  await mailBooking(services, session, trip.id, true)
  await askOrTell(services, session, judgement, { trip, subject: 'change', facts: factsOf(change, fields), heldUntil })
}

/** Marks a booked trip as one whose change waits. @throws BookingConflict */
async function waitWithChange({ db, now }: Services, session: HostSession, { change }: Changing): Promise<void> {
  const { trip } = change.full
  const at = now()
  const marked = await db
    .update(trips)
    .set({
      approval: 'pendingApproval',
      version: trip.version + 1,
      changedAt: at,
      lastActorProfileId: session.booker.id,
    })
    .where(unchangedUpcomingCondition(trip, at))
    .returning({ id: trips.id })
  if (marked.length === 0) throw new BookingConflict()
}

async function correctUnpaid(services: Services, session: HostSession, changing: Changing): Promise<void> {
  const { change, fields, judgement } = changing
  const { id } = change.full.trip
  const at = services.now()
  const tx = services.db as Parameters<typeof replaceUnpaidTrip>[0]
  await replaceUnpaidTrip(tx, replacementOf(session, changing, at))
  const [trip] = await tx.select().from(trips).where(eq(trips.id, id))
  if (!trip) throw new BookingConflict()
  const asked = { trip, subject: 'booking' as const, facts: factsOf(change, fields), heldUntil: change.heldUntil }
  if (judgement.action !== 'ask') {
    await carryOut(tx, { trip, subject: 'booking', facts: asked.facts, bookerProfileId: session.booker.id }, at)
    // Nobody was asked about what it is now.
    await tx.update(trips).set({ approval: null }).where(eq(trips.id, id))
    await mailBooking(services, session, id, false)
  }
  await askOrTell(services, session, judgement, asked)
}

const mailBooking = (services: Services, session: HostSession, tripId: string, isChanged: boolean) =>
  sendBookingMail(tripId, { isChanged, bookerProfileId: session.booker.id, culture: session.locale }, services)
