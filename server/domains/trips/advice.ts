import { and, eq, gte, max, ne, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { advisories } from '#server/db/schema/risk.ts'
import { trips, tripSegments } from '#server/db/schema/trips.ts'

/** The country in which a trip of the query begins: no advisory counts for it. */
export const startCountry = sql`(select first_segment.from_country_code from trip_segments first_segment
  where first_segment.trip_id = ${trips.id} order by first_segment.ordinal limit 1)`

/** The highest level of the advisories for the countries that a trip of the query goes to; null without one (§3). */
export const adviceLevel = (db: Database) =>
  sql<number | null>`(${db
    .select({ level: max(advisories.warningLevel) })
    .from(tripSegments)
    .innerJoin(advisories, eq(advisories.targetCountry, tripSegments.toCountryCode))
    .where(
      and(
        eq(tripSegments.tripId, trips.id),
        gte(advisories.warningLevel, 1),
        ne(tripSegments.toCountryCode, startCountry),
      ),
    )})`
