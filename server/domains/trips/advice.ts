import { and, asc, desc, eq, gte, max, ne, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { advisories } from '#server/db/schema/risk/risk.ts'
import { trips, tripSegments } from '#server/db/schema/trips/trips.ts'

/** The country where a trip of the query begins. Advisories for it are ignored. */
export const startCountry = sql`(select first_segment.from_country_code from trip_segments first_segment
  where first_segment.trip_id = ${trips.id} order by first_segment.ordinal limit 1)`

/** Condition: an advisory concerns a country that a trip of the query goes to. */
const advisoryCondition = and(
  eq(tripSegments.tripId, trips.id),
  gte(advisories.warningLevel, 1),
  ne(tripSegments.toCountryCode, startCountry),
)
const destinationCondition = eq(advisories.targetCountry, tripSegments.toCountryCode)

/** The highest advisory level of the countries that a trip of the query goes to; null without an advisory (§3). */
export const adviceLevel = (db: Database) =>
  sql<number | null>`(${db
    .select({ level: max(advisories.warningLevel) })
    .from(tripSegments)
    .innerJoin(advisories, destinationCondition)
    .where(advisoryCondition)})`

/** The country of the highest level; the first reached when several have it. */
export const advisedCountry = (db: Database) =>
  sql<string | null>`(${db
    .select({ country: tripSegments.toCountryCode })
    .from(tripSegments)
    .innerJoin(advisories, destinationCondition)
    .where(advisoryCondition)
    .orderBy(desc(advisories.warningLevel), asc(tripSegments.ordinal))
    .limit(1)})`
