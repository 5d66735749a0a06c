import { addHours } from 'date-fns/addHours'
import type { Trip } from '#contract/trips/trips.ts'

/** Hours before the start of a trip from which it counts as near: the eve and the day of departure. */
const nearHours = 36

/** Whether a trip is under way or about to begin. */
export function isNear({ tripStatus, segments }: Trip, now: Date): boolean {
  if (tripStatus === 'InProgress') return true
  const [first] = segments
  return (
    tripStatus === 'Upcoming' && first !== undefined && new Date(first.departureInstant) <= addHours(now, nearHours)
  )
}
