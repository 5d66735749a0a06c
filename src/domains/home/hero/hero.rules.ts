import type { Trip } from '#contract/trips/trips.ts'

/** The trip of the hero: the person's own trip under way, else their next one. Trips of their guests are left out. */
export const heroTrip = (latest: readonly Trip[]): Trip | undefined => latest.find(({ isForGuest }) => !isForGuest)
