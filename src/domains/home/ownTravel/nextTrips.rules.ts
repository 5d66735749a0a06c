import type { Trip } from '#contract/trips/trips.ts'
import { heroTrip } from '@/domains/home/hero/hero.rules'

/** The most rows below the hero. */
export const shownTrips = 3

/** The trips below the hero: other trips under way, then the next ones, each once. */
export const nextTrips = (latest: readonly Trip[], upcoming: readonly Trip[]): Trip[] => {
  const hero = heroTrip(latest)
  const underWay = latest.filter((trip) => trip !== hero && trip.tripStatus === 'InProgress')
  return [...underWay, ...upcoming.filter(({ bookingId }) => bookingId !== hero?.bookingId)].slice(0, shownTrips)
}
