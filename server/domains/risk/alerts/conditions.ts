import { and, between, eq, gt, gte, isNull, lte, ne, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { alertReplacements, alerts } from '#server/db/schema/alerts.ts'
import { tripPresences } from '#server/db/schema/presences.ts'
import { trips } from '#server/db/schema/trips.ts'

/** Condition: alerts that are in force or announced: not over, not replaced by another message, not canceled. */
export const currentAlertCondition = (db: Database, now: Date): SQL | undefined =>
  and(
    gt(alerts.countsUntil, now),
    eq(alerts.isOver, false),
    notExists(
      db
        .select({ sender: alertReplacements.sender })
        .from(alertReplacements)
        .where(
          and(
            eq(alertReplacements.sender, alerts.sender),
            eq(alertReplacements.identifier, alerts.identifier),
            eq(alertReplacements.sentAt, alerts.sentAt),
          ),
        ),
    ),
  )

/**
 * Condition: the stays of a company that an alert may concern, by country, time and rectangle. The rule `concerns` then
 * decides.
 */
export const possiblyConcernedCondition = (companyId: string, now: Date): SQL | undefined =>
  and(
    eq(tripPresences.companyId, companyId),
    eq(trips.companyId, companyId),
    ne(trips.status, 'cancelled'),
    gte(tripPresences.leavesAt, now),
    sql`${tripPresences.countryCode} = any(${alerts.countries})`,
    lte(tripPresences.arrivesAt, alerts.countsUntil),
    gte(tripPresences.leavesAt, alerts.startsAt),
    or(isNull(alerts.south), isNull(tripPresences.latitude), inBoxCondition),
  )

const turns = [0, 360, -360]
const inBoxCondition = and(
  between(tripPresences.latitude, alerts.south, alerts.north),
  or(
    ...turns.map(
      (turn) => sql`${tripPresences.longitude} + ${sql.raw(String(turn))} between ${alerts.west} and ${alerts.east}`,
    ),
  ),
)
