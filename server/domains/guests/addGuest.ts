import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { GuestDetail, NewGuest } from '#contract/arranger/guests.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { profileRoles, profiles } from '#server/db/schema/company/people.ts'
import type { Database } from '#server/db/client.ts'
import { findGuest, guestDetail, recordGuestChange, type GuestContext } from '#server/domains/guests/findGuest.ts'
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
import { inviteGuest } from '#server/domains/guests/inviteGuest.ts'
import { endDateChange, recordCompanyGuest } from '#server/domains/guests/recordCompanyGuest.ts'
import { guestGroup } from '#server/domains/profile/groupIds.ts'
import { lockCompany } from '#server/domains/profile/lock.ts'
import { requireRoom } from '#server/domains/profile/refusals.ts'

/**
 * Adds a guest: an employee of the type `guest` with a profile, the role and a stay. A guest with access gets an
 * invitation by mail, and the host hears of the guest.
 * @throws 400 for an address of an employee or another guest, and for an employee who cannot be a host; 409
 *   `tooManyInCompany`
 */
export const addGuest = (companyId: string, body: NewGuest, context: GuestContext): Promise<GuestDetail> =>
  context.services.db.transaction(async (tx) => {
    const within = { ...context.services, db: tx }
    // Locks the company, so that of two guests with the same address the second is refused at its field.
    await lockCompany(tx, companyId)
    const guestCondition = and(eq(employees.companyId, companyId), eq(employees.type, 'guest'))
    requireRoom('guests', await tx.$count(employees, guestCondition), 'guests')
    const { endDate, ...typed } = body
    const fields = { ...typed, email: tidyAddress(typed.email) }
    if (fields.email) await checkGuestAddress(tx, { companyId, email: fields.email })
    const guestRef = { companyId, employeeId: randomUUID() }
    const profileId = await insertPerson(tx, guestRef, fields, within.now())
    const { caller } = context
    await tx.insert(guestStays).values({
      ...guestRef,
      ...stayColumns(fields),
      endDate,
      createdByProfileId: caller.profileId,
      createdAt: within.now(),
    })
    const change = { action: 'added' as const, fields: ['guest'] }
    await recordGuestChange({ companyId, id: profileId }, change, { caller, services: within })
    const changes = [...endDateChange(null, endDate), { field: 'hasAccess', from: null, to: String(fields.hasAccess) }]
    await recordCompanyGuest(guestRef, { action: 'added', changes }, { caller, services: within })
    const row = await findGuest(tx, guestRef, within.now())
    if (fields.hasAccess) await inviteGuest(row, within)
    await sendHostNamed(row, { caller, services: within })
    return guestDetail(guestRef, { ...context, services: within })
  })

/** @returns the id of the profile */
async function insertPerson(
  tx: Database,
  { companyId, employeeId }: { companyId: string; employeeId: string },
  fields: GuestFields,
  at: Date,
): Promise<string> {
  const host = await hostFor(tx, companyId, fields.hostEmployeeId)
  const number = `G-${employeeId.slice(0, 8).toUpperCase()}`
  await tx.insert(employees).values({
    ...employeeColumns(fields, host),
    id: employeeId,
    companyId,
    externalId: number,
    status: 'active',
    agencyService: 'default',
    type: 'guest',
    createdAt: at,
  })
  const profileId = randomUUID()
  await tx.insert(profiles).values({
    ...profileColumns(fields, employeeId),
    id: profileId,
    companyId,
    employeeId,
    internalEmployeeId: number,
    groupId: guestGroup(companyId),
  })
  await tx.insert(profileRoles).values({ profileId, role: 'Guest' })
  return profileId
}
