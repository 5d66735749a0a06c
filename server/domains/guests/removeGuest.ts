import { eq } from 'drizzle-orm'
import { employees } from '#server/db/schema/company.ts'
import { groupTravelers } from '#server/db/schema/groups.ts'
import { guestStays } from '#server/db/schema/guests.ts'
import { profileRoles, profiles } from '#server/db/schema/people.ts'
import { profileChanges } from '#server/db/schema/profileData.ts'
import { guestDetail, lockGuest, type GuestRef, type GuestContext } from '#server/domains/guests/findGuest.ts'
import { guestVersion } from '#server/domains/guests/presentGuest.ts'
import { removeDetails } from '#server/domains/profile/removeDetails.ts'
import { isStale } from '#server/domains/profile/editSection.ts'
import { changedMeanwhile, Refusal } from '#server/http/envelope.ts'

/**
 * Deletes a guest without trips, in any state, with all data.
 * @throws 409 for a guest with trips, which keep their sums; 412 with the current guest
 */
export const removeGuest = (guestRef: GuestRef, version: number | undefined, context: GuestContext): Promise<void> =>
  context.services.db.transaction(async (tx) => {
    const within = { ...context.services, db: tx }
    const row = await lockGuest(tx, guestRef, within.now())
    if (isStale({ version: guestVersion(row) }, version))
      throw changedMeanwhile(await guestDetail(guestRef, { ...context, services: within }))
    if (row.trips > 0) throw hasTrips()
    const { id: profileId } = row.profile
    await removeDetails(profileId, within)
    await tx.delete(groupTravelers).where(eq(groupTravelers.profileId, profileId))
    await tx.delete(profileChanges).where(eq(profileChanges.profileId, profileId))
    await tx.delete(profileRoles).where(eq(profileRoles.profileId, profileId))
    await tx.delete(guestStays).where(eq(guestStays.employeeId, guestRef.employeeId))
    await tx.delete(profiles).where(eq(profiles.id, profileId))
    await tx.delete(employees).where(eq(employees.id, guestRef.employeeId))
  })

const hasTrips = () =>
  new Refusal(
    409,
    'guestHasTrips',
    'This guest has trips, whose invoices stay. Deactivate them: their details are removed after a while.',
  )
