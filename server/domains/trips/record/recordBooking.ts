import { and, asc, eq, inArray, isNull, ne, notExists } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { companyCards } from '#server/db/schema/company/admin.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import { invoices, trips } from '#server/db/schema/trips/trips.ts'
import { slicesOf } from '#server/db/slices.ts'
import { correctMonths, writeWithMonths } from '#server/domains/bookingRecords/months.ts'
import { readSegments } from '#server/domains/trips/readTrips.ts'
import { bookedCondition, type TripRow } from '#server/domains/trips/status.ts'
import { tripFacts } from './bookingFacts.ts'
import { recordLegs, recordMissingLegs } from './recordLegs.ts'

type RecordRow = typeof bookingRecords.$inferInsert

/**
 * Writes the booking record of a trip and its emissions, in the transaction that has booked, changed or canceled the
 * trip. A trip that waits for approval has no record yet, one that was never booked has none, nor has one entered by hand,
 * as nothing is known of its price: `recordLegs` writes its emissions.
 */
export async function recordBooking(tx: Database, tripId: string): Promise<void> {
  const rows = await recordsOf(tx, [tripId])
  await writeWithMonths(tx, rows, async () => {
    for (const { id, costCenterId, groupId, ...changing } of rows)
      await tx
        .insert(bookingRecords)
        .values({ id, costCenterId, groupId, ...changing })
        .onConflictDoUpdate({ target: bookingRecords.tripId, set: changing })
  })
  await recordLegs(tx, tripId)
}

const tripsAtOnce = 200

/**
 * Writes the records and emissions of all trips without: those of an older version of Waymark, and those of the demo.
 * Then it corrects the monthly sums.
 */
export async function recordMissingBookings(tx: Database): Promise<void> {
  const recorded = tx.select().from(bookingRecords).where(eq(bookingRecords.tripId, trips.id))
  const missing = await tx
    .select({ id: trips.id })
    .from(trips)
    .where(and(ne(trips.source, 'manual'), bookedCondition, notExists(recorded)))
    .orderBy(asc(trips.id))
  for (const some of slicesOf(missing, tripsAtOnce)) {
    const rows = await recordsOf(
      tx,
      some.map(({ id }) => id),
    )
    if (rows.length > 0) await tx.insert(bookingRecords).values(rows)
  }
  await recordMissingLegs(tx)
  await correctMonths(tx)
}

/** That of a booked trip, which never waits. */
const statusOf = ({ status }: TripRow): RecordRow['status'] => (status === 'cancelled' ? 'cancelled' : 'confirmed')

async function recordsOf(tx: Database, tripIds: readonly string[]): Promise<RecordRow[]> {
  const booked = await tx
    .select({
      trip: trips,
      homeCountry: profiles.countryCode,
      groupId: profiles.groupId,
      costCenterId: employees.costCenterId,
    })
    .from(trips)
    .innerJoin(profiles, eq(profiles.id, trips.profileId))
    .leftJoin(employees, eq(employees.id, profiles.employeeId))
    .where(and(inArray(trips.id, [...tripIds]), ne(trips.source, 'manual'), bookedCondition))
  const segments = Map.groupBy(await readSegments(tx, [...tripIds]), ({ tripId }) => tripId)
  const paymentOf = await readPayments(
    tx,
    booked.map(({ trip }) => trip),
  )
  return booked.flatMap(({ trip, homeCountry, groupId, costCenterId }) => {
    const own = segments.get(trip.id)
    if (!own) return []
    return [
      {
        id: `bk-${trip.id}`,
        costCenterId,
        groupId,
        ...tripFacts({ ...trip, status: statusOf(trip) }, own, homeCountry),
        ...paymentOf(trip),
      },
    ]
  })
}

/**
 * How trips were paid, by their first invoice: the day of ticketing, unless the agency invoiced after the trip, and
 * whether a card of the company paid.
 */
async function readPayments(tx: Database, booked: readonly TripRow[]) {
  const ids = booked.map(({ id }) => id)
  const first = ids.length === 0 ? [] : await firstInvoices(tx, ids)
  const byTrip = new Map(first.map((invoice) => [invoice.tripId, invoice]))
  const cards = await tx
    .select({ companyId: companyCards.companyId, maskedNumber: companyCards.maskedNumber })
    .from(companyCards)
    .where(inArray(companyCards.companyId, [...new Set(booked.map(({ companyId }) => companyId)), '']))
  return ({ id, companyId, startsAt }: TripRow) => {
    const invoice = byTrip.get(id)
    const isOfCompany = cards.some(
      (card) => card.companyId === companyId && card.maskedNumber === invoice?.maskedCreditCard,
    )
    const ticketedAt = invoice && invoice.issuedAt <= startsAt ? invoice.issuedAt : undefined
    return { ticketedOn: ticketedAt?.toISOString().slice(0, 10) ?? null, isUsedAsGhost: isOfCompany }
  }
}

const firstInvoices = (tx: Database, tripIds: readonly string[]) =>
  tx
    .selectDistinctOn([invoices.tripId], {
      tripId: invoices.tripId,
      issuedAt: invoices.issuedAt,
      maskedCreditCard: invoices.maskedCreditCard,
    })
    .from(invoices)
    .where(and(inArray(invoices.tripId, [...tripIds]), isNull(invoices.creditOf)))
    .orderBy(invoices.tripId, asc(invoices.issuedAt))
