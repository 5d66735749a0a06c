import { and, eq, inArray, lt, lte, ne, or, sql } from 'drizzle-orm'
import { dayMs } from '#contract/time/durations.ts'
import { riskViews } from '#server/db/schema/risk/risk.ts'
import { rollCallEvents, rollCallKeys, rollCallPeople, rollCalls } from '#server/db/schema/risk/rollCalls.ts'
import type { Services } from '#server/services/services.ts'

/** Days after the end of a roll call in which notes and reasons are kept, and days of the record of views. */
const kept = { words: 90, views: 730 } as const

type Store = Pick<Services, 'db' | 'now'>

/**
 * Deletes mailed links whose time is over, and notes and reasons 90 days after the end of their roll call. The answers
 * stay. Links of a roll call that was closed early are known until their time is over. A scheduled job.
 */
export async function sweepRollCalls({ db, now }: Store): Promise<void> {
  const over = db
    .select({ id: rollCallPeople.id })
    .from(rollCallPeople)
    .innerJoin(rollCalls, and(eq(rollCalls.id, rollCallPeople.rollCallId), lte(rollCalls.expiresAt, now())))
  await db.delete(rollCallKeys).where(inArray(rollCallKeys.personId, over))
  const ended = sql`least(${rollCalls.expiresAt}, ${rollCalls.closedAt})`
  const longEnded = db
    .select({ id: rollCalls.id })
    .from(rollCalls)
    .where(sql`${ended} < ${new Date(+now() - kept.words * dayMs).toISOString()}::timestamptz`)
  await db
    .update(rollCallEvents)
    .set({ reason: '' })
    .where(and(inArray(rollCallEvents.rollCallId, longEnded), ne(rollCallEvents.reason, '')))
  const hasWords = or(ne(rollCallPeople.note, ''), ne(rollCallPeople.reason, ''))
  await db
    .update(rollCallPeople)
    .set({ note: '', reason: '', noteTokenHash: null, noteUntil: null })
    .where(and(inArray(rollCallPeople.rollCallId, longEnded), hasWords))
}

/** Deletes records of views after two years. A scheduled job. */
export const sweepRiskViews = ({ db, now }: Store) =>
  db.delete(riskViews).where(lt(riskViews.at, new Date(+now() - kept.views * dayMs)))
