import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { sha256 } from '#server/crypto/tokens.ts'
import { toolConfirmations } from '#server/db/schema/bookingTool.ts'
import { invoices, trips, type InvoiceLine } from '#server/db/schema/trips.ts'
import { invoiceLine } from '#server/domains/trips/invoiceLine.ts'
import { recordBooking } from '#server/domains/trips/record/recordBooking.ts'
import { readTrips, type FullTrip } from '#server/domains/trips/readTrips.ts'
import { insertTrip, replaceSegments, spanOf, type Transaction } from '#server/domains/trips/writeTrip.ts'
import type { Services } from '#server/services/services.ts'
import { refuseChangedEvent } from '#bookingTool/event/eventOfTrip.ts'
import type { Plan } from '#bookingTool/plan/plan.ts'
import { searchQuery } from '#bookingTool/plan/searchCriteria.ts'
import type { Card } from '#bookingTool/session/payingCard.ts'
import { travelerKey, type ToolSession } from '#bookingTool/session/toolSession.ts'
import { inUnits } from './cents.ts'
import { sendBooking } from './bookingMail.ts'
import { refuseUnseenOverlap } from './overlaps.ts'
import { segmentRows, unitsOf, withIds } from './tripRows.ts'

/** A plan with everything else that its booking needs. */
export interface Confirmation {
  session: ToolSession
  plan: Plan
  card: Card | undefined
  /** The reason for an offer out of policy, from the list of the review. Null when everything is in policy. */
  reason: string | null
  /** The record locators of the booked trips at the same time that the confirmed page named. */
  seenOverlaps: readonly string[]
}

/**
 * Idempotency key of a confirmation: the same choices in the same session give the same key, so that a form sent twice
 * books once.
 */
export const confirmationKey = (session: ToolSession, { search, out, back, hotel, car }: Plan) =>
  sha256(
    JSON.stringify([
      session.sessionHash,
      travelerKey(session),
      searchQuery(search),
      out?.fare.id,
      back?.fare.id,
      hotel?.id,
      car?.id,
    ]),
  )

/**
 * The trip already booked under a key, if it belongs to this session's traveller. A form sent again leads to that trip,
 * even if its offers have sold out or changed price since.
 */
export async function confirmedTrip(
  services: Services,
  session: ToolSession,
  key: string,
): Promise<string | undefined> {
  const [row] = await services.db.select().from(toolConfirmations).where(eq(toolConfirmations.key, key))
  return row && (await findBookedTrip(services, session, row.tripId)) ? row.tripId : undefined
}

/** Claims an idempotency key for a trip. @returns the id of the earlier trip where the key was already claimed */
export async function claimKey(tx: Transaction, key: string, tripId: string): Promise<string | undefined> {
  const now = await tx.insert(toolConfirmations).values({ key, tripId }).onConflictDoNothing().returning()
  if (now.length > 0) return undefined
  const [earlier] = await tx.select().from(toolConfirmations).where(eq(toolConfirmations.key, key))
  if (!earlier) throw new Error('A confirmation was claimed and is gone')
  return earlier.tripId
}

/**
 * Books a plan in one transaction (trip, segments, invoice, the traveler's mail) and answers the trip's id. A key that
 * has booked before answers the trip it became, and nothing is written.
 * @throws UnseenOverlap where a trip at the same time was booked since the page was shown
 * @throws EventChanged where another trip for the same event was
 */
export function book(services: Services, key: string, confirmation: Confirmation): Promise<string> {
  return services.db.transaction(async (tx) => {
    const tripId = randomUUID()
    const earlier = await claimKey(tx, key, tripId)
    if (earlier) return earlier
    await refuseUnseenOverlap(tx, confirmation, confirmation.seenOverlaps)
    await refuseChangedEvent({ ...services, db: tx }, confirmation.session, confirmation.plan)
    await writeTrip(tx, { tripId, at: services.now(), ...confirmation })
    await sendBooking({ ...services, db: tx }, confirmation.session, { tripId, isChanged: false })
    return tripId
  })
}

interface NewBooking extends Confirmation {
  tripId: string
  at: Date
}

async function writeTrip(tx: Transaction, writing: NewBooking): Promise<void> {
  const { tripId, plan } = writing
  const locator = await insertBooking(tx, writing)
  const rows = segmentRows(plan, locator)
  await replaceSegments(tx, tripId, withIds(tripId, rows))
  await insertInvoice(tx, { ...writing, locator, lines: rows.map(invoiceLine) })
  await recordBooking(tx, tripId)
}

/** Inserts the trip without its segments. @returns its record locator */
function insertBooking(tx: Transaction, { tripId, at, session, plan, reason }: NewBooking): Promise<string> {
  const { traveler, booker, company } = session
  return insertTrip(tx, {
    id: tripId,
    companyId: traveler.companyId,
    profileId: traveler.id,
    status: 'confirmed',
    ...spanOf(segmentRows(plan, '')),
    bookedAt: at,
    bookedBy: booker.email,
    lastActorProfileId: booker.id,
    source: 'bookingTool',
    isCancellable: true,
    currency: company.currency,
    total: unitsOf(plan.price),
    lowestTotal: inUnits(plan.lowestTotal),
    outOfPolicyReason: reason,
    guest: session.guest,
    groupTravelId: session.group?.group.id ?? null,
  })
}

async function insertInvoice(
  tx: Transaction,
  { tripId, at, session, plan, card, locator, lines }: NewBooking & { locator: string; lines: InvoiceLine[] },
): Promise<void> {
  await tx.insert(invoices).values({
    id: randomUUID(),
    companyId: session.traveler.companyId,
    profileId: session.traveler.id,
    tripId,
    number: `BT-${at.getUTCFullYear()}-${locator}`,
    issuedAt: at,
    currency: session.company.currency,
    total: unitsOf(plan.price),
    tax: inUnits(plan.price.tax),
    lines,
    maskedCreditCard: card?.maskedNumber ?? null,
  })
}

/** A trip of this session's traveler; undefined for a trip of another person. */
export async function findBookedTrip(
  { db }: Services,
  { traveler }: Pick<ToolSession, 'traveler'>,
  tripId: string,
): Promise<FullTrip | undefined> {
  const where = and(eq(trips.id, tripId), eq(trips.profileId, traveler.id))
  const [found] = await readTrips(db, { where, order: [], limit: 1 })
  return found
}
