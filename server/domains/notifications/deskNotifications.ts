import type { UnreadAnswer } from '#server/domains/helpDesk/unreadAnswers.ts'
import type { NotificationDraft } from '#server/domains/notifications/notificationDraft.ts'
import { wordsOf } from '#server/domains/notifications/words.ts'
import type { Say } from '#server/messages/messages.ts'

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
