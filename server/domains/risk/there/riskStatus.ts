import { sql, type SQL } from 'drizzle-orm'
import type { TripStatus } from '#contract/trips/trips.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { tripOrder, tripStatusCondition, tripStatusOf, type TripRow } from '#server/domains/trips/status.ts'

/** The end of a trip as risk advisors see it: it lasts as long as its traveler is presumed to be at its last place. */
const riskEnd = sql`coalesce(${trips.presumedUntil}, ${trips.endsAt})`

/**
 * Condition: trips of a status as risk advisors see it. A trip that is over is still in progress for them while its
 * traveler is presumed to be at its last place, and past for everybody else. Each trip has one status.
 */
export const riskStatusCondition = (status: TripStatus, now: Date): SQL | undefined =>
  tripStatusCondition(status, now, riskEnd)

/** Sort order as `tripOrder`, with the statuses of `riskStatusCondition`. */
export const riskTripOrder = (now: Date): SQL[] => tripOrder(now, riskEnd)

/** Until when the traveler of a trip that is over is presumed to be at its last place; undefined for any other trip. */
export function presumedEnd(trip: TripRow, now: Date): Date | undefined {
  const { presumedUntil } = trip
  return presumedUntil && presumedUntil > now && tripStatusOf(trip, now) === 'Past' ? presumedUntil : undefined
}
