import type { Trip } from '#contract/trips.ts'
import { groupTrips } from '@/domains/trips/trips.rules'

const mostShown = 5

/** Trips whose agency can be told of a problem: under way, then ahead, then the latest that are over. */
export function reportableTrips(trips: readonly Trip[]): Trip[] {
  const { InProgress, Upcoming, Past } = groupTrips(trips)
  return [...InProgress, ...Upcoming, ...Past].filter(({ source }) => source !== 'manual').slice(0, mostShown)
}
