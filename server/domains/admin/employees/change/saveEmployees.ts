import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { finishAddressChanges } from '#server/domains/admin/employees/change/addressChanges.ts'
import { excluded } from '#server/db/excluded.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import {
  employeeColumns,
  fieldsOf,
  profileColumns,
  type EmployeeFields,
} from '#server/domains/admin/employees/records/employeeColumns.ts'
import {
  fieldChanges,
  recordEmployeeChanges,
  recordFieldChanges,
} from '#server/domains/admin/employees/change/recordChanges.ts'
import type { EmployeeRows } from '#server/domains/admin/employees/records/readEmployees.ts'
import { peopleLacking, sendDetailsGiven } from '#server/domains/profile/details/sendDetailsGiven.ts'
import { requestRolesAgain } from '#server/domains/profile/account/secondYes.ts'
import { changedFields } from '#server/domains/profile/editSection.ts'
import type { AdminContext } from '#server/domains/admin/adminContext.ts'
import type { Services } from '#server/services/services.ts'

/** A change of one employee. */
export interface EmployeeUpdate {
  /** The stored employee, locked until the transaction ends. */
  record: EmployeeRows
  /** Normalized and checked fields whose value differs. */
  changed: Partial<EmployeeFields>
}

/** The normalized fields whose value differs from the stored employee. */
export function differingFields(record: EmployeeRows, given: Partial<EmployeeFields>): Partial<EmployeeFields> {
  const names = changedFields(fieldsOf(record), given)
  return Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)))
}

/**
 * Changes employees, in a few statements whatever their number. Records the changes in the company's and in the
 * employees' own records, and handles changed addresses (docs/decisions/0029). An active employee gets a mail once
 * admins have filled in everything that was missing (§2).
 */
export async function saveEmployees(all: readonly EmployeeUpdate[], context: AdminContext): Promise<void> {
  const changes = all.filter(({ changed }) => Object.keys(changed).length > 0).map(withManagerAsApprover)
  if (changes.length === 0) return
  const { services } = context
  const before = await peopleLacking(newlyComplete(changes), services)
  const moving = changes.filter(({ changed }) => changed.email !== undefined)
  // Before the addresses change, so that the mail about a waiting role goes to the former address.
  await requestRolesAgain(
    moving.map(({ record: { profile } }) => ({ companyId: profile.companyId, profileId: profile.id })),
    context.caller,
    services,
  )
  await updateEmployees(changes, services)
  await updateTheirGuests(changes, services)
  await updateProfiles(changes, services)
  const noted = changes.map(({ record, changed }) => ({ ...record, changes: fieldChanges(fieldsOf(record), changed) }))
  await recordEmployeeChanges(noted, ({ changes }) => ({ action: 'changed', changes }), context)
  await recordFieldChanges(changes, context)
  await finishAddressChanges(changes, context)
  await sendDetailsGiven(before, services)
}

/** Fills in the manager as approver of an employee without one, as the form does. */
function withManagerAsApprover({ record, changed }: EmployeeUpdate): EmployeeUpdate {
  const { managerId, approverId } = { ...fieldsOf(record), ...changed }
  return approverId || !managerId ? { record, changed } : { record, changed: { ...changed, approverId: managerId } }
}

/**
 * Active employees for whom this change fills in a cost center, approver or employee number that was missing. Inactive
 * employees get a mail when they are activated.
 */
const newlyComplete = (changes: readonly EmployeeUpdate[]) =>
  changes.flatMap(({ record: { profile, employee }, changed }) => {
    const isGiven = (['costCenterId', 'approverId', 'externalId'] as const).some(
      (name) => changed[name] && !employee[name],
    )
    return isGiven && employee.status === 'active' ? [{ companyId: profile.companyId, profileId: profile.id }] : []
  })

async function updateEmployees(changes: readonly EmployeeUpdate[], { db, now }: Services): Promise<void> {
  const names = getNames(changes.map(({ changed }) => employeeColumns(changed)))
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

/** Guests have the cost center and the travel policy of their host. */
async function updateTheirGuests(changes: readonly EmployeeUpdate[], { db }: Services): Promise<void> {
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

async function updateProfiles(changes: readonly EmployeeUpdate[], { db }: Services): Promise<void> {
  const names = getNames(changes.map(({ changed }) => profileColumns(changed)))
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

const getNames = (columns: readonly object[]) => [...new Set(columns.flatMap((each) => Object.keys(each)))]
