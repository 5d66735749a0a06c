import { and, eq, exists, gte, inArray, lt, ne, or, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { cultureCode, localDate, recordId } from '#contract/envelope.ts'
import { countryCode } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { tripStatusSchema } from '#contract/trips.ts'
import type { Database } from '#server/db/client.ts'
import { advisories } from '#server/db/schema/risk.ts'
import { trips, tripSegments } from '#server/db/schema/trips.ts'
import { commaList } from '#server/http/commaList.ts'
import { pageQuery } from '#server/http/paging.ts'
import { startCountry } from '#server/domains/trips/advice.ts'
import { addDays } from '#server/time/zonedTime.ts'

/**
 * Query of the itinerary report (§4, §7). The default status of the rows is InProgress; counts cover InProgress and
 * Upcoming. Place, flight and airline must match one segment; days are in local time of the place.
 */
export const reportQuery = z.strictObject({
  ...pageQuery(limits.itineraryPage),
  companyId: z.optional(recordId),
  countryCode: z.optional(countryCode),
  cityCode: z.optional(z.string().regex(/^[A-Z]{3}$/)),
  flightNumber: z.optional(z.string().regex(/^\d{1,4}[A-Z]?$/)),
  airlineCode: z.optional(z.string().regex(/^[A-Z0-9]{2,3}$/)),
  tripStatuses: z.optional(commaList(z.enum(tripStatusSchema.options))),
  displayTripStatus: z.optional(tripStatusSchema),
  advisoryLevels: z.optional(commaList(z.coerce.number<string>().int().min(1).max(3))),
  fromDate: z.optional(localDate),
  toDate: z.optional(localDate),
  cultureCode: z.optional(cultureCode),
})
export type ReportQuery = z.infer<typeof reportQuery>

/** Condition: trips of a company that the query selects, in any status. */
export function reportCondition(db: Database, companyId: string, query: ReportQuery): SQL | undefined {
  const { fromCountryCode, toCountryCode, fromCityCode, toCityCode, departureLocal, arrivalLocal } = tripSegments
  const { countryCode: country, cityCode: city, flightNumber, airlineCode, fromDate, toDate } = query
  const segmentConditions = and(
    country ? or(eq(fromCountryCode, country), eq(toCountryCode, country)) : undefined,
    city ? or(eq(fromCityCode, city), eq(toCityCode, city)) : undefined,
    (flightNumber ?? airlineCode) !== undefined ? eq(tripSegments.kind, 'flight') : undefined,
    flightNumber ? eq(tripSegments.number, flightNumber) : undefined,
    airlineCode ? eq(tripSegments.providerCode, airlineCode) : undefined,
  )
  return and(
    eq(trips.companyId, companyId),
    segmentConditions && segmentCondition(db, segmentConditions),
    fromDate ? segmentCondition(db, gte(arrivalLocal, fromDate)) : undefined,
    toDate ? segmentCondition(db, lt(departureLocal, addDays(toDate, 1))) : undefined,
    query.advisoryLevels && advisoryCondition(db, query.advisoryLevels),
  )
}

const segmentCondition = (db: Database, which: SQL) =>
  exists(
    db
      .select({ id: tripSegments.id })
      .from(tripSegments)
      .where(and(eq(tripSegments.tripId, trips.id), which)),
  )

/** Condition: trips to a country with an advisory of one of these levels, other than the country of departure (§3). */
function advisoryCondition(db: Database, levels: number[]): SQL {
  return exists(
    db
      .select({ id: tripSegments.id })
      .from(tripSegments)
      .innerJoin(advisories, eq(advisories.targetCountry, tripSegments.toCountryCode))
      .where(
        and(
          eq(tripSegments.tripId, trips.id),
          inArray(advisories.warningLevel, levels),
          ne(tripSegments.toCountryCode, startCountry),
        ),
      ),
  )
}
