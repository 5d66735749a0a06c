import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import { toolConfirmations } from '#server/db/schema/bookingTool.ts'
import { invoices, trips } from '#server/db/schema/trips.ts'
import type { InvoiceLine } from '#server/db/schema/trips.ts'
import { invoiceLine } from '#server/domains/trips/invoiceLine.ts'
import { readSegments } from '#server/domains/trips/readTrips.ts'
import type { SegmentRow } from '#server/domains/trips/segmentRows.ts'
import { insertTrip, replaceSegments, spanOf } from '#server/domains/trips/writeTrip.ts'
import type { Transaction } from '#server/domains/trips/writeTrip.ts'
import type { Services } from '#server/services/services.ts'
import { travelerKey } from './address.ts'
import { hashOf } from '#server/crypto/tokens.ts'
import type { Plan } from './plan.ts'
import { queryOf } from './search.ts'
import { segmentRows, unitsOf, withIds } from './tripRows.ts'
import type { Card, Visit } from './visit.ts'

/** What a confirmation needs besides the plan. */
export interface Confirmation {
  visit: Visit
  plan: Plan
  card: Card | undefined
  /** One of the page's reasons; none when everything is in policy. */
  reason: string | null
}

/**
 * Says which offer a person confirms: the same choices in the same session have the same key, so a page sent twice, or
 * gone back to and sent again, books once.
 */
export const confirmationKey = (visit: Visit, { search, out, back, hotel, car }: Plan) =>
  hashOf(
    JSON.stringify([
      visit.sessionHash,
      travelerKey(visit),
      queryOf(search),
      out?.fare.id,
      back?.fare.id,
      hotel?.id,
      car?.id,
    ]),
  )

/**
 * The trip of this visit that a key was confirmed for: a page sent again leads there, whatever has sold out or
 * changed since.
 */
export async function confirmedTrip(services: Services, visit: Visit, key: string): Promise<string | undefined> {
  const [row] = await services.db.select().from(toolConfirmations).where(eq(toolConfirmations.key, key))
  return row && (await findBooked(services, visit, row.tripId)) ? row.tripId : undefined
}

/** Claims a key for a trip; where it was claimed before, the trip it stands for. */
export async function claimed(tx: Transaction, key: string, tripId: string): Promise<string | undefined> {
  const now = await tx.insert(toolConfirmations).values({ key, tripId }).onConflictDoNothing().returning()
  if (now.length > 0) return undefined
  const [earlier] = await tx.select().from(toolConfirmations).where(eq(toolConfirmations.key, key))
  if (!earlier) throw new Error('A confirmation was claimed and is gone')
  return earlier.tripId
}

/** What came of a confirmation; not new where the same one had been given before. */
export interface Booked {
  tripId: string
  isNew: boolean
}

/**
 * Books a plan in one transaction (trip, segments, invoice) and answers the trip's id. A key that has booked before
 * answers the trip it became, and nothing is written.
 */
export function book({ db, now }: Services, key: string, confirmation: Confirmation): Promise<Booked> {
  return db.transaction(async (tx) => {
    const tripId = randomUUID()
    const earlier = await claimed(tx, key, tripId)
    if (earlier) return { tripId: earlier, isNew: false }
    await writeTrip(tx, { tripId, at: now(), ...confirmation })
    return { tripId, isNew: true }
  })
}

interface Writing extends Confirmation {
  tripId: string
  at: Date
}

async function writeTrip(tx: Transaction, writing: Writing): Promise<void> {
  const { tripId, plan } = writing
  const locator = await insertBooking(tx, writing)
  const rows = segmentRows(plan, locator)
  await replaceSegments(tx, tripId, withIds(tripId, rows))
  await insertInvoice(tx, { ...writing, locator, lines: rows.map(invoiceLine) })
}

/** The trip without its segments; answers its record locator. */
function insertBooking(tx: Transaction, { tripId, at, visit, plan, reason }: Writing): Promise<string> {
  const { traveler, booker, company } = visit
  return insertTrip(tx, {
    id: tripId,
    companyId: traveler.companyId,
    profileId: traveler.id,
    status: 'confirmed',
    ...spanOf(segmentRows(plan, '')),
    bookedAt: at,
    bookedBy: booker.email,
    source: 'bookingTool',
    isCancellable: true,
    currency: company.currency,
    total: unitsOf(plan.price),
    lowestTotal: plan.lowestTotal / 100,
    outOfPolicyReason: reason,
    guest: visit.guest,
  })
}

async function insertInvoice(
  tx: Transaction,
  { tripId, at, visit, plan, card, locator, lines }: Writing & { locator: string; lines: InvoiceLine[] },
): Promise<void> {
  await tx.insert(invoices).values({
    id: randomUUID(),
    companyId: visit.traveler.companyId,
    profileId: visit.traveler.id,
    tripId,
    number: `BT-${at.getUTCFullYear()}-${locator}`,
    issuedAt: at,
    currency: visit.company.currency,
    total: unitsOf(plan.price),
    tax: plan.price.tax / 100,
    lines,
    maskedCreditCard: card?.maskedNumber ?? null,
  })
}

/** A booked trip by its record locator, and the local days on which it begins and ends. */
export interface Overlap {
  bookingId: string
  from: string
  until: string
}

/** Another booked trip of the same person that the plan would overlap. */
export async function overlappingTrip(
  { db }: Services,
  { traveler, guest }: Visit,
  plan: Plan,
): Promise<Overlap | undefined> {
  const { startsAt, endsAt } = spanOf(segmentRows(plan, ''))
  const [trip] = await db
    .select()
    .from(trips)
    .where(
      and(
        eq(trips.profileId, traveler.id),
        eq(trips.status, 'confirmed'),
        lt(trips.startsAt, endsAt),
        gt(trips.endsAt, startsAt),
        guest ? eq(sql`${trips.guest} ->> 'email'`, guest.email) : isNull(trips.guest),
        plan.search.change && ne(trips.bookingId, plan.search.change.bookingId),
      ),
    )
    .limit(1)
  if (!trip) return undefined
  return { bookingId: trip.bookingId, ...localDays(await readSegments(db, [trip.id])) }
}

/** The days of a trip by the clocks of the places where it begins and ends. */
function localDays(segments: readonly SegmentRow[]): Pick<Overlap, 'from' | 'until'> {
  const [first] = segments.toSorted((one, other) => one.departureAt.getTime() - other.departureAt.getTime())
  const last = segments.toSorted((one, other) => one.arrivalAt.getTime() - other.arrivalAt.getTime()).at(-1)
  if (!first || !last) throw new Error('A trip has at least one segment')
  return { from: first.departureLocal.slice(0, 10), until: last.arrivalLocal.slice(0, 10) }
}

/** A trip this session's traveller has, with its segments; nobody else's is found. */
export async function findBooked({ db }: Services, { traveler }: Pick<Visit, 'traveler'>, tripId: string) {
  const [trip] = await db
    .select()
    .from(trips)
    .where(and(eq(trips.id, tripId), eq(trips.profileId, traveler.id)))
  if (!trip) return undefined
  return { trip, segments: await readSegments(db, [trip.id]) }
}
export type BookedTrip = NonNullable<Awaited<ReturnType<typeof findBooked>>>
