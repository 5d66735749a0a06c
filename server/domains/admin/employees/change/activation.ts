import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import { pausedUntil } from '#contract/time/letterPause.ts'
import { calendarSubscriptions } from '#server/db/schema/profile/calendar.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { accounts, profiles } from '#server/db/schema/company/people.ts'
import {
  sendActivated,
  sendDeactivated,
  sendInvitationMails,
} from '#server/domains/admin/employees/mails/employeeMails.ts'
import { recordEmployeeChanges } from '#server/domains/admin/employees/change/recordChanges.ts'
import {
  isDeleted,
  employeeIsDeleted,
  type EmployeeRows,
} from '#server/domains/admin/employees/records/readEmployees.ts'
import { endAccess, createAccounts } from '#server/domains/grants/heldAccount.ts'
import { endTokensOf } from '#server/domains/grants/provisioningTokens.ts'
import { requestRolesAgain } from '#server/domains/profile/account/secondYes.ts'
import type { AdminContext } from '#server/domains/admin/adminContext.ts'
import { isExternal } from '#server/domains/session/external/tokens.ts'
import type { Services } from '#server/services/services.ts'

/**
 * Sets the status of employees to active (§4). Employees who have signed in before get a mail; the others are invited,
 * unless they were within the last hour: their link works again. Roles that need a second admin are requested again
 * (docs/decisions/0033).
 * @param invites false where an admin invites people later
 * @throws 409 for a deleted employee
 */
export async function activateEmployees(
  records: readonly EmployeeRows[],
  context: AdminContext,
  { invites = true } = {},
): Promise<void> {
  if (records.some(isDeleted)) throw employeeIsDeleted()
  await requestRolesAgain(
    records.map(({ profile }) => ({ companyId: profile.companyId, profileId: profile.id })),
    context.caller,
    context.services,
  )
  await setStatus(records, 'active', context)
  await createAccounts(
    records.map(({ profile }) => ({ profileId: profile.id, email: profile.email })),
    context.services,
  )
  const canSignIn = await withPassword(records, context.services)
  const known = records.filter(({ profile }) => profile.registeredAt !== null && canSignIn.has(profile.id))
  await sendActivated(known, context)
  if (!invites) return
  await inviteEmployees(
    records.filter((record) => !known.includes(record) && !wasJustInvited(record, context.services)),
    context,
  )
}

/** Profiles that can sign in: with a password, or at another party's provider. */
async function withPassword(records: readonly EmployeeRows[], { db, env }: Services): Promise<Set<string>> {
  const ids = records.map(({ profile }) => profile.id)
  if (isExternal(env)) return new Set(ids)
  const ownerCondition = and(inArray(accounts.profileId, ids), isNotNull(accounts.passwordHash))
  const held = await db.select({ profileId: accounts.profileId }).from(accounts).where(ownerCondition)
  return new Set(held.map(({ profileId }) => profileId))
}

/**
 * Sets the status of employees to inactive. Their sessions, visits of the booking tool, links to choose a
 * password, calendar addresses and provisioning tokens end at once.
 */
export async function deactivateEmployees(records: readonly EmployeeRows[], context: AdminContext): Promise<void> {
  await setStatus(records, 'inactive', context)
  const profileIds = records.map(({ profile }) => profile.id)
  await endAccess(profileIds, context.services)
  await endTokensOf(profileIds, context.caller, context.services)
  await context.services.db.delete(calendarSubscriptions).where(inArray(calendarSubscriptions.profileId, profileIds))
  await sendDeactivated(records, context)
}

async function setStatus(records: readonly EmployeeRows[], status: 'active' | 'inactive', context: AdminContext) {
  const { db, now } = context.services
  const ids = records.map(({ employee }) => employee.id)
  await db
    .update(employees)
    .set({
      status,
      updatedAt: now(),
      // The link of an invitation ends with the access.
      ...(status === 'inactive' && { invitedAt: null }),
      version: sql`${employees.version} + 1`,
    })
    .where(inArray(employees.id, ids))
  // The profile in the answer shows whether the employee may be booked for.
  const ownerCondition = inArray(profiles.employeeId, ids)
  await db
    .update(profiles)
    .set({ version: sql`${profiles.version} + 1` })
    .where(ownerCondition)
  const changes = [{ field: 'status', from: status === 'active' ? 'inactive' : 'active', to: status }]
  const action = status === 'active' ? 'activated' : 'deactivated'
  await recordEmployeeChanges(records, () => ({ action, changes }), context)
}

/** Whether an invitation was sent within the last hour, so that its link still works. */
export const wasJustInvited = ({ employee }: EmployeeRows, { now }: Services): boolean =>
  pausedUntil(employee.invitedAt, now()) !== undefined

/** Invites employees to sign in. A link that was sent before stops working. */
export async function inviteEmployees(records: readonly EmployeeRows[], context: AdminContext): Promise<void> {
  const { services } = context
  if (records.length === 0) return
  await createAccounts(
    records.map(({ profile }) => ({ profileId: profile.id, email: profile.email })),
    services,
  )
  const ownerCondition = inArray(
    employees.id,
    records.map(({ employee }) => employee.id),
  )
  await services.db.update(employees).set({ invitedAt: services.now() }).where(ownerCondition)
  await sendInvitationMails(records, context)
}
