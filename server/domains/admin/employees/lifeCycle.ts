import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Employee } from '#contract/employees.ts'
import type { Database } from '#server/db/client.ts'
import { calendarSubscriptions } from '#server/db/schema/calendar.ts'
import { companies, employees } from '#server/db/schema/company.ts'
import { accounts, profiles } from '#server/db/schema/people.ts'
import { changeOf, noteEmployees } from '#server/domains/admin/employees/noteEmployees.ts'
import { tellActivated, tellDeactivated, tellInvited } from '#server/domains/admin/employees/employeeLetters.ts'
import { employeeVersion, presentEmployee } from '#server/domains/admin/employees/presentEmployees.ts'
import { findEmployee, lockEmployee } from '#server/domains/admin/employees/readEmployees.ts'
import type { EmployeeRecord, EmployeeRef, Managing } from '#server/domains/admin/employees/readEmployees.ts'
import { adminsOf, lastAdmin } from '#server/domains/profile/account/roles.ts'
import { isStale } from '#server/domains/profile/editSection.ts'
import { isExternal } from '#server/domains/session/external/tokens.ts'
import { endAccess, giveAccounts } from '#server/domains/grants/heldAccount.ts'
import { changedMeanwhile, Refusal } from '#server/http/envelope.ts'
import { isNoAddress } from '#server/mail/noAddress.ts'
import type { Services } from '#server/services/services.ts'

/**
 * Runs `work` on an employee in a transaction that locks them, and the company, so that two changes at once cannot give
 * two people one address, or leave nobody to administer.
 * @param version what the caller has seen
 * @returns the employee afterwards
 * @throws 404; 412 with the employee as they are
 */
export const changeEmployee = (
  employeeRef: EmployeeRef,
  version: number | undefined,
  managing: Managing,
  work: (record: EmployeeRecord, within: Managing) => Promise<void>,
): Promise<Employee> =>
  withinCompany(employeeRef.companyId, managing, async (within) => {
    const { db } = within.services
    const record = await lockEmployee(db, employeeRef)
    const present = async () => presentEmployee(await findEmployee(db, employeeRef), within.language, within.services)
    if (isStale({ version: employeeVersion(record) }, version)) throw changedMeanwhile(await present())
    await work(record, within)
    return present()
  })

/** Runs `work` in a transaction that locks the company. */
export const withinCompany = <Result>(
  companyId: string,
  managing: Managing,
  work: (within: Managing) => Promise<Result>,
): Promise<Result> =>
  managing.services.db.transaction(async (tx) => {
    await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update')
    return work({ ...managing, services: { ...managing.services, db: tx } })
  })

/**
 * Sets the status of employees to active (§4). Whoever has signed in before is told; the others are invited.
 * @throws 409 for somebody whose personal details were deleted
 */
export async function activate(records: readonly EmployeeRecord[], managing: Managing): Promise<void> {
  if (records.some(isDeleted)) throw isGone()
  await setStatus(records, 'active', managing)
  await noteEmployees(records, { action: 'activated', changes: [changeOf('status', 'inactive', 'active')] }, managing)
  await giveAccounts(
    records.map(({ profile }) => ({ profileId: profile.id, email: profile.email })),
    managing.services,
  )
  const canSignIn = await withPassword(records, managing.services)
  const known = records.filter(({ profile }) => profile.registeredAt !== null && canSignIn.has(profile.id))
  await tellActivated(known, managing)
  await sendInvitations(
    records.filter((record) => !known.includes(record)),
    managing,
  )
}

/** The profiles whose account can be signed in with: with a password, or at another party's provider. */
async function withPassword(records: readonly EmployeeRecord[], { db, env }: Services): Promise<Set<string>> {
  const ids = records.map(({ profile }) => profile.id)
  if (isExternal(env)) return new Set(ids)
  const isTheirs = and(inArray(accounts.profileId, ids), isNotNull(accounts.passwordHash))
  const held = await db.select({ profileId: accounts.profileId }).from(accounts).where(isTheirs)
  return new Set(held.map(({ profileId }) => profileId))
}

/** Takes the status away: sign-ins, visits of the booking tool and calendar addresses end at once. */
export async function deactivate(records: readonly EmployeeRecord[], managing: Managing): Promise<void> {
  await setStatus(records, 'inactive', managing)
  await noteEmployees(records, { action: 'deactivated', changes: [changeOf('status', 'active', 'inactive')] }, managing)
  const profileIds = records.map(({ profile }) => profile.id)
  await endAccess(profileIds, managing.services)
  await managing.services.db.delete(calendarSubscriptions).where(inArray(calendarSubscriptions.profileId, profileIds))
  await tellDeactivated(records, managing)
}

/** Invites people to sign in; a link that was sent before works no more. */
export async function sendInvitations(records: readonly EmployeeRecord[], managing: Managing): Promise<void> {
  const { services } = managing
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
  await tellInvited(records, managing)
}

/** POST .../employees/deactivateEmployee. @throws 404; 409 for oneself and the last administrator; 412 */
export const deactivateEmployee = (employeeRef: EmployeeRef, version: number | undefined, managing: Managing) =>
  changeEmployee(employeeRef, version, managing, async (record, within) => {
    if (record.employee.id === within.caller.employeeId) throw isOneself()
    if (record.employee.status === 'inactive') return
    await deactivate([record], within)
    await keepAnAdmin(within.services.db, employeeRef.companyId)
  })

/** @throws 409 where a company has no administrator left */
export async function keepAnAdmin(db: Database, companyId: string): Promise<void> {
  if ((await adminsOf(db, companyId)).length === 0) throw lastAdmin()
}

async function setStatus(records: readonly EmployeeRecord[], status: 'active' | 'inactive', { services }: Managing) {
  const ids = records.map(({ employee }) => employee.id)
  await services.db
    .update(employees)
    .set({ status, updatedAt: services.now(), version: sql`${employees.version} + 1` })
    .where(inArray(employees.id, ids))
  // Whether they may be booked for is told with the profile.
  const isTheirs = inArray(profiles.employeeId, ids)
  await services.db
    .update(profiles)
    .set({ version: sql`${profiles.version} + 1` })
    .where(isTheirs)
}

/** Whether somebody was deleted, and only their trips are left. */
export const isDeleted = ({ profile }: EmployeeRecord): boolean => isNoAddress(profile.email)

export const isOneself = () =>
  new Refusal(409, 'oneself', 'You cannot do this to yourself. Ask another administrator of your company.')

export const isGone = () =>
  new Refusal(409, 'deleted', 'This person was deleted; only their trips are left. Add them again as somebody new.')
