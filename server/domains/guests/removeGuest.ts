import { eq } from 'drizzle-orm'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { profileRoles } from '#server/db/schema/company/people.ts'
import { profileChanges } from '#server/db/schema/profile/profileData.ts'
import { guestDetail, lockGuest, type GuestRef, type GuestContext } from '#server/domains/guests/findGuest.ts'
import { guestVersion } from '#server/domains/guests/presentGuest.ts'
import { recordCompanyGuest } from '#server/domains/guests/recordCompanyGuest.ts'
import { deleteRows, removeDetails } from '#server/domains/profile/removeDetails.ts'
import { isStale } from '#server/domains/profile/editSection.ts'
import { changedMeanwhile, Refusal } from '#server/http/answers/envelope.ts'

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
    await recordCompanyGuest(guestRef, { action: 'removed' }, { ...context, services: within })
    await removeDetails(row.profile.id, within)
    await tx.delete(profileChanges).where(eq(profileChanges.profileId, row.profile.id))
    await tx.delete(profileRoles).where(eq(profileRoles.profileId, row.profile.id))
    await tx.delete(guestStays).where(eq(guestStays.employeeId, guestRef.employeeId))
    await deleteRows(row, tx)
  })

const hasTrips = () =>
  new Refusal(
    409,
    'guestHasTrips',
    'This guest has trips, whose invoices stay. Deactivate them: their details are removed after a while.',
  )
