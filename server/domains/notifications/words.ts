import type { Notification } from '#contract/notices/notifications.ts'

/**
 * The texts of a notification: a short title, a sentence with the action, and both in one for clients with one text.
 */
export const wordsOf = (title: string, detail: string): Pick<Notification, 'title' | 'detail' | 'message'> => ({
  title,
  detail,
  message: `${title}. ${detail}`,
})
