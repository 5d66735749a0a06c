import { and, eq, gt, gte, isNull, lt, lte, ne, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { tripStatuses, type TripStatus } from '#contract/trips/trips.ts'
import type { Database } from '#server/db/client.ts'
import { trips } from '#server/db/schema/trips/trips.ts'

export type TripRow = typeof trips.$inferSelect

/** Status of a trip at an instant (§4): in progress from its start until just before its end. */
export function tripStatusOf({ status, startsAt, endsAt }: Pick<TripRow, 'status' | 'startsAt' | 'endsAt'>, now: Date) {
  if (status === 'cancelled') return 'Cancelled'
  if (now < startsAt) return 'Upcoming'
  return now < endsAt ? 'InProgress' : 'Past'
}

/**
 * The same rule as `tripStatusOf`, as a database condition.
 * @param end an instant that stands for the end of a trip
 */
export function tripStatusCondition(wanted: TripStatus, now: Date, end: SQLWrapper = trips.endsAt): SQL | undefined {
  const activeCondition = ne(trips.status, 'cancelled')
  const at = sql.param(now, trips.endsAt)
  return {
    Cancelled: eq(trips.status, 'cancelled'),
    Upcoming: and(activeCondition, gt(trips.startsAt, now)),
    InProgress: and(activeCondition, lte(trips.startsAt, now), gt(end, at)),
    Past: and(activeCondition, lte(trips.startsAt, now), lte(end, at)),
  }[wanted]
}

/**
 * Counts the trips of each status that `where` selects, in one query.
 * @param conditionOf condition: trips of a status
 */
export async function countByStatus(
  db: Database,
  where: SQL | undefined,
  conditionOf: (status: TripStatus) => SQL | undefined,
) {
  const counted = Object.fromEntries(
    tripStatuses.map((status) => [status, sql<number>`count(*) filter (where ${conditionOf(status)})`.mapWith(Number)]),
  ) as Record<TripStatus, SQL<number>>
  const [counts] = await db.select(counted).from(trips).where(where)
  return counts ?? { InProgress: 0, Upcoming: 0, Past: 0, Cancelled: 0 }
}

/**
 * Sort order: in progress and upcoming first, soonest first; then past, then canceled, newest first.
 * @param end an instant that stands for the end of a trip
 */
export function tripOrder(now: Date, end: SQLWrapper = trips.endsAt): SQL[] {
  const isOver = lte(end, sql.param(now, trips.endsAt))
  const isCancelled = eq(trips.status, 'cancelled')
  const seconds = sql`extract(epoch from ${trips.startsAt})`
  return [
    sql`case when ${isCancelled} then 2 when ${isOver} then 1 else 0 end`,
    sql`case when ${isCancelled} or ${isOver} then -${seconds} else ${seconds} end`,
    sql`${trips.id}`,
  ]
}

/**
 * Condition: trips that were booked. One that waits for approval is not yet, and one that was given up or declined before
 * never was: nothing was paid, so that nothing of it was canceled.
 */
export const bookedCondition: SQL | undefined = and(
  ne(trips.status, 'pending'),
  or(ne(trips.status, 'cancelled'), sql`${trips.cancellation} is distinct from '[]'::jsonb`),
)

/** Sort order: a person's own trips before those of guests on their booking. */
export const ownFirst: SQL = sql`${trips.guest} is not null`

/** Condition: trips that start between two instants. */
export const startsWithinCondition = (from: Date, until: Date): SQL | undefined =>
  and(ne(trips.status, 'cancelled'), gte(trips.startsAt, from), lt(trips.startsAt, until))

/** Condition: trips in progress or past. */
export const begunCondition = (now: Date): SQL | undefined =>
  and(ne(trips.status, 'cancelled'), lte(trips.startsAt, now))

/** Condition: trips in progress or upcoming. */
export const currentOrUpcomingCondition = (now: Date): SQL | undefined =>
  and(ne(trips.status, 'cancelled'), gt(trips.endsAt, now))

/** Condition: a person's own trips in progress or upcoming, without those of guests on their booking. */
export const currentTripCondition = (now: Date): SQL | undefined =>
  and(isNull(trips.guest), currentOrUpcomingCondition(now))

/** Condition: this trip in the version that was read, not canceled and not started, so that it can be changed or canceled. */
export const unchangedUpcomingCondition = ({ id, version }: Pick<TripRow, 'id' | 'version'>, now: Date) =>
  and(eq(trips.id, id), eq(trips.version, version), ne(trips.status, 'cancelled'), gt(trips.startsAt, now))
