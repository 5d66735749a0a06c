import { formatterFor } from '#server/messages/messages.ts'

/** Day and time in UTC, as the reader's time zone is unknown. */
export const utcText = (at: Date, culture: string) =>
  formatterFor(culture).formatDate(at, { dateStyle: 'long', timeStyle: 'short' })
