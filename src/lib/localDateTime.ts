import { dayMs } from '#contract/time/durations.ts'

/** Whether a text is a day that exists, `yyyy-MM-dd`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The day a number of days later, or earlier, `yyyy-MM-dd`. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** Whether a text is a time of day, `HH:mm`. */
export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)

/** The parts of a local date and time: each as on the wire, as it was typed while that is unreadable, or empty. */
export interface DateTimeParts {
  date: string
  time: string
}

/** `yyyy-MM-ddTHH:mm` in parts; either may be missing: `2026-12-07T`, `T07:40`. */
export function dateTimeParts(value: string): DateTimeParts {
  const [, date = value, time = ''] = /^(\d{4}-\d{2}-\d{2}|.*)T([^T]*)$/.exec(value) ?? []
  return { date, time }
}

export const joinDateTime = ({ date, time }: DateTimeParts): string => (date || time ? `${date}T${time}` : '')

/** Why a date and time cannot be sent. */
export type DateTimeProblem = 'required' | 'dateMissing' | 'timeMissing' | 'unreadableDate' | 'unreadableTime'

/** The problem of a required date and time, the date first. Undefined for `yyyy-MM-ddTHH:mm`. */
export function dateTimeProblem(value: string): DateTimeProblem | undefined {
  const { date, time } = dateTimeParts(value)
  if (!date && !time) return 'required'
  if (date && !isDay(date)) return 'unreadableDate'
  if (time && !isTime(time)) return 'unreadableTime'
  if (!date) return 'dateMissing'
  return time ? undefined : 'timeMissing'
}
