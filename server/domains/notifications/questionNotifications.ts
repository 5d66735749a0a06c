import type { NotificationDraft } from '#server/domains/notifications/notificationDraft.ts'
import { wordsOf } from '#server/domains/notifications/words.ts'
import type { Announcement, OpenQuestion } from '#server/domains/risk/rollCalls/openQuestions.ts'
import type { Say } from '#server/messages/messages.ts'

/**
 * One urgent notification for each question of a risk advisor, with the advisor's own words and the number to call. It
 * leads to Home, where the buttons to answer are.
 */
export const questionNotifications = (questions: readonly OpenQuestion[], say: Say): NotificationDraft[] =>
  questions.map(({ id, about, note, phone, askedAt }) => ({
    type: 'rollcall',
    code: 'rollCallToAnswer',
    key: `rollCall:${id}`,
    ...wordsOf(say('notifications.rollCall', { about }), say('notifications.rollCall.detail')),
    isUrgent: true,
    isNow: true,
    daysBeforeExpiry: null,
    since: askedAt.toISOString(),
    question: { note, phone },
    actionRoute: { name: 'home', query: { rollCallId: id } },
  }))

/** One calm notification for each announcement of a risk advisor, with the advisor's own words. */
export const announcementNotifications = (announcements: readonly Announcement[], say: Say): NotificationDraft[] =>
  announcements.map(({ id, about, note, askedAt, bookingId }) => ({
    type: 'traveladvisory',
    code: 'travelAnnouncement',
    key: `announcement:${id}`,
    ...wordsOf(about, say('notifications.announcement.detail', { note: note.trim().replace(/\s+/g, ' ') })),
    isUrgent: false,
    daysBeforeExpiry: null,
    since: askedAt.toISOString(),
    actionRoute: bookingId ? { name: 'tripsList', query: { bookingId } } : { name: 'home', query: {} },
  }))
