import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { StoredField } from '#contract/trips/tripFieldValues.ts'
import { toolConfirmations } from '#server/db/schema/trips/bookingTool.ts'
import { payTrip } from '#server/domains/credits/payTrip.ts'
import { CreditsChanged } from '#server/domains/credits/payWithCredits.ts'
import { sendBookingMail } from '#server/domains/trips/news/bookingMail.ts'
import type { Judgement } from '#server/domains/approvals/judge.ts'
import { storedFields } from '#server/domains/trips/fields/companyFields.ts'
import { recordBooking } from '#server/domains/trips/record/recordBooking.ts'
import { insertTrip, replaceSegments, spanOf, withIds, type Transaction } from '#server/domains/trips/writeTrip.ts'
import type { Services } from '#server/services/services.ts'
import type { HostSession } from '#server/toolHost/door/session.ts'
import type { NewTripTerms } from '#server/toolHost/door/trip.ts'
import { askOrTell, factsOf, judgeFor } from './approval.ts'
import { findTripById } from './bookings.ts'
import { refuseUnseenOverlap } from './overlaps.ts'

/**
 * The trip already booked under a key, if it belongs to this session's traveler. A form sent again leads to that trip,
 * even if its offers have sold out or changed price since.
 */
export async function confirmedTrip(
  services: Services,
  session: HostSession,
  key: string,
): Promise<string | undefined> {
  const [row] = await services.db.select().from(toolConfirmations).where(eq(toolConfirmations.key, key))
  return row && (await findTripById(services, session, row.tripId)) ? row.tripId : undefined
}

/** Claims an idempotency key for a trip. @returns the id of the earlier trip where the key was already claimed */
export async function claimKey(tx: Transaction, key: string, tripId: string): Promise<string | undefined> {
  const now = await tx.insert(toolConfirmations).values({ key, tripId }).onConflictDoNothing().returning()
  if (now.length > 0) return undefined
  const [earlier] = await tx.select().from(toolConfirmations).where(eq(toolConfirmations.key, key))
  if (!earlier) throw new Error('A confirmation was claimed and is gone')
  return earlier.tripId
}

interface NewBooking {
  session: HostSession
  key: string
  terms: NewTripTerms
  /** Runs within the transaction. */
  check: (within: Services) => Promise<void>
}

/**
 * Books a trip in one transaction (trip, segments, credits, invoice, the traveler's mail) and answers its id. A trip that has to be
 * approved waits: it is not paid, and the mail goes to who decides. A key that has booked before answers the trip it
 * became, and nothing is written.
 * @throws UnseenOverlap where a trip at the same time was booked since the page was shown
 * @throws CreditsChanged where its credits do not leave the amount to pay that the page showed
 * @throws NobodyDecides where nobody may approve it
 */
export function bookTrip(services: Services, { session, key, terms, check }: NewBooking): Promise<string> {
  return services.db.transaction(async (tx) => {
    const within = { ...services, db: tx }
    const tripId = randomUUID()
    const earlier = await claimKey(tx, key, tripId)
    if (earlier) return earlier
    const segments = terms.segmentsFor('')
    await refuseUnseenOverlap(tx, session, { planned: segments, seen: terms.seenOverlaps })
    await check(within)
    const judgement = await judgeFor(within, session, { parts: terms.parts, segments })
    const isAsked = judgement.action === 'ask'
    const fields = await storedFields(tx, session.traveler.companyId, terms.fields)
    const trip = await writeTrip(tx, { tripId, at: services.now(), session, terms, fields, judgement })
    const news = { isChanged: false, bookerProfileId: session.booker.id, culture: session.locale }
    if (!isAsked) await sendBookingMail(tripId, news, within)
    const asked = { trip, subject: 'booking' as const, facts: factsOf(terms, fields), heldUntil: terms.heldUntil }
    await askOrTell(within, session, judgement, asked)
    return tripId
  })
}

interface Writing {
  tripId: string
  at: Date
  session: HostSession
  terms: NewTripTerms
  /** The values of the company's own fields. */
  fields: StoredField[]
  /** A trip that waits for approval is not paid; one that a request covers uses it. */
  judgement: Judgement
}

/** @returns the trip, for its question */
async function writeTrip(tx: Transaction, writing: Writing) {
  const { tripId, at, session, terms, judgement } = writing
  const row = rowFor(writing)
  const bookingId = await insertTrip(tx, row)
  const rows = terms.segmentsFor(bookingId)
  await replaceSegments(tx, tripId, withIds(tripId, rows))
  if (judgement.action === 'ask') return row
  const payment = { ...terms, segments: rows, actorProfileId: session.booker.id, at }
  if ((await payTrip(tx, { ...row, bookingId }, payment)) !== terms.due) throw new CreditsChanged()
  await recordBooking(tx, tripId)
  return row
}

/** The trip without its segments and its record locator. */
function rowFor({ tripId, at, session, terms, fields, judgement: { action, request } }: Writing) {
  const isAsked = action === 'ask'
  const { traveler, booker, company } = session
  return {
    id: tripId,
    companyId: traveler.companyId,
    profileId: traveler.id,
    status: isAsked ? ('pending' as const) : ('confirmed' as const),
    approval: isAsked ? ('pendingApproval' as const) : null,
    ...spanOf(terms.segmentsFor('')),
    bookedAt: at,
    bookedBy: booker.email,
    lastActorProfileId: booker.id,
    source: 'bookingTool' as const,
    isCancellable: true,
    currency: company.currency,
    total: terms.total,
    lowestTotal: terms.lowestTotal,
    outOfPolicyReason: terms.reason,
    fields,
    guest: session.guest,
    groupTravelId: session.group?.group.id ?? null,
    requestId: request?.id ?? null,
  }
}
