import { and, eq, gt, inArray, lte, not, or, type SQL } from 'drizzle-orm'
import type { TripStatus } from '#contract/trips.ts'
import type { Database } from '#server/db/client.ts'
import { tripPresences } from '#server/db/schema/presences.ts'
import { trips } from '#server/db/schema/trips.ts'
import { tripOrder, tripStatusCondition } from '#server/domains/trips/status.ts'

/** The company whose trips are searched, and when. */
interface RiskContext {
  db: Database
  companyId: string
  now: Date
}

/**
 * Condition: trips of a status as risk advisors see it. A trip that is over is still in progress for them while its
 * traveler is presumed to be at its last place, and past for everybody else. Each trip has one status.
 */
export function riskStatusCondition(status: TripStatus, context: RiskContext): SQL | undefined {
  const condition = tripStatusCondition(status, context.now)
  if (status === 'InProgress') return or(condition, stillThereTripCondition(context))
  return status === 'Past' ? and(condition, not(lastPlaceCondition(context))) : condition
}

/** Condition: trips that are over, whose travelers are presumed to be at the last place. */
const stillThereTripCondition = (context: RiskContext) =>
  and(tripStatusCondition('Past', context.now), lastPlaceCondition(context))

const lastPlaceCondition = ({ db, companyId, now }: RiskContext) =>
  inArray(
    trips.id,
    db
      .select({ id: tripPresences.tripId })
      .from(tripPresences)
      .where(and(eq(tripPresences.companyId, companyId), stillThereCondition(now))),
  )

/** Condition: presences of which all that is known is over, and whose traveler is presumed to be still there. */
const stillThereCondition = (now: Date) => and(lte(tripPresences.leavesAt, now), gt(tripPresences.presumedUntil, now))

/** Until when travelers are presumed to be at the last place, by trip; trips that are not over, or home, are missing. */
export async function presumedEnds(
  ids: readonly string[],
  { db, now }: Pick<RiskContext, 'db' | 'now'>,
): Promise<ReadonlyMap<string, Date>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: trips.id, end: tripPresences.presumedUntil })
    .from(tripPresences)
    .innerJoin(trips, eq(trips.id, tripPresences.tripId))
    .where(and(inArray(tripPresences.tripId, [...ids]), tripStatusCondition('Past', now), stillThereCondition(now)))
  return new Map(rows.map(({ id, end }) => [id, end]))
}

/** Sort order as `tripOrder`, with the statuses of `riskStatusCondition`. */
export const riskTripOrder = (context: RiskContext): SQL[] =>
  tripOrder(context.now, riskStatusCondition('Past', context))
