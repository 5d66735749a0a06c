import { inArray, sql } from 'drizzle-orm'
import type { Role } from '#contract/roles.ts'
import { employees } from '#server/db/schema/company.ts'
import { tellRoles } from '#server/domains/admin/employees/employeeLetters.ts'
import type { EmployeeRows } from '#server/domains/admin/employees/readEmployees.ts'
import { giveRoles, takeRoles } from '#server/domains/profile/account/roles.ts'
import type { Acting } from '#server/domains/record/noteCompanyChanges.ts'

/** Which roles somebody gains and loses. */
export interface RolesChange {
  record: EmployeeRows
  added: readonly Role[]
  removed: readonly Role[]
}

/**
 * Gives and takes roles of people, none of whom acts, in a few statements whatever their number. Whether an administrator
 * is left is for the caller to see.
 */
export async function changeRolesOf(all: readonly RolesChange[], acting: Acting): Promise<void> {
  const { caller, services } = acting
  const refOf = ({ record: { profile } }: RolesChange) => ({ companyId: profile.companyId, profileId: profile.id })
  const given = all.map((change) => ({ profileRef: refOf(change), roles: change.added }))
  const taken = all.map((change) => ({ profileRef: refOf(change), roles: change.removed }))
  await giveRoles(services.db, given, caller, services)
  await takeRoles(services.db, taken, caller, services)
  await followRoles(all, acting)
}

/** What becomes of people besides, whose roles were changed: another version, and a letter. */
export async function followRoles(all: readonly RolesChange[], acting: Acting): Promise<void> {
  const changes = all.filter(({ added, removed }) => added.length + removed.length > 0)
  if (changes.length === 0) return
  const { db, now } = acting.services
  const ids = changes.map(({ record }) => record.employee.id)
  await db
    .update(employees)
    .set({ updatedAt: now(), version: sql`${employees.version} + 1` })
    .where(inArray(employees.id, ids))
  await tellRoles(changes, acting)
}
