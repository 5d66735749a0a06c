import { tzOffset } from '@date-fns/tz'

const minuteMs = 60_000
const dayMs = 86_400_000

/** Minutes since the epoch of a wall-clock time read as if it were UTC. */
const asUtc = (local: string) => Date.parse(`${local}:00Z`)

/**
 * The instant (ms) a wall clock in a zone shows `local` (`yyyy-MM-ddTHH:mm`). A time skipped by daylight saving is
 * the same span after the change (02:30 → 03:30); a time that occurs twice is the first of the two.
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

/** What a wall clock in the zone shows at an instant (ms): `yyyy-MM-ddTHH:mm`. */
export const localTimeOf = (instant: number, timeZone: string) =>
  new Date(instant + tzOffset(timeZone, new Date(instant)) * minuteMs).toISOString().slice(0, 16)

/** `yyyy-MM-dd` in the zone. */
export const localDateOf = (instant: number, timeZone: string) => localTimeOf(instant, timeZone).slice(0, 10)

/** A calendar date some days later, or earlier when negative. */
export const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** Calendar days from one local date to another. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to.slice(0, 10)}T00:00Z`) - Date.parse(`${from.slice(0, 10)}T00:00Z`)) / dayMs)
