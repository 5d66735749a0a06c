import { inArray, sql } from 'drizzle-orm'
import type { Role } from '#contract/roles.ts'
import { employees } from '#server/db/schema/company.ts'
import { tellRoles } from '#server/domains/admin/employees/employeeLetters.ts'
import type { EmployeeRows } from '#server/domains/admin/employees/readEmployees.ts'
import { takeRoles } from '#server/domains/profile/account/roles.ts'
import { giveOrAsk } from '#server/domains/profile/account/secondYes.ts'
import type { Acting } from '#server/domains/audit/recordCompanyChanges.ts'

/** Which roles somebody gains and loses. */
export interface RolesChange {
  record: EmployeeRows
  added: readonly Role[]
  removed: readonly Role[]
}

/**
 * Gives and takes roles of people, in a few statements whatever their number. A role that needs a second administrator
 * waits for them (docs/decisions/0033). Whether an administrator is left is for the caller to see.
 */
export async function changeRolesOf(all: readonly RolesChange[], acting: Acting): Promise<void> {
  const { caller, services } = acting
  const refOf = ({ record: { profile } }: RolesChange) => ({ companyId: profile.companyId, profileId: profile.id })
  const given = all.map((change) => ({ profileRef: refOf(change), roles: change.added }))
  const taken = all.map((change) => ({ profileRef: refOf(change), roles: change.removed }))
  const added = await giveOrAsk(given, caller, services)
  await takeRoles(services.db, taken, caller, services)
  const byProfile = new Map(added.map(({ profileRef, roles }) => [profileRef.profileId, roles]))
  await followRoles(
    all.map((change) => ({ ...change, added: byProfile.get(change.record.profile.id) ?? [] })),
    acting,
  )
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
  await tellRoles(
    changes.map(({ record }) => record),
    acting,
  )
}
