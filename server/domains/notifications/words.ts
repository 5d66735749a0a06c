import type { Notification } from '#contract/notifications.ts'

/** The words of a notification: a few to scan, a sentence on what to do, and both in one for whoever shows one text. */
export const wordsOf = (title: string, detail: string): Pick<Notification, 'title' | 'detail' | 'message'> => ({
  title,
  detail,
  message: `${title}. ${detail}`,
})
