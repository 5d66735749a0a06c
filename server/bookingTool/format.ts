import { addDays, daysBetween } from '#server/time/zonedTime.ts'
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

const unbroken = (text: string) => text.replace(/\s/g, '\u00a0')

/** `8:30 AM`, `08 h 30`, as the product writes it; a time never breaks over two lines. */
export const clock = (voice: Voice, local: string) => unbroken(format(voice, local, { timeStyle: 'short' }))

/** Cents as an amount of a currency. Whole amounts stay whole in `round`, where a column of prices is compared. */
export const money = ({ culture }: Voice, cents: number, currency: string) =>
  new Intl.NumberFormat(culture, { style: 'currency', currency }).format(cents / 100)

/** Minutes as `7 hr 5 min`, `7 h 5 min`, as the product writes them. */
export function span({ culture }: Voice, minutes: number): string {
  const parts = { hour: Math.floor(minutes / 60), minute: Math.round(minutes % 60) }
  const shown = (['hour', 'minute'] as const).filter(
    (unit) => parts[unit] > 0 || (unit === 'minute' && parts.hour === 0),
  )
  const inWords = (unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(culture, { style: 'unit', unit, unitDisplay: 'short' }).format(parts[unit])
  return unbroken(shown.map(inWords).join(' '))
}

/** Joins the facts of a line; no line begins with the dot between them. */
export const facts = (...texts: string[]) => texts.join('\u00a0· ')

/** How many calendar days later than the departure an arrival is; negative across the date line. */
export const dayShift = (departure: string, arrival: string) => daysBetween(departure, arrival)

export const dayBefore = (date: string) => addDays(date, -1)
