import { and, desc, eq, exists, gt, gte, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { dayMs } from '#contract/time/durations.ts'
import type { ReportedItinerary } from '#contract/reports/itineraryReport.ts'
import { rollCallLimits } from '#contract/risk/rollCalls.ts'
import type { Database } from '#server/db/client.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { rollCallPeople, rollCalls } from '#server/db/schema/risk/rollCalls.ts'
import { trips } from '#server/db/schema/trips/trips.ts'

/** Condition: the company of a roll call has the pages of protection (§3). */
const protectedCondition: SQL = sql`exists (
  select 1 from ${companies}
  where ${companies.id} = ${rollCalls.companyId} and (${companies.employeeFeatures} ->> 'protect')::boolean
)`

/** Condition: roll calls that can be answered, of companies that have the pages of protection. */
export const openCondition = (now: Date): SQL | undefined =>
  and(eq(rollCalls.kind, 'rollCall'), isNull(rollCalls.closedAt), gt(rollCalls.expiresAt, now), protectedCondition)

/** Condition: a person of a roll call is the traveler of a trip: a person on any of their trips, a guest on this one. */
const isTravelerCondition: SQL | undefined = and(
  eq(rollCallPeople.companyId, trips.companyId),
  or(
    eq(rollCallPeople.tripId, trips.id),
    and(
      eq(rollCallPeople.isForGuest, false),
      eq(rollCallPeople.profileId, trips.profileId),
      sql`${trips.guest} is null`,
    ),
  ),
)

/** Condition: trips of the company whose traveler was asked by an open roll call, and has not answered. */
export const unansweredCondition = (db: Database, companyId: string, now: Date): SQL | undefined =>
  and(
    eq(trips.companyId, companyId),
    exists(
      db
        .select({ id: rollCallPeople.id })
        .from(rollCallPeople)
        .innerJoin(rollCalls, and(eq(rollCalls.id, rollCallPeople.rollCallId), openCondition(now)))
        .where(and(isTravelerCondition, isNull(rollCallPeople.answer))),
    ),
  )

/** A roll call that ended before a trip is shown with it for as long as one is open. */
const shownAfterMs = rollCallLimits.days * dayMs

/**
 * The latest question to the traveler of each trip, by trip: asked since it was booked, and during the trip, or by a
 * roll call that is open or has just ended. A question about another trip months before says nothing about this one.
 */
export async function latestQuestions(
  db: Database,
  tripIds: readonly string[],
  now: Date,
): Promise<Map<string, NonNullable<ReportedItinerary['rollCall']>>> {
  if (tripIds.length === 0) return new Map()
  const recent = new Date(now.getTime() - shownAfterMs)
  const rows = await db
    .selectDistinctOn([trips.id], {
      tripId: trips.id,
      id: rollCalls.id,
      askedAt: rollCalls.askedAt,
      answer: rollCallPeople.answer,
    })
    .from(trips)
    .innerJoin(rollCallPeople, isTravelerCondition)
    .innerJoin(rollCalls, and(eq(rollCalls.id, rollCallPeople.rollCallId), eq(rollCalls.kind, 'rollCall')))
    .where(
      and(
        inArray(trips.id, [...tripIds]),
        gte(rollCalls.askedAt, trips.bookedAt),
        or(
          gte(rollCalls.askedAt, trips.startsAt),
          gt(rollCalls.closedAt, recent),
          and(isNull(rollCalls.closedAt), gt(rollCalls.expiresAt, recent)),
        ),
      ),
    )
    .orderBy(trips.id, desc(rollCalls.askedAt))
  return new Map(rows.map(({ tripId, askedAt, ...row }) => [tripId, { ...row, askedAt: askedAt.toISOString() }]))
}
