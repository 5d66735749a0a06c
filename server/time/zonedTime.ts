import { tzOffset } from '@date-fns/tz'
import { dayMs, minuteMs } from '#contract/time/durations.ts'

/** Milliseconds since the epoch of a local time read as UTC. */
const asUtc = (local: string) => Date.parse(`${local}:00Z`)

/**
 * The instant (ms) of a local time `yyyy-MM-ddTHH:mm` in a zone. A time skipped by daylight saving uses the offset
 * before the change (02:30 → 03:30); a time that occurs twice is the first.
 */
export function instantOf(local: string, timeZone: string): number {
  const wall = asUtc(local)
  const before = tzOffset(timeZone, new Date(wall - dayMs)) * minuteMs
  const after = tzOffset(timeZone, new Date(wall + dayMs)) * minuteMs
  const early = wall - Math.max(before, after)
  if (localTimeOf(early, timeZone) === local) return early
  const late = wall - Math.min(before, after)
  return localTimeOf(late, timeZone) === local ? late : wall - before
}

/** Local time in a zone at an instant (ms): `yyyy-MM-ddTHH:mm`. */
export const localTimeOf = (instant: number, timeZone: string) =>
  new Date(instant + tzOffset(timeZone, new Date(instant)) * minuteMs).toISOString().slice(0, 16)

/** Local date `yyyy-MM-dd` in a zone. */
export const localDateOf = (instant: number, timeZone: string) => localTimeOf(instant, timeZone).slice(0, 10)

/** The date a number of days later, or earlier for a negative number. */
export const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** Number of days from one date to another. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to.slice(0, 10)}T00:00Z`) - Date.parse(`${from.slice(0, 10)}T00:00Z`)) / dayMs)
