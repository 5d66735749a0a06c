import { and, desc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { trips } from '#server/db/schema/trips/trips.ts'
import { readTrips, type FullTrip } from '#server/domains/trips/readTrips.ts'
import { currentOrUpcomingCondition } from '#server/domains/trips/status.ts'
import type { Services } from '#server/services/services.ts'
import type { HostSession } from '#server/toolHost/door/session.ts'

/** SQL condition for the trips a session may see: the traveler's own, or those of the booker's guests. */
const visibleTripCondition = ({ traveler, travelerType }: HostSession) =>
  and(
    eq(trips.companyId, traveler.companyId),
    eq(trips.profileId, traveler.id),
    travelerType === 'guest' ? isNotNull(trips.guest) : isNull(trips.guest),
  )

const mostShown = 50

/** Booked trips that are under way or have not begun, the first to begin first. */
export const upcomingBookings = ({ db, now }: Services, session: HostSession): Promise<FullTrip[]> =>
  readTrips(db, {
    where: and(visibleTripCondition(session), currentOrUpcomingCondition(now())),
    order: [trips.startsAt, trips.id].map((column) => column.getSQL()),
    limit: mostShown,
  })

const earlierShown = 10

/** The newest trips that are over or were cancelled, the last to begin first. */
export const earlierBookings = ({ db, now }: Services, session: HostSession): Promise<FullTrip[]> =>
  readTrips(db, {
    where: and(visibleTripCondition(session), or(eq(trips.status, 'cancelled'), lte(trips.endsAt, now()))),
    order: [desc(trips.startsAt), trips.id.getSQL()],
    limit: earlierShown,
  })

/** One booking of this session by its record locator, in any status; undefined for a booking of another person. */
export async function findBooking(
  { db }: Services,
  session: HostSession,
  bookingId: string,
): Promise<FullTrip | undefined> {
  const [found] = await readTrips(db, {
    where: and(visibleTripCondition(session), eq(trips.bookingId, bookingId)),
    order: [trips.id.getSQL()],
    limit: 1,
  })
  return found
}

/** A trip of this session's traveler; undefined for a trip of another person. */
export async function findTripById(
  { db }: Pick<Services, 'db'>,
  { traveler }: HostSession,
  tripId: string,
): Promise<FullTrip | undefined> {
  const where = and(eq(trips.id, tripId), eq(trips.profileId, traveler.id))
  const [found] = await readTrips(db, { where, order: [], limit: 1 })
  return found
}

/** The same trip as the API's operations take it: company, profile and record locator. */
export const tripRef = ({ traveler }: HostSession, bookingId: string) => ({
  companyId: traveler.companyId,
  profileId: traveler.id,
  bookingId,
})
