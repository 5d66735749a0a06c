import { and, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm'
import type { Role } from '#contract/session/roles.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profileRoles, profiles } from '#server/db/schema/company/people.ts'
import { changeEmployeeRoles } from '#server/domains/admin/employees/change/changeRoles.ts'
import { requireAnAdmin } from '#server/domains/admin/employees/change/changeEmployee.ts'
import { saveEmployees } from '#server/domains/admin/employees/change/saveEmployees.ts'
import type { ScimClient } from '#server/scim/protocol/client.ts'
import { invalidValue, quoted } from '#server/scim/protocol/failure.ts'
import { roleOfGroup } from '#server/scim/users/groupNames.ts'
import { visibleCondition, readPeople } from '#server/scim/users/people.ts'

/** A change of the members of a group: add some, remove some, replace all, or remove all. */
export type MemberStep = { kind: 'add' | 'remove' | 'set'; ids: string[] }

/**
 * Changes the employees of a cost center, or the holders of a role.
 * @throws 400 for unknown ids, 409 where the company would have no admin left
 */
export async function changeMembers(groupId: string, step: MemberStep, client: ScimClient): Promise<void> {
  const ids = [...new Set(step.ids)]
  if (step.kind !== 'remove') await checkPeople(ids, client)
  const role = roleOfGroup(groupId)
  const addMembers = role ? addRole : moveTo
  const removeMembers = role ? removeRole : moveAway
  const group = role ?? groupId
  if (step.kind === 'remove')
    await removeMembers(group as Role, ids.length > 0 ? inArray(employees.id, ids) : sql`false`, client)
  // Members who stay are not removed and added again, so that no tokens or requests of theirs end.
  if (step.kind === 'set')
    await removeMembers(group as Role, ids.length > 0 ? notInArray(employees.id, ids) : sql`true`, client)
  if (step.kind !== 'remove' && ids.length > 0) await addMembers(group as Role, inArray(employees.id, ids), client)
  if (role === 'Admin' && step.kind !== 'add') await requireAnAdmin(client.services.db, client.companyId)
}

async function checkPeople(ids: readonly string[], { companyId, services: { db } }: ScimClient) {
  if (ids.length === 0) return
  const found = await db
    .select({ id: employees.id })
    .from(employees)
    .where(and(visibleCondition(companyId), inArray(employees.id, [...ids])))
  const known = new Set(found.map(({ id }) => id))
  const missing = ids.find((id) => !known.has(id))
  if (missing !== undefined) throw invalidValue(`No person of the company has the id ${quoted(missing)}.`)
}

const moveTo = (groupId: string, who: SQL, client: ScimClient) =>
  move(groupId, sql`${who} and ${employees.costCenterId} is distinct from ${groupId}`, client)
const moveAway = (groupId: string, who: SQL, client: ScimClient) =>
  move(null, sql`${who} and ${employees.costCenterId} = ${groupId}`, client)

/** Moves employees to a cost center, or out of any. */
async function move(costCenterId: string | null, who: SQL, client: ScimClient) {
  for (const some of await idSlices(who, client)) {
    const records = await readPeople(client.services.db, some)
    await saveEmployees(
      records.map((record) => ({ record, changed: { costCenterId } })),
      client,
    )
  }
}

const roleCondition = (role: Role) =>
  sql`exists (select 1 from ${profileRoles} where ${profileRoles.profileId} = ${profiles.id} and ${profileRoles.role} = ${role})`

const addRole = (role: Role, who: SQL, client: ScimClient) =>
  changeRole({ added: [role], removed: [] }, sql`${who} and not ${roleCondition(role)}`, client)
const removeRole = (role: Role, who: SQL, client: ScimClient) =>
  changeRole({ added: [], removed: [role] }, sql`${who} and ${roleCondition(role)}`, client)

async function changeRole(roles: Record<'added' | 'removed', Role[]>, who: SQL, client: ScimClient) {
  for (const some of await idSlices(who, client)) {
    const records = await readPeople(client.services.db, some)
    await changeEmployeeRoles(
      records.map((record) => ({ record, ...roles })),
      client,
    )
  }
}

/** Number of employees per statement. */
const atOnce = 500

/** The ids of the employees that meet a condition, in slices. */
async function idSlices(who: SQL, { companyId, services: { db } }: ScimClient): Promise<string[][]> {
  const found = await db
    .select({ id: employees.id })
    .from(employees)
    .innerJoin(profiles, eq(profiles.employeeId, employees.id))
    .where(and(visibleCondition(companyId), who))
  const ids = found.map(({ id }) => id)
  return Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, at) => ids.slice(at * atOnce, (at + 1) * atOnce))
}
