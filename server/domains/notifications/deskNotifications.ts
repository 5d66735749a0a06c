import { and, eq, min, sql } from 'drizzle-orm'
import { helpDeskRequests } from '#server/db/schema/site/helpDesk.ts'
import { servedCondition } from '#server/domains/helpDesk/queue.ts'
import type { UnreadAnswer } from '#server/domains/helpDesk/unreadAnswers.ts'
import type { NotificationDraft } from '#server/domains/notifications/notificationDraft.ts'
import { wordsOf } from '#server/domains/notifications/words.ts'
import type { Caller } from '#server/http/access/caller.ts'
import type { Language } from '#server/http/requests/language.ts'
import { formatterFor, type Say } from '#server/messages/messages.ts'
import { isDeskElsewhere } from '#server/services/helpDeskEnv.ts'
import type { Services } from '#server/services/services.ts'

/** One notification for each request with an unread answer of the help desk. It leads to that request. */
export const deskNotifications = (answers: readonly UnreadAnswer[], say: Say): NotificationDraft[] =>
  answers.map(({ id, topic, answeredAt }) => ({
    type: 'helpdesk',
    code: 'helpDeskAnswered',
    key: `helpDesk:${id}:${answeredAt.getTime()}`,
    ...wordsOf(say('notifications.helpDesk', { topic }), say('notifications.helpDesk.detail')),
    isUrgent: false,
    daysBeforeExpiry: null,
    since: answeredAt.toISOString(),
    actionRoute: { name: 'helpDeskRequest', query: {}, params: { requestId: id } },
  }))

/** One notification for all requests that wait for an answer, for an agent. Empty for other callers. */
export async function queueTasks(caller: Caller, language: Language, services: Services): Promise<NotificationDraft[]> {
  if (!caller.roles.includes('HelpDeskAgent') || isDeskElsewhere(services.env)) return []
  const [open] = await services.db
    .select({ count: sql<number>`count(*)`.mapWith(Number), since: min(helpDeskRequests.waitingSince) })
    .from(helpDeskRequests)
    .where(and(servedCondition(caller, services), eq(helpDeskRequests.status, 'open')))
  if (!open || open.count === 0) return []
  const { say } = formatterFor(language)
  return [
    {
      type: 'helpdesk',
      code: 'deskRequestsWaiting',
      key: 'deskRequestsWaiting',
      ...wordsOf(
        say('notifications.deskRequestsWaiting', { count: open.count }),
        say('notifications.deskRequestsWaiting.detail'),
      ),
      isUrgent: false,
      daysBeforeExpiry: null,
      ...(open.since && { since: open.since.toISOString() }),
      actionRoute: { name: 'helpDeskAgent', query: { status: 'open' } },
    },
  ]
}
