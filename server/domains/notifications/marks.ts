import { and, eq, lte, ne } from 'drizzle-orm'
import * as z from 'zod/mini'
import { actionKey, actionMarkSchema, maxSnoozeDays, type ActionMark } from '#contract/notices/actions.ts'
import { actionMarks } from '#server/db/schema/profile/notifications.ts'
import { lockProfile } from '#server/domains/profile/lock.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { dayMs } from '#contract/time/durations.ts'
import { mosts } from '#contract/fields/mosts.ts'
import { earliestDay, latestDay } from '#server/time/earliestDay.ts'
import { badInput, Refusal, refusedField } from '#server/http/answers/envelope.ts'
import type { Services } from '#server/services/services.ts'

/**
 * Stores a mark and replaces one with the same key; `read` replaces none, because it is set automatically.
 * @returns the stored mark
 * @throws 400 for a day in the past or too far ahead, 409 for too many marks
 */
export function putMark(profileRef: ProfileRef, mark: ActionMark, { db, now }: Services): Promise<ActionMark> {
  checkKey(mark.key)
  const today = earliestDay(now())
  if (mark.until !== null) checkDay(mark.until, today, now())
  return db.transaction(async (tx) => {
    const { id: profileId } = await lockProfile(tx, profileRef)
    const ownerCondition = eq(actionMarks.profileId, profileId)
    await tx.delete(actionMarks).where(and(ownerCondition, lte(actionMarks.until, today)))
    const { key, state, until } = mark
    const isRead = state === 'read'
    const insert = tx.insert(actionMarks).values({ profileId, ...mark })
    if (isRead) await insert.onConflictDoNothing()
    else await insert.onConflictDoUpdate({ target: [actionMarks.profileId, actionMarks.key], set: { state, until } })
    const alike = and(ownerCondition, (isRead ? eq : ne)(actionMarks.state, 'read'))
    if ((await tx.$count(actionMarks, alike)) > mosts.actionMarks.most) {
      if (!isRead) throw tooManyMarks()
      await tx.delete(actionMarks).where(and(alike, ne(actionMarks.key, key)))
    }
    const [kept] = await tx
      .select({ key: actionMarks.key, state: actionMarks.state, until: actionMarks.until })
      .from(actionMarks)
      .where(and(ownerCondition, eq(actionMarks.key, key)))
    return actionMarkSchema.parse(kept)
  })
}

const tooManyMarks = () =>
  new Refusal(409, 'tooManyMarks', `You keep ${mosts.actionMarks.most} marks. Take some away that you need no more.`)

/** Removes a mark, if it exists. @throws 400 for a malformed key */
export async function removeMark(profileId: string, key: string, { db }: Services): Promise<void> {
  checkKey(key)
  await db.delete(actionMarks).where(and(eq(actionMarks.profileId, profileId), eq(actionMarks.key, key)))
}

function checkKey(key: string) {
  if (!z.safeParse(actionKey, key).success)
    throw badInput('The key is wrong: up to 120 letters, digits, colons, full stops, hyphens and underscores.')
}

function checkDay(until: string, today: string, now: Date) {
  if (until <= today) throw refusedField('until', 'datePast')
  const last = latestDay(new Date(now.getTime() + maxSnoozeDays * dayMs))
  if (until > last) throw refusedField('until', 'dateTooFar')
}
