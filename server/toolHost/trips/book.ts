import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { toolConfirmations } from '#server/db/schema/trips/bookingTool.ts'
import { invoices, type InvoiceLine } from '#server/db/schema/trips/trips.ts'
import { storedFields } from '#server/domains/trips/fields/companyFields.ts'
import { invoiceLine } from '#server/domains/trips/invoiceLine.ts'
import { recordBooking } from '#server/domains/trips/record/recordBooking.ts'
import { insertTrip, replaceSegments, spanOf, type Transaction } from '#server/domains/trips/writeTrip.ts'
import type { Services } from '#server/services/services.ts'
import type { HostSession } from '#server/toolHost/door/session.ts'
import type { PlannedSegment, TripTerms } from '#server/toolHost/door/trip.ts'
import { sendBooking } from './bookingMail.ts'
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

/**
 * Gives the segments ids that stay the same when the trip is rebooked, so that calendars update their events instead of
 * adding new ones.
 */
export const withIds = (tripId: string, segments: readonly PlannedSegment[]) =>
  segments.map((segment, ordinal) => ({ ...segment, id: `${tripId}-${ordinal + 1}` }))

interface NewBooking {
  session: HostSession
  key: string
  terms: TripTerms
  /** Runs within the transaction. */
  check: (within: Services) => Promise<void>
}

/**
 * Books a trip in one transaction (trip, segments, invoice, the traveler's mail) and answers its id. A key that has
 * booked before answers the trip it became, and nothing is written.
 * @throws UnseenOverlap where a trip at the same time was booked since the page was shown
 */
export function bookTrip(services: Services, { session, key, terms, check }: NewBooking): Promise<string> {
  return services.db.transaction(async (tx) => {
    const within = { ...services, db: tx }
    const tripId = randomUUID()
    const earlier = await claimKey(tx, key, tripId)
    if (earlier) return earlier
    await refuseUnseenOverlap(tx, session, { planned: terms.segmentsFor(''), seen: terms.seenOverlaps })
    await check(within)
    await writeTrip(tx, { tripId, at: services.now(), session, terms })
    await sendBooking(within, session, { tripId, isChanged: false })
    return tripId
  })
}

interface Writing {
  tripId: string
  at: Date
  session: HostSession
  terms: TripTerms
}

async function writeTrip(tx: Transaction, writing: Writing): Promise<void> {
  const { tripId, terms } = writing
  const locator = await insertBooking(tx, writing)
  const rows = terms.segmentsFor(locator)
  await replaceSegments(tx, tripId, withIds(tripId, rows))
  await insertInvoice(tx, { ...writing, locator, lines: rows.map(invoiceLine) })
  await recordBooking(tx, tripId)
}

/** Inserts the trip without its segments. @returns its record locator */
async function insertBooking(tx: Transaction, { tripId, at, session, terms }: Writing): Promise<string> {
  const { traveler, booker, company } = session
  return insertTrip(tx, {
    id: tripId,
    companyId: traveler.companyId,
    profileId: traveler.id,
    status: 'confirmed',
    ...spanOf(terms.segmentsFor('')),
    bookedAt: at,
    bookedBy: booker.email,
    lastActorProfileId: booker.id,
    source: 'bookingTool',
    isCancellable: true,
    currency: company.currency,
    total: terms.total,
    lowestTotal: terms.lowestTotal,
    outOfPolicyReason: terms.reason,
    fields: await storedFields(tx, traveler.companyId, terms.fields),
    guest: session.guest,
    groupTravelId: session.group?.group.id ?? null,
  })
}

async function insertInvoice(
  tx: Transaction,
  { tripId, at, session, terms, locator, lines }: Writing & { locator: string; lines: InvoiceLine[] },
): Promise<void> {
  await tx.insert(invoices).values({
    id: randomUUID(),
    companyId: session.traveler.companyId,
    profileId: session.traveler.id,
    tripId,
    number: `BT-${at.getUTCFullYear()}-${locator}`,
    issuedAt: at,
    currency: session.company.currency,
    total: terms.total,
    tax: terms.tax,
    lines,
    maskedCreditCard: terms.maskedCard,
  })
}
