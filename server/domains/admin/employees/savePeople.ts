import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { excluded } from '#server/db/excluded.ts'
import { employees } from '#server/db/schema/company.ts'
import { profiles } from '#server/db/schema/people.ts'
import { employeeColumns, fieldsOf, profileColumns } from '#server/domains/admin/employees/employeeColumns.ts'
import type { EmployeeFields } from '#server/domains/admin/employees/employeeColumns.ts'
import { tellAddress } from '#server/domains/admin/employees/employeeLetters.ts'
import { changesOf, noteEmployees, notePeople } from '#server/domains/admin/employees/noteEmployees.ts'
import type { EmployeeRows } from '#server/domains/admin/employees/readEmployees.ts'
import { sendInvitations } from '#server/domains/admin/employees/status.ts'
import { giveAccounts } from '#server/domains/grants/heldAccount.ts'
import { peopleLacking, tellOnceGiven } from '#server/domains/profile/details/tellOnceGiven.ts'
import { askAnew } from '#server/domains/profile/account/secondYes.ts'
import { changedFields } from '#server/domains/profile/editSection.ts'
import { forgetBooker } from '#server/domains/profile/removeDetails.ts'
import type { Acting } from '#server/domains/audit/recordCompanyChanges.ts'
import type { Services } from '#server/services/services.ts'

/** What is changed of an employee. */
export interface PersonChange {
  /** As they are; locked, so that it stays true. */
  record: EmployeeRows
  /** Tidied and checked fields that differ. */
  changed: Partial<EmployeeFields>
}

/** Those of tidied fields that are otherwise than an employee has them. */
export function differing(record: EmployeeRows, given: Partial<EmployeeFields>): Partial<EmployeeFields> {
  const names = changedFields(fieldsOf(record), given)
  return Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)))
}

/**
 * Changes employees, in a few statements whatever their number, notes it in the record of administration and in their
 * own, and follows addresses (docs/decisions/0029). Once the Admins have provided all that was missing of an active
 * person, they are told by mail (§2).
 */
export async function savePeople(all: readonly PersonChange[], acting: Acting): Promise<void> {
  const changes = all.filter(({ changed }) => Object.keys(changed).length > 0).map(approved)
  if (changes.length === 0) return
  const { services } = acting
  const before = await peopleLacking(completing(changes), services)
  const moving = changes.filter(({ changed }) => changed.email !== undefined)
  // Before the addresses change: whoever is asked is told at the one they had.
  await askAnew(
    moving.map(({ record: { profile } }) => ({ companyId: profile.companyId, profileId: profile.id })),
    acting.caller,
    services,
  )
  await updateEmployees(changes, services)
  await updateTheirGuests(changes, services)
  await updateProfiles(changes, services)
  const noted = changes.map(({ record, changed }) => ({ ...record, changes: changesOf(fieldsOf(record), changed) }))
  await noteEmployees(noted, ({ changes }) => ({ action: 'changed', changes }), acting)
  await notePeople(changes, acting)
  await followAddresses(changes, acting)
  await tellOnceGiven(before, services)
}

/** The same with the manager as approver of whoever is left without one, as the forms say. */
function approved({ record, changed }: PersonChange): PersonChange {
  const { managerId, approverId } = { ...fieldsOf(record), ...changed }
  return approverId || !managerId ? { record, changed } : { record, changed: { ...changed, approverId: managerId } }
}

/** Of whom something is given that only administrators can give, and that was missing. Activation tells the others. */
const completing = (changes: readonly PersonChange[]) =>
  changes.flatMap(({ record: { profile, employee }, changed }) => {
    const isGiven = (['costCenterId', 'approverId', 'externalId'] as const).some(
      (name) => changed[name] && !employee[name],
    )
    return isGiven && employee.status === 'active' ? [{ companyId: profile.companyId, profileId: profile.id }] : []
  })

async function updateEmployees(changes: readonly PersonChange[], { db, now }: Services): Promise<void> {
  const names = namesOf(changes.map(({ changed }) => employeeColumns(changed)))
  await db
    .insert(employees)
    .values(
      changes.map(({ record, changed }) => ({ ...record.employee, ...employeeColumns(changed), updatedAt: now() })),
    )
    .onConflictDoUpdate({
      target: employees.id,
      set: { ...excluded(...names, 'updatedAt'), version: sql`${employees.version} + 1` },
    })
}

/** Guests stay under the cost centre and the policy of who receives them. */
async function updateTheirGuests(changes: readonly PersonChange[], { db }: Services): Promise<void> {
  const moved = changes.filter(({ changed }) => 'costCenterId' in changed || 'travelPolicyId' in changed)
  const ids = moved.map(({ record }) => record.employee.id)
  if (ids.length === 0) return
  const hosts = alias(employees, 'hosts')
  await db
    .update(employees)
    .set({ costCenterId: sql`${hosts.costCenterId}`, travelPolicyId: sql`${hosts.travelPolicyId}` })
    .from(hosts)
    .where(and(eq(employees.type, 'guest'), eq(employees.managerId, hosts.id), inArray(hosts.id, ids)))
}

async function updateProfiles(changes: readonly PersonChange[], { db }: Services): Promise<void> {
  const names = namesOf(changes.map(({ changed }) => profileColumns(changed)))
  const meant = changes.filter(({ changed }) => Object.keys(profileColumns(changed)).length > 0)
  if (meant.length === 0) return
  await db
    .insert(profiles)
    .values(meant.map(({ record, changed }) => ({ ...record.profile, ...profileColumns(changed) })))
    .onConflictDoUpdate({
      target: profiles.id,
      set: { ...excluded(...names), version: sql`${profiles.version} + 1` },
    })
}

const namesOf = (columns: readonly object[]) => [...new Set(columns.flatMap((each) => Object.keys(each)))]

/**
 * Another address is another way in (docs/decisions/0029). Whoever has signed in is signed out everywhere, their password
 * and their link to another party's provider end, and they are told at both addresses; the new one is sent how to go on,
 * so only who reads it can. An invitation that was not followed goes to the new address.
 */
async function followAddresses(changes: readonly PersonChange[], acting: Acting): Promise<void> {
  const { services } = acting
  const moved = changes.flatMap(({ record, changed }) =>
    changed.email === undefined ? [] : [{ former: record.profile, after: rowsAfter({ record, changed }) }],
  )
  for (const { former, after } of moved) await forgetBooker(former, after.profile.email, services.db)
  // An invitation that was sent to another address opens nothing any more.
  const uninvited = moved.flatMap(({ former, after }) => (former.registeredAt ? [] : [after.employee.id]))
  if (uninvited.length > 0)
    await services.db.update(employees).set({ invitedAt: null }).where(inArray(employees.id, uninvited))
  const known = moved.filter(
    ({ after: { profile, employee } }) => profile.registeredAt ?? employee.invitedAt ?? employee.status === 'active',
  )
  await giveAccounts(
    known.map(({ after: { profile } }) => ({ profileId: profile.id, email: profile.email })),
    services,
  )
  // Whoever is not active is told when they are activated.
  const active = known.filter(({ after }) => after.employee.status === 'active')
  for (const { former, after } of active) if (former.registeredAt) await tellAddress(after, former.email, acting)
  const invited = active.filter(({ former, after }) => !former.registeredAt && after.employee.invitedAt)
  await sendInvitations(
    invited.map(({ after }) => after),
    acting,
  )
}

const rowsAfter = ({ record: { profile, employee }, changed }: PersonChange): EmployeeRows => ({
  employee: { ...employee, ...employeeColumns(changed) },
  profile: { ...profile, ...profileColumns(changed) },
})
