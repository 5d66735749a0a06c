import { and, eq } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { trips } from '#server/db/schema/trips.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { newestBookingFirst, readTrips } from '#server/domains/trips/readTrips.ts'
import type { FullTrip } from '#server/domains/trips/readTrips.ts'
import { notFound } from '#server/http/envelope.ts'

/** One trip of them. */
export type TripRef = ProfileRef & { bookingId: string }

/** Trips of one person and one company, and nobody else's. */
export const tripsOf = ({ companyId, profileId }: ProfileRef, further?: SQL) =>
  and(eq(trips.companyId, companyId), eq(trips.profileId, profileId), further)

/** One trip by its record locator, as the database has it. @throws 404 where the person has none of it */
export async function findTrip(db: Database, { bookingId, ...profileRef }: TripRef): Promise<FullTrip> {
  const where = tripsOf(profileRef, eq(trips.bookingId, bookingId))
  const [found] = await readTrips(db, { where, order: newestBookingFirst, limit: 1 })
  if (!found) throw notFound()
  return found
}
