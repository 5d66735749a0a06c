import { and, eq, exists, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { contains } from '#server/http/requests/foldedText.ts'
import { airports } from '#server/db/schema/system/reference.ts'
import { trips, tripSegments } from '#server/db/schema/trips/trips.ts'
import type { Language } from '#server/http/requests/language.ts'

/**
 * Condition: a trip contains a text in its reference, a city (in English or the reader's language), a supplier, a
 * number such as `AC 871`, or a supplier's confirmation. It reads the segments of each trip, so it is combined with a
 * condition on the person.
 */
export function mentions(db: Database, text: string, language: Language): SQL | undefined {
  const { fromCity, toCity, fromCode, toCode, providerCode, providerName, number, confirmationNumber } = tripSegments
  const cityCondition = (code: SQLWrapper) =>
    exists(
      db
        .select({ code: airports.code })
        .from(airports)
        .where(
          and(
            or(sql`${airports.code} = ${code}`, sql`${airports.cityCode} = ${code}`),
            contains(text, sql`${airports.city} ->> ${language}`),
          ),
        ),
    )
  const inSegment = or(
    ...[fromCity, toCity, providerName, confirmationNumber].map((column) => contains(text, column)),
    contains(text, sql`concat(${providerCode}, ' ', ${number})`),
    contains(text, sql`concat(${providerCode}, ${number})`),
    cityCondition(fromCode),
    cityCondition(toCode),
  )
  const segments = db.select({ id: tripSegments.id }).from(tripSegments)
  return or(contains(text, trips.bookingId), exists(segments.where(and(eq(tripSegments.tripId, trips.id), inSegment))))
}

/** The calendar year in which a trip begins, in local time of its start. */
const yearOfTrip = (db: Database) =>
  sql<number>`(${db
    .select({ year: sql`substr(min(${tripSegments.departureLocal}), 1, 4)::int` })
    .from(tripSegments)
    .where(eq(tripSegments.tripId, trips.id))})`.mapWith(Number)

/** Condition: trips that begin in a year. */
export const yearCondition = (db: Database, year: number): SQL => sql`${yearOfTrip(db)} = ${year}`

/** The years in which trips begin, newest first. */
export async function yearsOf(db: Database, where: SQL | undefined): Promise<number[]> {
  const rows = await db
    .selectDistinct({ year: yearOfTrip(db) })
    .from(trips)
    .where(where)
  return rows.map(({ year }) => year).toSorted((one, other) => other - one)
}
