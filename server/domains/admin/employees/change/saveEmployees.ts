import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
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
import { inviteEmployees } from '#server/domains/admin/employees/change/activation.ts'
import type { EmployeeRows } from '#server/domains/admin/employees/records/readEmployees.ts'
import { sendAddressChanged } from '#server/domains/admin/employees/mails/employeeMails.ts'
import { peopleLacking, sendDetailsGiven } from '#server/domains/profile/details/sendDetailsGiven.ts'
import { requestRolesAgain } from '#server/domains/profile/account/secondYes.ts'
import { changedFields } from '#server/domains/profile/editSection.ts'
import { replaceBookerAddress } from '#server/domains/profile/removeDetails.ts'
import type { AdminContext } from '#server/domains/admin/adminContext.ts'
import { createAccounts } from '#server/domains/grants/heldAccount.ts'
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

/** An employee whose address was changed. */
interface Move {
  former: EmployeeRows['profile']
  after: EmployeeRows
}

/**
 * Handles changed addresses after they are saved (docs/decisions/0029): the employee signs in with the new address
 * only. The order matters. An invitation to the former address is withdrawn before the new one is sent; accounts move
 * before the mails, whose links belong to the account of the new address.
 */
async function finishAddressChanges(
  changes: readonly { record: EmployeeRows; changed: Partial<EmployeeFields> }[],
  context: AdminContext,
): Promise<void> {
  const moves = changes.flatMap(({ record, changed }): Move[] =>
    changed.email === undefined ? [] : [{ former: record.profile, after: rowsAfter(record, changed) }],
  )
  for (const { former, after } of moves) await replaceBookerAddress(former, after.profile.email, context.services.db)
  await withdrawInvitations(moves, context)
  const known = moves.filter(
    ({ after: { profile, employee } }) => profile.registeredAt ?? employee.invitedAt ?? employee.status === 'active',
  )
  await moveAccounts(known, context)
  // Inactive employees get a mail when they are activated.
  await sendMails(
    known.filter(({ after }) => after.employee.status === 'active'),
    context,
  )
}

const rowsAfter = ({ profile, employee }: EmployeeRows, changed: Partial<EmployeeFields>): EmployeeRows => ({
  employee: { ...employee, ...employeeColumns(changed) },
  profile: { ...profile, ...profileColumns(changed) },
})

/** An invitation that was sent to another address opens nothing any more. */
async function withdrawInvitations(moves: readonly Move[], { services: { db } }: AdminContext): Promise<void> {
  const ids = moves.flatMap(({ former, after }) => (former.registeredAt ? [] : [after.employee.id]))
  if (ids.length > 0) await db.update(employees).set({ invitedAt: null }).where(inArray(employees.id, ids))
}

/** Signs the employees out everywhere; their password and their link to another party's provider end. */
const moveAccounts = (moves: readonly Move[], { services }: AdminContext): Promise<void> =>
  createAccounts(
    moves.map(({ after: { profile } }) => ({ profileId: profile.id, email: profile.email })),
    services,
  )

/** Employees who have signed in get a mail at both addresses; an unanswered invitation goes to the new address. */
async function sendMails(moves: readonly Move[], context: AdminContext): Promise<void> {
  for (const { former, after } of moves) if (former.registeredAt) await sendAddressChanged(after, former.email, context)
  const invited = moves.filter(({ former, after }) => !former.registeredAt && after.employee.invitedAt)
  await inviteEmployees(
    invited.map(({ after }) => after),
    context,
  )
}
