import { and, desc, eq, max, sql } from 'drizzle-orm'
import { rollCallPeople, rollCalls } from '#server/db/schema/risk/rollCalls.ts'
import type { NotificationDraft } from '#server/domains/notifications/notificationDraft.ts'
import { wordsOf } from '#server/domains/notifications/words.ts'
import { openCondition } from '#server/domains/risk/asked/askedTrips.ts'
import { aboutFor } from '#server/domains/risk/rollCalls/about.ts'
import type { Caller } from '#server/http/access/caller.ts'
import type { Language } from '#server/http/requests/language.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

/**
 * One urgent notification for each open roll call in which people need help, for a risk advisor. It names nobody and
 * leads to the roll call. Another person who needs help makes it a new one. Empty for other callers.
 */
export async function helpTasks(
  { roles, companyId }: Caller,
  language: Language,
  { db, now }: Services,
): Promise<NotificationDraft[]> {
  if (!roles.includes('RiskAdvisor')) return []
  const { say } = formatterFor(language)
  const latest = max(rollCallPeople.answeredAt)
  const calls = await db
    .select({
      id: rollCalls.id,
      about: rollCalls.about,
      aboutTexts: rollCalls.aboutTexts,
      count: sql<number>`count(*)`.mapWith(Number),
      since: latest,
    })
    .from(rollCallPeople)
    .innerJoin(rollCalls, and(eq(rollCalls.id, rollCallPeople.rollCallId), openCondition(now())))
    .where(and(eq(rollCallPeople.companyId, companyId), eq(rollCallPeople.answer, 'needsHelp')))
    .groupBy(rollCalls.id)
    .orderBy(desc(latest))
  return calls.map(({ id, count, since, ...subject }) => ({
    type: 'admintask',
    code: 'peopleNeedHelp',
    key: `peopleNeedHelp:${id}:${since?.getTime() ?? 0}`,
    ...wordsOf(
      say('notifications.peopleNeedHelp', { count, about: aboutFor(subject, language) }),
      say('notifications.peopleNeedHelp.detail'),
    ),
    isUrgent: true,
    isNow: true,
    daysBeforeExpiry: null,
    ...(since && { since: since.toISOString() }),
    actionRoute: { name: 'rollCall', query: {}, params: { rollCallId: id } },
  }))
}
