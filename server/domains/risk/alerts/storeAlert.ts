import { and, eq, exists, lt, not } from 'drizzle-orm'
import { dayMs } from '#contract/durations.ts'
import type { Database } from '#server/db/client.ts'
import { alertReplacements, alerts } from '#server/db/schema/alerts.ts'
import { alertRowOf } from './alertRowOf.ts'
import type { CapAlert } from './cap/readCap.ts'

/**
 * Stores a message. Exercises, tests, drafts, acknowledgments and errors change nothing. An update or a cancellation
 * replaces the messages that it refers to, whether they have arrived or not. A message that arrives again changes nothing.
 */
export async function storeAlert(
  db: Database,
  alert: CapAlert,
  { now, isDemo = false }: { now: Date; isDemo?: boolean },
): Promise<void> {
  const { status, msgType, references } = alert
  if (status !== 'Actual' || msgType === 'Ack' || msgType === 'Error') return
  await db.transaction(async (tx) => {
    if (msgType !== 'Alert' && references.length > 0)
      await tx
        .insert(alertReplacements)
        .values(references.map((reference) => ({ ...reference, receivedAt: now })))
        .onConflictDoNothing()
    if (msgType !== 'Cancel') await tx.insert(alerts).values(alertRowOf(alert, { now, isDemo })).onConflictDoNothing()
  })
}

/** Days that an alert is kept after its end. */
const keptDays = 90

/** Deletes alerts that ended long ago, and the replacements of those. */
export async function sweepAlerts(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * dayMs)
  await db.delete(alerts).where(lt(alerts.countsUntil, before))
  const replaced = db
    .select({ id: alerts.id })
    .from(alerts)
    .where(
      and(
        eq(alerts.sender, alertReplacements.sender),
        eq(alerts.identifier, alertReplacements.identifier),
        eq(alerts.sentAt, alertReplacements.sentAt),
      ),
    )
  await db.delete(alertReplacements).where(and(lt(alertReplacements.receivedAt, before), not(exists(replaced))))
}
