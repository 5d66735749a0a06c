import type { TripStatus } from '#contract/trips/trips.ts'

/** Whether a roll call asks the travelers of a trip: a canceled trip takes nobody anywhere, and a past one is over. */
export const isAskedStatus = (status: TripStatus): boolean => status === 'InProgress' || status === 'Upcoming'
