import { differenceInCalendarDays } from 'date-fns'

/** How strongly a message presses: for information, act now, act at once. */
export type Urgency = 'calm' | 'soon' | 'urgent'

/** Days before its end from which a document is mentioned, from which it asks for the new one, and asks urgently. */
export interface ReminderSteps {
  calm: number
  soon: number
  urgent: number
}

/** The step that a number of days is on; nothing while it is too early to mention it. */
export function urgencyOf(days: number, steps: ReminderSteps): Urgency | undefined {
  if (days > steps.calm) return undefined
  if (days > steps.soon) return 'calm'
  return days > steps.urgent ? 'soon' : 'urgent'
}

/** Days before its end from which a document has to be dealt with now. */
const urgentDays = 30

/** Whether what ends in so many days (negative: has ended) has to be dealt with now. */
export const isUrgent = (days: number): boolean => days <= urgentDays

/** A day of the calendar where the server is, whatever its zone. */
const dayOf = (day: string) => new Date(`${day}T00:00`)

/** Whole days from one `yyyy-MM-dd` to another, negative when it is over. */
export const daysUntil = (end: string, today: string) => differenceInCalendarDays(dayOf(end), dayOf(today))

/** Names a matter: another as soon as it ends on another day, presses more, or is about another trip. */
export const notificationKey = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(':')
