import { inArray, sql } from 'drizzle-orm'
import type { Role } from '#contract/session/roles.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { sendRolesChanged } from '#server/domains/admin/employees/mails/employeeMails.ts'
import type { EmployeeRows } from '#server/domains/admin/employees/records/readEmployees.ts'
import { removeRoles } from '#server/domains/profile/account/roles.ts'
import { addOrRequestRoles } from '#server/domains/profile/account/secondYes.ts'
import type { AdminContext } from '#server/domains/admin/adminContext.ts'

/** Roles that an employee gains and loses. */
export interface RolesChange {
  record: EmployeeRows
  added: readonly Role[]
  removed: readonly Role[]
}

/**
 * Changes roles of employees, in a few statements whatever their number. A role that needs a second admin waits for one
 * (docs/decisions/0033). The caller checks that an admin is left.
 */
export async function changeEmployeeRoles(all: readonly RolesChange[], context: AdminContext): Promise<void> {
  const { caller, services } = context
  const refOf = ({ record: { profile } }: RolesChange) => ({ companyId: profile.companyId, profileId: profile.id })
  const given = all.map((change) => ({ profileRef: refOf(change), roles: change.added }))
  const taken = all.map((change) => ({ profileRef: refOf(change), roles: change.removed }))
  const added = await addOrRequestRoles(given, caller, services)
  await removeRoles(services.db, taken, caller, services)
  const byProfile = new Map(added.map(({ profileRef, roles }) => [profileRef.profileId, roles]))
  await finishRolesChange(
    all.map((change) => ({ ...change, added: byProfile.get(change.record.profile.id) ?? [] })),
    context,
  )
}

/** Raises the version of employees whose roles were changed, and sends them a mail. */
export async function finishRolesChange(all: readonly RolesChange[], context: AdminContext): Promise<void> {
  const changes = all.filter(({ added, removed }) => added.length + removed.length > 0)
  if (changes.length === 0) return
  const { db, now } = context.services
  const ids = changes.map(({ record }) => record.employee.id)
  await db
    .update(employees)
    .set({ updatedAt: now(), version: sql`${employees.version} + 1` })
    .where(inArray(employees.id, ids))
  await sendRolesChanged(
    changes.map(({ record }) => record),
    context,
  )
}
