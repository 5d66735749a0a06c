import { and, asc, count, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { CancellationTotal } from '#contract/payment/travelCredits.ts'
import type { Database } from '#server/db/client.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { travelCredits } from '#server/db/schema/trips/credits.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { restOfCredit, usableCondition } from '#server/domains/credits/readCredits.ts'

/** The sum of a part of the cancellation of a trip; null where it was cancelled elsewhere. */
const sumOverSegments = (part: SQL) =>
  sql`(select sum(${part}::numeric) from jsonb_array_elements(${trips.cancellation}) each)`
const [refund, lost] = [sumOverSegments(sql`(each ->> 'refund')`), sumOverSegments(sql`(each ->> 'lost')`)]
const sumOf = (value: SQL) => sql<number>`coalesce(sum(${value}), 0)`.mapWith(Number)

/**
 * The sums of all cancelled trips that meet a condition, by currency; the same parts as in a row.
 * @param today the earliest current day on earth, by which credits lapse
 */
export function cancellationTotals(db: Database, where: SQL | undefined, today: string): Promise<CancellationTotal[]> {
  const kept = db
    .select({
      tripId: travelCredits.tripId,
      used: sql<number>`sum(${travelCredits.usedAmount})`.as('used'),
      usable: sql<number>`coalesce(sum(${restOfCredit}) filter (where ${usableCondition(today)}), 0)`.as('usable'),
    })
    .from(travelCredits)
    .groupBy(travelCredits.tripId)
    .as('kept')
  return db
    .select({
      currency: trips.currency,
      trips: count(),
      paid: sumOf(sql`${trips.total}`),
      refunded: sumOf(refund),
      usable: sumOf(sql`${kept.usable}`),
      used: sumOf(sql`${kept.used}`),
      lost: sumOf(sql`${lost} - coalesce(${kept.usable} + ${kept.used}, 0)`),
      notKnown: sumOf(sql`case when ${trips.cancellation} is null then ${trips.total} end`),
    })
    .from(trips)
    .innerJoin(profiles, eq(profiles.id, trips.profileId))
    .leftJoin(employees, eq(employees.id, profiles.employeeId))
    .leftJoin(kept, and(eq(kept.tripId, trips.id), isNotNull(trips.cancellation)))
    .where(where)
    .groupBy(trips.currency)
    .orderBy(asc(trips.currency))
}
