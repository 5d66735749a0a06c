import type { Trip } from '#contract/trips.ts'

/** The trip of the hero: the person's own that is under way, else their next one; a guest's is somebody else's. */
export const heroTrip = (latest: readonly Trip[]): Trip | undefined => latest.find(({ isForGuest }) => !isForGuest)
