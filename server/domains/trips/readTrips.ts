import { and, asc, desc, eq, gte, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Place } from '#contract/trips/trips.ts'
import type { Database } from '#server/db/client.ts'
import { costCenters, employees } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { advisories } from '#server/db/schema/risk/risk.ts'
import { invoices, tripSegments, trips } from '#server/db/schema/trips/trips.ts'
import { readPlaceNames } from '#server/domains/reference/readPlaceNames.ts'
import { segmentOf, type SegmentRow } from '#server/domains/trips/segmentRows.ts'
import type { TripRow } from '#server/domains/trips/status.ts'
import { readLastQuestions, type LastQuestion } from '#server/domains/trips/tripApproval.ts'

/** A trip with all rows that presenting it needs. */
export interface FullTrip {
  trip: TripRow
  /** In chronological order. */
  segments: SegmentRow[]
  passenger: { firstName: string; lastName: string }
  /** The newest invoice, and the masked number of the card it was paid with. */
  invoice: { id: string; maskedCreditCard: string | null } | null
  /** The cost center of the person; null where they have none. */
  costCenter: Pick<typeof costCenters.$inferSelect, 'externalId' | 'names'> | null
  /** The newest question to those who approve it; missing where nobody was asked. */
  lastQuestion?: LastQuestion | undefined
}

/** Reference data shared by several trips: city names by place code, and the advisories by country. */
export interface TripReference {
  places: Awaited<ReturnType<typeof readPlaceNames>>
  advisories: ReadonlyMap<string, AdvisoryRow[]>
}
export type AdvisoryRow = Pick<
  typeof advisories.$inferSelect,
  'targetCountry' | 'sourceCountry' | 'warningLevel' | 'warningText' | 'sourceUrl' | 'issuedAt'
>

/** Maximum number of trips in a response, newest first. Older ones are reached by paging. */
const mostTrips = 1000

export interface TripQuery {
  where: SQL | undefined
  order: SQL[]
  limit?: number
  offset?: number
}

/** Trips with segments, passenger and newest invoice, in three queries for any number of trips. */
export async function readTrips(db: Database, { where, order, limit = mostTrips, offset = 0 }: TripQuery) {
  const rows = await db
    .select({
      trip: trips,
      passenger: { firstName: profiles.firstName, lastName: profiles.lastName },
      costCenter: { externalId: costCenters.externalId, names: costCenters.names },
    })
    .from(trips)
    .innerJoin(profiles, eq(profiles.id, trips.profileId))
    .leftJoin(employees, eq(employees.id, profiles.employeeId))
    .leftJoin(costCenters, eq(costCenters.id, employees.costCenterId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const ids = rows.map(({ trip }) => trip.id)
  const segments = Map.groupBy(await readSegments(db, ids), ({ tripId }) => tripId)
  const newest = await readNewestInvoices(db, ids)
  const questions = await readLastQuestions(
    db,
    rows.map(({ trip }) => trip),
  )
  return rows
    .map(({ trip, passenger, costCenter }): FullTrip => ({
      trip,
      passenger: trip.guest ?? passenger,
      segments: segments.get(trip.id) ?? [],
      invoice: newest.get(trip.id) ?? null,
      costCenter,
      lastQuestion: questions.get(trip.id),
    }))
    .filter((full) => full.segments.length > 0)
}

/** The segments of some trips; within each trip in chronological order. */
export async function readSegments(db: Database, tripIds: string[]): Promise<SegmentRow[]> {
  if (tripIds.length === 0) return []
  const tripsCondition = inArray(tripSegments.tripId, tripIds)
  const rows = await db.select().from(tripSegments).where(tripsCondition).orderBy(asc(tripSegments.ordinal))
  return rows.map(segmentOf)
}

async function readNewestInvoices(db: Database, tripIds: string[]) {
  if (tripIds.length === 0) return new Map<string, NonNullable<FullTrip['invoice']>>()
  const rows = await db
    .select({ id: invoices.id, tripId: invoices.tripId, maskedCreditCard: invoices.maskedCreditCard })
    .from(invoices)
    .where(and(inArray(invoices.tripId, tripIds), isNull(invoices.creditOf)))
    .orderBy(asc(invoices.issuedAt))
  return new Map(rows.map(({ tripId, ...invoice }) => [tripId, invoice]))
}

/** Reads the reference data of `fulls`, in two queries for any number of trips. */
export async function readReference(db: Database, fulls: readonly FullTrip[]): Promise<TripReference> {
  const ends = fulls.flatMap(({ segments }) => segments.flatMap(({ from, to }) => [from, to]))
  return {
    places: await readPlaceNames(db, ends),
    advisories: await readAdvisories(db, ends),
  }
}

/** Advisories for the countries of places, by country, the highest level first. */
export async function readAdvisories(db: Database, ends: readonly Pick<Place, 'countryCode'>[]) {
  const countryCodes = [...new Set(ends.map(({ countryCode }) => countryCode))]
  if (countryCodes.length === 0) return new Map<string, AdvisoryRow[]>()
  const advised = await db
    .select({
      targetCountry: advisories.targetCountry,
      sourceCountry: advisories.sourceCountry,
      warningLevel: advisories.warningLevel,
      warningText: advisories.warningText,
      sourceUrl: advisories.sourceUrl,
      issuedAt: advisories.issuedAt,
    })
    .from(advisories)
    .where(and(inArray(advisories.targetCountry, countryCodes), gte(advisories.warningLevel, 1)))
    .orderBy(desc(advisories.warningLevel), asc(advisories.id))
  return Map.groupBy(advised, ({ targetCountry }) => targetCountry)
}

/** Newest bookings first. */
export const newestBookingFirst = [desc(trips.bookedAt), asc(trips.id)]
