import { eq, sql } from 'drizzle-orm'
import type { Employee, EmployeePatch } from '#contract/employees.ts'
import type { Role } from '#contract/roles.ts'
import { employees } from '#server/db/schema/company.ts'
import { profiles } from '#server/db/schema/people.ts'
import { checkEmployee } from '#server/domains/admin/employees/checkEmployee.ts'
import { employeeColumns, fieldsOf, profileColumns, tidied } from '#server/domains/admin/employees/employeeColumns.ts'
import type { EmployeeFields } from '#server/domains/admin/employees/employeeColumns.ts'
import { tellAddress, tellRoles } from '#server/domains/admin/employees/employeeLetters.ts'
import {
  activate,
  changeEmployee,
  isDeleted,
  isGone,
  sendInvitations,
} from '#server/domains/admin/employees/lifeCycle.ts'
import { changeOf, noteEmployees, notePerson } from '#server/domains/admin/employees/noteEmployees.ts'
import { findEmployee } from '#server/domains/admin/employees/readEmployees.ts'
import type { EmployeeRecord, EmployeeRef, Managing } from '#server/domains/admin/employees/readEmployees.ts'
import { changeRoles, rolesOf } from '#server/domains/profile/account/roles.ts'
import { tellOnceGiven } from '#server/domains/profile/details/tellOnceGiven.ts'
import { changedFields } from '#server/domains/profile/editSection.ts'
import { loadPerson } from '#server/domains/profile/person.ts'
import { forgetBooker } from '#server/domains/profile/removeDetails.ts'
import { giveAccount } from '#server/domains/grants/heldAccount.ts'

/**
 * Changes what is given of an employee. `status` can only become active (§4). Once the Admins have provided all that was
 * missing, the person is told by mail (§2).
 * @throws 400 and 409 as `addEmployee`; 409 where nobody would be Admin afterwards; 412 with the employee as they are
 */
export const editEmployee = (
  employeeRef: EmployeeRef,
  { version, status, roles, ...typed }: EmployeePatch,
  managing: Managing,
): Promise<Employee> =>
  changeEmployee(employeeRef, version, managing, async (record, within) => {
    if (isDeleted(record)) throw isGone()
    const { services } = within
    const before = await loadPerson(services.db, employeeRef.companyId, record.profile.id)
    const given = tidied(withoutUndefined(typed))
    const names = changedFields(fieldsOf(record), given)
    const changed = Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)))
    await checkEmployee(services.db, employeeRef, changed)
    if (names.length > 0) await save(record, changed, within)
    if (roles) await setRoles(record, roles, within)
    const isActivated = status !== undefined && record.employee.status !== status
    if (isActivated) await activate([await reread(record, within)], within)
    await tellOnceGiven(before, { isTold: isActivated }, services)
  })

const withoutUndefined = (fields: Omit<EmployeePatch, 'version' | 'status' | 'roles'>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<EmployeeFields>

const reread = ({ employee: { companyId, id } }: EmployeeRecord, { services }: Managing) =>
  findEmployee(services.db, { companyId, employeeId: id })

async function save(record: EmployeeRecord, changed: Partial<EmployeeFields>, managing: Managing): Promise<void> {
  const { db } = managing.services
  const was = fieldsOf(record)
  await raiseVersion(record, employeeColumns(changed), managing)
  const columns = profileColumns(changed)
  if (Object.keys(columns).length > 0)
    await db
      .update(profiles)
      .set({ ...columns, version: sql`${profiles.version} + 1` })
      .where(eq(profiles.id, record.profile.id))
  const changes = Object.entries(changed).map(([field, to]) => changeOf(field, was[field as keyof typeof was], to))
  await noteEmployees([record], { action: 'changed', changes }, managing)
  await notePerson(record, Object.keys(changed), managing)
  if (changed.email !== undefined) await followAddress(record, changed.email, managing)
}

const raiseVersion = (
  { employee }: EmployeeRecord,
  columns: ReturnType<typeof employeeColumns>,
  { services: { db, now } }: Managing,
) =>
  db
    .update(employees)
    .set({ ...columns, updatedAt: now(), version: sql`${employees.version} + 1` })
    .where(eq(employees.id, employee.id))

/**
 * Another address is another way in (docs/decisions/0029). Whoever has signed in is signed out everywhere, their password and
 * their link to another party's provider end, and they are told at both addresses; the new one is sent how to go on, so
 * only who reads it can. An invitation that was not followed goes to the new address.
 */
async function followAddress(record: EmployeeRecord, email: string, managing: Managing): Promise<void> {
  const { services } = managing
  const { profile, employee } = record
  await forgetBooker(profile, email, services.db)
  if (!profile.registeredAt && !employee.invitedAt) return
  await giveAccount({ profileId: profile.id, email }, services)
  // Whoever is not active is told when they are activated.
  if (employee.status !== 'active') return
  const after = await reread(record, managing)
  if (profile.registeredAt) await tellAddress(after, profile.email, managing)
  else await sendInvitations([after], managing)
}

/** The role of a traveller is what everybody has: a form does not take it away. */
async function setRoles(record: EmployeeRecord, roles: readonly Role[], managing: Managing): Promise<void> {
  const { caller, services } = managing
  const profileRef = { companyId: record.profile.companyId, profileId: record.profile.id }
  const before = await rolesOf(services.db, profileRef.profileId)
  const keep = (held: readonly Role[]) => held.filter((role) => role === 'Traveller')
  const { roles: after } = await changeRoles((held) => [...keep(held), ...roles], { profileRef, caller, services })
  const added = after.filter((role) => !before.includes(role))
  const removed = before.filter((role) => !after.includes(role))
  if (added.length + removed.length === 0) return
  await raiseVersion(record, {}, managing)
  await tellRoles(await reread(record, managing), { added, removed }, managing)
}
