import { and, asc, desc, eq, gte, max, ne, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { advisories } from '#server/db/schema/risk.ts'
import { trips, tripSegments } from '#server/db/schema/trips.ts'

/** The country in which a trip of the query begins: no advisory counts for it. */
export const startCountry = sql`(select first_segment.from_country_code from trip_segments first_segment
  where first_segment.trip_id = ${trips.id} order by first_segment.ordinal limit 1)`

/** An advisory for a country that a trip of the query goes to. */
const isAdvised = and(
  eq(tripSegments.tripId, trips.id),
  gte(advisories.warningLevel, 1),
  ne(tripSegments.toCountryCode, startCountry),
)
const isForDestination = eq(advisories.targetCountry, tripSegments.toCountryCode)

/** The highest level of the advisories for the countries that a trip of the query goes to; null without one (§3). */
export const adviceLevel = (db: Database) =>
  sql<number | null>`(${db
    .select({ level: max(advisories.warningLevel) })
    .from(tripSegments)
    .innerJoin(advisories, isForDestination)
    .where(isAdvised)})`

/** The country of that highest level, the one reached first where several have it. */
export const advisedCountry = (db: Database) =>
  sql<string | null>`(${db
    .select({ country: tripSegments.toCountryCode })
    .from(tripSegments)
    .innerJoin(advisories, isForDestination)
    .where(isAdvised)
    .orderBy(desc(advisories.warningLevel), asc(tripSegments.ordinal))
    .limit(1)})`
