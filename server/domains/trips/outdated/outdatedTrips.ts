import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { OutdatedTrip } from '#contract/trips/outdatedTrips.ts'
import type { Trip } from '#contract/trips/trips.ts'
import type { Database } from '#server/db/client.ts'
import { companyChanges } from '#server/db/schema/company/admin.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { profileChanges } from '#server/db/schema/profile/profileData.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { homeCountry } from '#server/domains/profile/homeCountry.ts'
import { heldPassports } from '#server/domains/profile/travelDocuments/heldPassports.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { tripsOf } from '#server/domains/trips/findTrip.ts'
import type { Services } from '#server/services/services.ts'
import { type DetailChange, mayBeOutdated, outdatedTrip } from './outdatedTrip.rules.ts'

/**
 * The trips that hold details which were changed after they were booked, soonest first. A trip leaves the list when its
 * agency is told, when the person says that it is settled, and when it begins.
 * @param ahead the person's current and upcoming trips
 */
export async function outdatedTrips(
  profileRef: ProfileRef,
  ahead: readonly Trip[],
  services: Services,
): Promise<OutdatedTrip[]> {
  const { db } = services
  const own = ahead.filter(mayBeOutdated)
  if (own.length === 0) return []
  const since = await knownSince(db, own)
  const first = new Date(Math.min(...[...since.values()].map(Number)))
  const changes = [
    ...(await changesSince(db, profileRef, first)),
    ...(await namesProvisionedSince(db, profileRef, first)),
  ]
  if (changes.length === 0) return []
  const traveler = {
    passports: await heldPassports(db, profileRef),
    home: await homeCountry(profileRef, services),
  }
  return own
    .flatMap((trip) => {
      const later = changes.filter(({ at }) => at > (since.get(trip.bookingId) ?? at))
      return outdatedTrip(trip, later, traveler) ?? []
    })
    .toSorted((one, other) => one.departureDate.localeCompare(other.departureDate))
}

/** From when on a change is unknown to the booking: it was booked, or its details were settled. */
async function knownSince(db: Database, own: readonly Trip[]): Promise<Map<string, Date>> {
  const rows = await db
    .select({ bookingId: trips.bookingId, bookedAt: trips.bookedAt, detailsSettledAt: trips.detailsSettledAt })
    .from(trips)
    .where(
      inArray(
        trips.bookingId,
        own.map(({ bookingId }) => bookingId),
      ),
    )
  return new Map(rows.map(({ bookingId, bookedAt, detailsSettledAt }) => [bookingId, detailsSettledAt ?? bookedAt]))
}

const copiedSections = ['personal', 'travelDocuments', 'memberships'] as const

const changesSince = (db: Database, { companyId, profileId }: ProfileRef, since: Date) =>
  db
    .select()
    .from(profileChanges)
    .where(
      and(
        eq(profileChanges.companyId, companyId),
        eq(profileChanges.profileId, profileId),
        gt(profileChanges.at, since),
        inArray(profileChanges.section, [...copiedSections]),
      ),
    )
    .orderBy(asc(profileChanges.at), asc(profileChanges.position))

/** Names that a directory changed: the person's own record has changes made by people only. */
async function namesProvisionedSince(db: Database, { companyId, profileId }: ProfileRef, since: Date) {
  const rows = await db
    .select({ at: companyChanges.at, changes: companyChanges.changes })
    .from(companyChanges)
    .innerJoin(profiles, and(eq(profiles.employeeId, companyChanges.entityId), eq(profiles.id, profileId)))
    .where(
      and(
        eq(companyChanges.companyId, companyId),
        eq(companyChanges.entity, 'employee'),
        eq(companyChanges.action, 'changed'),
        isNotNull(companyChanges.scimTokenId),
        gt(companyChanges.at, since),
      ),
    )
    .orderBy(asc(companyChanges.at), asc(companyChanges.position))
  return rows.map(({ at, changes }): DetailChange => ({
    section: 'personal',
    action: 'changed',
    fields: changes.map(({ field }) => field),
    recordId: null,
    at,
  }))
}

/** Changes up to now are no longer open for a trip. Answers false for an unknown trip of the person. */
export async function settleDetails(
  db: Database,
  { bookingId, ...profileRef }: ProfileRef & { bookingId: string },
  now: Date,
): Promise<boolean> {
  const settled = await db
    .update(trips)
    .set({ detailsSettledAt: sql`greatest(${trips.detailsSettledAt}, ${now.toISOString()}::timestamptz)` })
    .where(tripsOf(profileRef, eq(trips.bookingId, bookingId)))
    .returning({ id: trips.id })
  return settled.length > 0
}
