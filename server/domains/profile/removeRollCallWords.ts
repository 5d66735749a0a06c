import { inArray, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { rollCallEvents, rollCallKeys, rollCallPeople } from '#server/db/schema/risk/rollCalls.ts'

/**
 * Deletes what was written about or by some people of roll calls, and their links. The answers stay, without a name.
 * @param where selects the people
 */
export async function removeRollCallWords(where: SQL | undefined, db: Database): Promise<void> {
  const theirs = db.select({ id: rollCallPeople.id }).from(rollCallPeople).where(where)
  await db.delete(rollCallKeys).where(inArray(rollCallKeys.personId, theirs))
  await db.update(rollCallEvents).set({ reason: '' }).where(inArray(rollCallEvents.personId, theirs))
  await db
    .update(rollCallPeople)
    .set({ note: '', reason: '', noteTokenHash: null, noteUntil: null })
    .where(inArray(rollCallPeople.id, theirs))
}
