import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { newestBookingFirst, readTrips, type FullTrip } from '#server/domains/trips/readTrips.ts'
import { notFound } from '#server/http/answers/envelope.ts'

/** Identifies one trip of a person. */
export type TripRef = ProfileRef & { bookingId: string }

/** Condition: only trips of this person and company. */
export const tripsOf = ({ companyId, profileId }: ProfileRef, further?: SQL) =>
  and(eq(trips.companyId, companyId), eq(trips.profileId, profileId), further)

/** Condition: only trips of this employee and company. */
export const tripsOfEmployee = (db: Database, { companyId, employeeId }: { companyId: string; employeeId: string }) =>
  and(
    eq(trips.companyId, companyId),
    inArray(
      trips.profileId,
      db
        .select({ id: profiles.id })
        .from(profiles)
        .where(and(eq(profiles.companyId, companyId), eq(profiles.employeeId, employeeId))),
    ),
  )

/** The rows of one trip by record locator. @throws 404 for an unknown trip of the person */
export async function findTrip(db: Database, { bookingId, ...profileRef }: TripRef): Promise<FullTrip> {
  const where = tripsOf(profileRef, eq(trips.bookingId, bookingId))
  const [found] = await readTrips(db, { where, order: newestBookingFirst, limit: 1 })
  if (!found) throw notFound()
  return found
}

/** The rows of one trip of a company by record locator, for readers of all its trips. @throws 404 for an unknown trip */
export async function findCompanyTrip(
  db: Database,
  { companyId, bookingId }: Pick<TripRef, 'companyId' | 'bookingId'>,
): Promise<FullTrip> {
  const where = and(eq(trips.companyId, companyId), eq(trips.bookingId, bookingId))
  const [found] = await readTrips(db, { where, order: [], limit: 1 })
  if (!found) throw notFound()
  return found
}
