import { dayMs } from '#contract/time/durations.ts'

/** The instant a number of days (fractions allowed, negative for earlier) after another. */
export const daysFrom = (from: Date, days: number) => new Date(from.getTime() + Math.round(days * dayMs))

/** The calendar day of an instant in UTC, `yyyy-MM-dd`. */
export const calendarDate = (at: Date) => at.toISOString().slice(0, 10)

/** The month of an instant in UTC moved by whole months, `yyyy-MM`. */
export const monthFrom = (at: Date, months: number) =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1)).toISOString().slice(0, 7)
