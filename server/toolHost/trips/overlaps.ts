import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import { excludeEachOther, type TimedSegment } from '#contract/trips/overlaps.ts'
import type { Database } from '#server/db/client.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { lockProfile } from '#server/domains/profile/lock.ts'
import { readSegments } from '#server/domains/trips/readTrips.ts'
import type { SegmentRow } from '#server/domains/trips/segmentRows.ts'
import { spanOf, type Transaction } from '#server/domains/trips/writeTrip.ts'
import type { HostSession } from '#server/toolHost/door/session.ts'
import type { Overlap, PlannedSegment } from '#server/toolHost/door/trip.ts'

/** A trip at the time of the plan was booked after the page that was confirmed had been shown. Nothing is written. */
export class UnseenOverlap extends Error {
  readonly overlaps: readonly Overlap[]
  constructor(overlaps: readonly Overlap[]) {
    super('A trip at this time was booked meanwhile')
    this.overlaps = overlaps
  }
}

const mostShown = 10
const mostRead = 50

/**
 * Other booked trips of the same person (or the same guest) that planned segments cannot be kept with, the last booked first: both
 * are away at once, or have a hotel for the same night. A hotel for the nights of a flight is no overlap.
 */
export async function overlappingTrips(
  db: Database | Transaction,
  { traveler, guest }: HostSession,
  planned: readonly PlannedSegment[],
  replaced?: string,
): Promise<Overlap[]> {
  const { startsAt, endsAt } = spanOf(planned)
  const found = await db
    .select({ id: trips.id, bookingId: trips.bookingId })
    .from(trips)
    .where(
      and(
        eq(trips.profileId, traveler.id),
        ne(trips.status, 'cancelled'),
        lt(trips.startsAt, endsAt),
        gt(trips.endsAt, startsAt),
        guest ? eq(sql`${trips.guest} ->> 'email'`, guest.email) : isNull(trips.guest),
        replaced ? ne(trips.bookingId, replaced) : undefined,
      ),
    )
    .orderBy(desc(trips.bookedAt), trips.id)
    .limit(mostRead)
  const segments =
    found.length === 0
      ? []
      : await readSegments(
          db,
          found.map(({ id }) => id),
        )
  return found
    .map(({ id, bookingId }) => ({ bookingId, rows: segments.filter(({ tripId }) => tripId === id) }))
    .filter(({ rows }) => exclude(planned, rows))
    .slice(0, mostShown)
    .map(({ bookingId, rows }) => ({ bookingId, ...localDays(rows) }))
}

/**
 * Lets bookings for one person wait for each other, and refuses one that overlaps a trip that its page did not name.
 * @throws UnseenOverlap
 */
export async function refuseUnseenOverlap(
  tx: Transaction,
  session: HostSession,
  { planned, replaced, seen }: { planned: readonly PlannedSegment[]; replaced?: string; seen: readonly string[] },
): Promise<void> {
  const { id: profileId, companyId } = session.traveler
  await lockProfile(tx, { companyId, profileId })
  const overlaps = await overlappingTrips(tx, session, planned, replaced)
  if (overlaps.some(({ bookingId }) => !seen.includes(bookingId))) throw new UnseenOverlap(overlaps)
}

type Row = Pick<SegmentRow, 'kind' | 'departureAt' | 'arrivalAt' | 'departureLocal' | 'arrivalLocal'>

/** Whether the plan cannot be kept with the trip, or has a second car at the same time. */
const exclude = (planned: readonly Row[], booked: readonly Row[]): boolean =>
  excludeEachOther(planned.map(timed), booked.map(timed)) || cars(planned).some((car) => cars(booked).some(meets(car)))

const timed = ({ kind, departureLocal, arrivalLocal, departureAt, arrivalAt }: Row): TimedSegment => ({
  kind,
  departure: departureLocal,
  arrival: arrivalLocal,
  departureInstant: departureAt.toISOString(),
  arrivalInstant: arrivalAt.toISOString(),
})
const cars = (rows: readonly Row[]) => rows.filter(({ kind }) => kind === 'car')
const meets = (one: Row) => (other: Row) => one.departureAt < other.arrivalAt && other.departureAt < one.arrivalAt

/** First and last local date of a trip, each in the time zone of its place. */
function localDays(segments: readonly SegmentRow[]): Pick<Overlap, 'from' | 'until'> {
  const [first] = segments.toSorted((one, other) => one.departureAt.getTime() - other.departureAt.getTime())
  const last = segments.toSorted((one, other) => one.arrivalAt.getTime() - other.arrivalAt.getTime()).at(-1)
  if (!first || !last) throw new Error('A trip has at least one segment')
  return { from: first.departureLocal.slice(0, 10), until: last.arrivalLocal.slice(0, 10) }
}
