import { and, eq, gt, gte, notExists, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { alertReplacements, alerts } from '#server/db/schema/risk/alerts.ts'

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
            gte(alertReplacements.sentAt, alerts.sentAt),
          ),
        ),
    ),
  )
