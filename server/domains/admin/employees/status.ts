import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import { pausedUntil } from '#contract/letterPause.ts'
import { calendarSubscriptions } from '#server/db/schema/calendar.ts'
import { employees } from '#server/db/schema/company.ts'
import { accounts, profiles } from '#server/db/schema/people.ts'
import { tellActivated, tellDeactivated, tellInvited } from '#server/domains/admin/employees/employeeLetters.ts'
import { noteEmployees } from '#server/domains/admin/employees/noteEmployees.ts'
import { isDeleted, isGone } from '#server/domains/admin/employees/readEmployees.ts'
import type { EmployeeRows } from '#server/domains/admin/employees/readEmployees.ts'
import { endAccess, giveAccounts } from '#server/domains/grants/heldAccount.ts'
import { endTokensOf } from '#server/domains/grants/provisioningTokens.ts'
import { askAnew } from '#server/domains/profile/account/secondYes.ts'
import type { Acting } from '#server/domains/audit/recordCompanyChanges.ts'
import { isExternal } from '#server/domains/session/external/tokens.ts'
import type { Services } from '#server/services/services.ts'

/**
 * Sets the status of employees to active (§4). Those who have signed in before are told; the others are invited, unless
 * they were within the hour: their link is good again. Roles that one administrator does not give alone wait anew
 * (docs/decisions/0033).
 * @throws 409 for somebody whose personal details were deleted
 */
export async function activate(records: readonly EmployeeRows[], acting: Acting): Promise<void> {
  if (records.some(isDeleted)) throw isGone()
  await askAnew(
    records.map(({ profile }) => ({ companyId: profile.companyId, profileId: profile.id })),
    acting.caller,
    acting.services,
  )
  await setStatus(records, 'active', acting)
  await giveAccounts(
    records.map(({ profile }) => ({ profileId: profile.id, email: profile.email })),
    acting.services,
  )
  const canSignIn = await withPassword(records, acting.services)
  const known = records.filter(({ profile }) => profile.registeredAt !== null && canSignIn.has(profile.id))
  await tellActivated(known, acting)
  await sendInvitations(
    records.filter((record) => !known.includes(record) && !isJustInvited(record, acting.services)),
    acting,
  )
}

/** The profiles whose account can be signed in with: with a password, or at another party's provider. */
async function withPassword(records: readonly EmployeeRows[], { db, env }: Services): Promise<Set<string>> {
  const ids = records.map(({ profile }) => profile.id)
  if (isExternal(env)) return new Set(ids)
  const isTheirs = and(inArray(accounts.profileId, ids), isNotNull(accounts.passwordHash))
  const held = await db.select({ profileId: accounts.profileId }).from(accounts).where(isTheirs)
  return new Set(held.map(({ profileId }) => profileId))
}

/**
 * Takes the status away: sign-ins, visits of the booking tool, calendar addresses and the provisioning tokens that they
 * made end at once.
 */
export async function deactivate(records: readonly EmployeeRows[], acting: Acting): Promise<void> {
  await setStatus(records, 'inactive', acting)
  const profileIds = records.map(({ profile }) => profile.id)
  await endAccess(profileIds, acting.services)
  await endTokensOf(profileIds, acting.caller, acting.services)
  await acting.services.db.delete(calendarSubscriptions).where(inArray(calendarSubscriptions.profileId, profileIds))
  await tellDeactivated(records, acting)
}

async function setStatus(records: readonly EmployeeRows[], status: 'active' | 'inactive', acting: Acting) {
  const { db, now } = acting.services
  const ids = records.map(({ employee }) => employee.id)
  await db
    .update(employees)
    .set({ status, updatedAt: now(), version: sql`${employees.version} + 1` })
    .where(inArray(employees.id, ids))
  // Whether they may be booked for is told with the profile.
  const isTheirs = inArray(profiles.employeeId, ids)
  await db
    .update(profiles)
    .set({ version: sql`${profiles.version} + 1` })
    .where(isTheirs)
  const changes = [{ field: 'status', from: status === 'active' ? 'inactive' : 'active', to: status }]
  const action = status === 'active' ? 'activated' : 'deactivated'
  await noteEmployees(records, () => ({ action, changes }), acting)
}

/** Whether the letter of an invitation left within the hour, so that its link is as good as that of another one. */
export const isJustInvited = ({ employee }: EmployeeRows, { now }: Services): boolean =>
  pausedUntil(employee.invitedAt, now()) !== undefined

/** Invites people to sign in; a link that was sent before works no more. */
export async function sendInvitations(records: readonly EmployeeRows[], acting: Acting): Promise<void> {
  const { services } = acting
  if (records.length === 0) return
  await giveAccounts(
    records.map(({ profile }) => ({ profileId: profile.id, email: profile.email })),
    services,
  )
  const isTheirs = inArray(
    employees.id,
    records.map(({ employee }) => employee.id),
  )
  await services.db.update(employees).set({ invitedAt: services.now() }).where(isTheirs)
  await tellInvited(records, acting)
}
