import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { trips } from '#server/db/schema/trips.ts'
import { readTrips } from '#server/domains/trips/readTrips.ts'
import type { FullTrip } from '#server/domains/trips/readTrips.ts'
import type { Services } from '#server/services/services.ts'
import type { Visit } from './visit.ts'

/** What a visit may see: the traveller's own trips, or those of the booker's guests. */
const ofVisit = ({ traveler, travelerType }: Visit) =>
  and(
    eq(trips.companyId, traveler.companyId),
    eq(trips.profileId, traveler.id),
    travelerType === 'guest' ? isNotNull(trips.guest) : isNull(trips.guest),
  )

const mostShown = 50

/** Booked trips that have not begun, soonest first. */
export const comingBookings = ({ db, now }: Services, visit: Visit): Promise<FullTrip[]> =>
  readTrips(db, {
    where: and(ofVisit(visit), eq(trips.status, 'confirmed'), gt(trips.startsAt, now())),
    order: [trips.startsAt, trips.id].map((column) => column.getSQL()),
    limit: mostShown,
  })

/** One of them by its record locator, whatever its state; nobody else's is found. */
export async function findBooking({ db }: Services, visit: Visit, bookingId: string): Promise<FullTrip | undefined> {
  const [found] = await readTrips(db, {
    where: and(ofVisit(visit), eq(trips.bookingId, bookingId)),
    order: [trips.id.getSQL()],
    limit: 1,
  })
  return found
}

/** Where the API's own operations find the same trip. */
export const placeOf = ({ traveler }: Visit, bookingId: string) => ({
  companyId: traveler.companyId,
  profileId: traveler.id,
  bookingId,
})
