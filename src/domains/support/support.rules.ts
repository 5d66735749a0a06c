import type { Trip } from '#contract/trips/trips.ts'
import { groupTrips } from '@/domains/trips/trips.rules'

const mostShown = 5

/** Trips whose problems can be reported to the agency: current, then upcoming, then the latest past ones. */
export function reportableTrips(trips: readonly Trip[]): Trip[] {
  const { InProgress, Upcoming, Past } = groupTrips(trips)
  return [...InProgress, ...Upcoming, ...Past].filter(({ source }) => source !== 'manual').slice(0, mostShown)
}
