import { and, asc, eq, exists, gte, inArray, lt, lte, ne, not } from 'drizzle-orm'
import { dayMs } from '#contract/time/durations.ts'
import type { Database } from '#server/db/client.ts'
import { alertReplacements, alerts } from '#server/db/schema/risk/alerts.ts'
import { alertId, alertRowOf } from './alertRowOf.ts'
import type { CapAlert } from './cap/readCap.ts'
import type { CapName } from './cap/references.ts'

/**
 * Stores a message. Exercises, tests, drafts, acknowledgments and errors change nothing. An update or a cancellation
 * replaces other messages, whether they have arrived or not. A message that arrives again changes nothing.
 */
export async function storeAlert(
  db: Database,
  alert: CapAlert,
  { now, isDemo = false }: { now: Date; isDemo?: boolean },
): Promise<void> {
  const { status, msgType } = alert
  if (status !== 'Actual' || msgType === 'Ack' || msgType === 'Error') return
  await db.transaction(async (tx) => {
    const names = msgType === 'Alert' ? [] : await withoutCircles(tx, alert)
    if (names.length > 0)
      await tx
        .insert(alertReplacements)
        .values(names.map((name) => ({ ...name, receivedAt: now })))
        .onConflictDoNothing()
    if (msgType === 'Cancel') return
    const eventId = await eventIdOf(tx, alert)
    await tx.insert(alerts).values(alertRowOf(alert, { eventId, now, isDemo })).onConflictDoNothing()
    // Updates that arrived before this message took it for the first one.
    await tx
      .update(alerts)
      .set({ eventId })
      .where(eq(alerts.eventId, alertId(alert)))
  })
}

/** The event of a message: that of the first message it replaces, else the message itself. */
async function eventIdOf(tx: Pick<Database, 'select'>, alert: CapAlert): Promise<string> {
  if (alert.msgType !== 'Update') return alertId(alert)
  const { references, sender, identifier, sentAt } = alert
  const named = references.toSorted((one, other) => one.sentAt.getTime() - other.sentAt.getTime()).map(alertId)
  const ownName = and(eq(alerts.sender, sender), eq(alerts.identifier, identifier), lt(alerts.sentAt, sentAt))
  const [first] = await tx
    .select({ eventId: alerts.eventId })
    .from(alerts)
    .where(named.length > 0 ? inArray(alerts.id, named) : ownName)
    .orderBy(asc(alerts.sentAt))
    .limit(1)
  return first?.eventId ?? named[0] ?? alertId(alert)
}

/**
 * The messages that an update or a cancellation replaces: those of its references, without any the earlier ones of its
 * own name, as some providers send each version under the same name.
 */
const replacedBy = ({ references, sender, identifier, sentAt }: CapAlert): CapName[] =>
  references.length > 0 ? references : [{ sender, identifier, sentAt: new Date(sentAt.getTime() - 1) }]

/**
 * The messages that a message replaces, without those that would close a circle of messages of the same second: all of
 * these would be replaced, and nobody be warned. Where this message is replaced already, no other update of its second
 * is.
 */
async function withoutCircles(tx: Pick<Database, '$count' | 'select'>, alert: CapAlert): Promise<CapName[]> {
  const names = replacedBy(alert)
  const { sender, identifier, sentAt } = alert
  const isOfSecond = (name: CapName) => name.sentAt.getTime() === sentAt.getTime()
  const ownCondition = and(
    eq(alertReplacements.sender, sender),
    eq(alertReplacements.identifier, identifier),
    gte(alertReplacements.sentAt, sentAt),
  )
  if (!names.some(isOfSecond) || (await tx.$count(alertReplacements, ownCondition)) === 0) return names
  const updates = await tx
    .select({ id: alerts.id })
    .from(alerts)
    .where(and(inArray(alerts.id, names.filter(isOfSecond).map(alertId)), ne(alerts.eventId, alerts.id)))
  const ids = new Set(updates.map(({ id }) => id))
  return names.filter((name) => !ids.has(alertId(name)))
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
        lte(alerts.sentAt, alertReplacements.sentAt),
      ),
    )
  await db.delete(alertReplacements).where(and(lt(alertReplacements.receivedAt, before), not(exists(replaced))))
}
