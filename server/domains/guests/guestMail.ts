import { formatterFor } from '#server/messages/messages.ts'

/** Formats a day, `yyyy-MM-dd`, for a mail. */
export const dayText = (day: string, culture: string): string =>
  formatterFor(culture).formatDate(new Date(`${day}T00:00:00Z`), { dateStyle: 'long' })
