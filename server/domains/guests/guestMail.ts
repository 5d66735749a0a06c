import { formatterFor } from '#server/messages/messages.ts'

/** A day, `yyyy-MM-dd`, as a letter says it. */
export const dayText = (day: string, culture: string): string =>
  formatterFor(culture).formatDate(new Date(`${day}T00:00:00Z`), { dateStyle: 'long' })
