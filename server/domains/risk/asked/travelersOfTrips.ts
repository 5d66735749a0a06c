import { and, eq } from 'drizzle-orm'
import { amongCondition } from '#server/db/amongCondition.ts'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { travelerColumns } from '#server/domains/risk/asked/personOf.ts'

/** The travelers of trips of a company with the record locators, by trip; one query for any number of trips. */
export async function travelersOfTrips(db: Database, companyId: string, tripIds: Iterable<string>) {
  const rows = await db
    .select({ id: trips.id, bookingId: trips.bookingId, ...travelerColumns })
    .from(trips)
    .innerJoin(profiles, eq(profiles.id, trips.profileId))
    .where(and(eq(trips.companyId, companyId), amongCondition(trips.id, tripIds)))
  return new Map(rows.map((row) => [row.id, row]))
}
