import { and, eq, lt } from 'drizzle-orm'
import { dayMs } from '#contract/time/durations.ts'
import { helpDeskLimits } from '#contract/support/helpDesk.ts'
import { helpDeskCodes, helpDeskRequests, helpDeskSessions } from '#server/db/schema/site/helpDesk.ts'
import type { Services } from '#server/services/services.ts'

/**
 * Deletes requests with their messages that were solved a year ago, and expired tokens of the help desk. A scheduled
 * job.
 */
export async function sweepHelpDesk({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  for (const table of [helpDeskCodes, helpDeskSessions]) await db.delete(table).where(lt(table.expiresAt, now()))
  const kept = new Date(+now() - helpDeskLimits.keptDays * dayMs)
  await db
    .delete(helpDeskRequests)
    .where(and(eq(helpDeskRequests.status, 'solved'), lt(helpDeskRequests.changedAt, kept)))
}
