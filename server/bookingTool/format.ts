import { addDays, daysBetween } from './schedule/zonedTime.ts'
import type { Voice } from './visit.ts'

/** Local wall-clock texts are formatted as if they were UTC, so no zone can move them. */
const asDate = (local: string) => new Date(`${local.length === 10 ? `${local}T00:00` : local}:00Z`)

const format = ({ culture }: Voice, local: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(culture, { ...options, timeZone: 'UTC' }).format(asDate(local))

/** `Tue, May 12` in the words and order of the region. */
export const shortDate = (voice: Voice, local: string) =>
  format(voice, local, { weekday: 'short', day: 'numeric', month: 'short' })

export const longDate = (voice: Voice, local: string) =>
  format(voice, local, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** A time never breaks over two lines. */
export const clock = (voice: Voice, local: string) =>
  format(voice, local, { hour: 'numeric', minute: '2-digit' }).replace(/\s/g, '\u00a0')

/** Cents as an amount of a currency. Whole amounts stay whole in `round`, where a column of prices is compared. */
export const money = ({ culture }: Voice, cents: number, currency: string) =>
  new Intl.NumberFormat(culture, { style: 'currency', currency }).format(cents / 100)

/** `7 h 05`; the same in our three languages. */
export function span(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')} min`
}

/** How many calendar days later than the departure an arrival is; negative across the date line. */
export const dayShift = (departure: string, arrival: string) => daysBetween(departure, arrival)

export const dayBefore = (date: string) => addDays(date, -1)
