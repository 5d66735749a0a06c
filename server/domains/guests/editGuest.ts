import { eq, sql } from 'drizzle-orm'
import type { ChangedGuest } from '#contract/arranger/guests.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import {
  changeGuest,
  findGuest,
  guestDetail,
  recordGuestChange,
  type GuestRef,
  type GuestContext,
} from '#server/domains/guests/findGuest.ts'
import { endAccess, createAccount } from '#server/domains/grants/heldAccount.ts'
import { checkGuestAddress } from '#server/domains/guests/guestAddress.ts'
import {
  employeeColumns,
  profileColumns,
  stayColumns,
  tidyAddress,
  type GuestFields,
} from '#server/domains/guests/guestColumns.ts'
import { hostFor } from '#server/domains/guests/hosts.ts'
import { sendHostNamed } from '#server/domains/guests/guestMail.ts'
import { inviteGuest, isJustInvited } from '#server/domains/guests/inviteGuest.ts'
import { guestVersion } from '#server/domains/guests/presentGuest.ts'
import { guestFieldChanges, recordCompanyGuest } from '#server/domains/guests/recordCompanyGuest.ts'
import { namesGuest, type GuestRow } from '#server/domains/guests/readGuests.ts'
import { changedFields, isStale } from '#server/domains/profile/editSection.ts'
import { changedMeanwhile, refusedField } from '#server/http/answers/envelope.ts'
import { shownAddress } from '#server/mail/noAddress.ts'
import type { Services } from '#server/services/services.ts'
import { recordPresumptions, tripsOfTravelers } from '#server/domains/trips/presumptions.ts'

/** The fields that the record of changes lists under the account of a guest; all others are personal. */
const guestAccountFields = ['email', 'hostEmployeeId', 'payment', 'booking', 'hasAccess', 'purpose', 'cultureCode']

/**
 * Changes a guest. Removing access ends their sign-ins. Adding access, or another address before the first sign-in,
 * sends an invitation. Another host hears of the guest.
 * @throws 400 as `addGuest`, and for a new address of a guest who signs in with the current one; 412 with the current
 * guest
 */
export const editGuest = (guestRef: GuestRef, { version, ...body }: ChangedGuest, context: GuestContext) =>
  changeGuest(guestRef, context, async (row, within) => {
    if (isStale({ version: guestVersion(row) }, version))
      throw changedMeanwhile(await guestDetail(guestRef, { ...context, services: within }))
    const before = fieldsOf(row)
    const fields: GuestFields = { ...body, email: tidyAddress(body.email), booking: body.booking ?? row.stay.booking }
    const changed = changedFields(before, savedFields(fields, row))
    if (changed.length === 0) return
    if (changed.includes('email')) await checkNewAddress(row, fields.email, within)
    await write(row, fields, within)
    await recordChange(row, changed, { ...context, services: within })
    const changes = guestFieldChanges(changed, before, fields)
    await recordCompanyGuest(guestRef, { action: 'changed', changes }, { ...context, services: within })
    await updateAccess(guestRef, { row, changed }, within)
    if (changed.includes('hostEmployeeId'))
      await sendHostNamed(
        await findGuest(within.db, guestRef, within.now()),
        { ...context, services: within },
        row.host,
      )
  })

/** The fields of the guest form. */
const fieldsOf = ({ stay, profile, employee }: GuestRow): GuestFields => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  email: shownAddress(profile.email),
  phoneCountryCode: profile.phoneCountryCode,
  phoneNumber: profile.phoneNumber,
  dateOfBirth: profile.dateOfBirth ?? '',
  gender: profile.gender ?? '',
  countryCode: profile.countryCode,
  cultureCode: profile.cultureCode,
  hostEmployeeId: stay.hostEmployeeId ?? '',
  payment: stay.payment,
  booking: stay.booking,
  hasAccess: stay.hasAccess,
  purpose: employee.jobTitle,
})

/** The fields as they will be stored: names and numbers normalized. */
function savedFields(fields: GuestFields, { employee }: GuestRow): GuestFields {
  const { firstName, lastName, phoneNumber } = profileColumns(fields, employee.id)
  return { ...fields, firstName, lastName, phoneNumber }
}

async function checkNewAddress({ profile }: GuestRow, email: string, { db }: Services) {
  // The address opens the account, so a new address would hand it over.
  if (profile.registeredAt) throw refusedField('email', 'invalid')
  if (email) await checkGuestAddress(db, { companyId: profile.companyId, email, own: profile.id })
}

async function write({ stay, profile, employee }: GuestRow, fields: GuestFields, { db }: Services) {
  // A host who has left stays unless another host is chosen.
  const isOtherHost = fields.hostEmployeeId !== stay.hostEmployeeId
  const ofEmployee = isOtherHost
    ? employeeColumns(fields, await hostFor(db, stay.companyId, fields.hostEmployeeId))
    : { jobTitle: fields.purpose }
  const columns = profileColumns(fields, employee.id)
  const hasOtherPhone =
    columns.phoneNumber !== profile.phoneNumber || columns.phoneCountryCode !== profile.phoneCountryCode
  await db.update(employees).set(ofEmployee).where(eq(employees.id, employee.id))
  await db
    .update(profiles)
    .set({
      ...columns,
      ...(hasOtherPhone && { phoneNumberIsConfirmed: false, setupForOtp: false }),
      version: sql`${profiles.version} + 1`,
    })
    .where(eq(profiles.id, profile.id))
  if (columns.email !== profile.email) await updateTripAddresses(profile, columns.email, db)
  await db
    .update(guestStays)
    .set({
      ...stayColumns(fields),
      // An invitation is no longer valid after another address, nor after the access was taken away.
      ...((columns.email !== profile.email || !fields.hasAccess) && { invitedAt: null }),
      version: sql`${guestStays.version} + 1`,
    })
    .where(eq(guestStays.employeeId, employee.id))
}

/** Trips booked by others refer to a guest by address only. */
async function updateTripAddresses(before: GuestRow['profile'], email: string, db: Services['db']) {
  const changed = await db
    .update(trips)
    .set({ guest: sql`${trips.guest} || jsonb_build_object('email', ${email}::text)` })
    .where(namesGuest(before))
    .returning({ id: trips.id })
  const ids = changed.map(({ id }) => id)
  await recordPresumptions(db, await tripsOfTravelers(db, ids))
}

async function recordChange({ profile }: GuestRow, changed: string[], context: GuestContext): Promise<void> {
  const isAccount = (field: string) => guestAccountFields.includes(field)
  for (const section of ['personal', 'account'] as const) {
    const fields = changed.filter((field) => isAccount(field) === (section === 'account'))
    if (fields.length > 0) await recordGuestChange(profile, { section, fields }, context)
  }
}

async function updateAccess(
  guestRef: GuestRef,
  { row, changed }: { row: GuestRow; changed: string[] },
  within: Services,
): Promise<void> {
  const isChanged = changed.includes('hasAccess') || changed.includes('email')
  if (!isChanged) return
  const after = await findGuest(within.db, guestRef, within.now())
  if (!after.stay.hasAccess) return endAccess([row.profile.id], within)
  if (after.profile.registeredAt) return
  await createAccount({ profileId: after.profile.id, email: after.profile.email }, within)
  // An invitation sent to this address within the hour is still valid.
  if (after.status === 'invited' && !isJustInvited(after, within)) await inviteGuest(after, within)
}
