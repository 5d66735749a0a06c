import { addDays } from 'date-fns/addDays'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { formatISO } from 'date-fns/formatISO'
import { expiryReminders } from '#contract/fields/limits.ts'

/** Urgency of a reminder: for information, act soon, act at once. */
export type Urgency = 'calm' | 'soon' | 'urgent'

/** Days before expiry at which each urgency of a reminder begins. */
export interface ReminderSteps {
  calm: number
  soon: number
  urgent: number
}

/** The urgency for a number of days before expiry; undefined while it is too early for a reminder. */
export function urgencyOf(days: number, steps: ReminderSteps): Urgency | undefined {
  if (days > steps.calm) return undefined
  if (days > steps.soon) return 'calm'
  return days > steps.urgent ? 'soon' : 'urgent'
}

/** The day on which the current urgency of a reminder began; after `end`, the day after it. `yyyy-MM-dd`. */
export function reminderBegan(end: string, days: number, steps: ReminderSteps): string {
  const urgency = urgencyOf(days, steps) ?? 'calm'
  return formatISO(addDays(dayOf(end), days < 0 ? 1 : -steps[urgency]), { representation: 'date' })
}

/** Whether an expiry in a number of days (negative: in the past) is urgent. */
export const isUrgent = (days: number): boolean => days <= expiryReminders.urgentDays

/** A calendar day as a local date of the server; only differences are used, so its zone does not matter. */
const dayOf = (day: string) => new Date(`${day}T00:00`)

/** Whole days from `today` to `end` (`yyyy-MM-dd`); negative once it is past. */
export const daysUntil = (end: string, today: string) => differenceInCalendarDays(dayOf(end), dayOf(today))

/** The expiry of a card or document: its urgency, and what a notification says of its days. `today`: `yyyy-MM-dd`. */
export function expiryOf(end: string, today: string, steps: ReminderSteps) {
  const days = daysUntil(end, today)
  const urgency = urgencyOf(days, steps)
  if (!urgency) return undefined
  const dates = {
    isUrgent: isUrgent(days),
    daysBeforeExpiry: days,
    expiryDate: end,
    since: reminderBegan(end, days, steps),
  }
  return { urgency, isOver: days < 0, dates }
}

/** The key of a notification: it changes with expiry date, urgency and trip. */
export const notificationKey = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(':')
