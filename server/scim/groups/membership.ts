import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Role } from '#contract/roles.ts'
import { costCenters, employees } from '#server/db/schema/company.ts'
import { profileRoles, profiles } from '#server/db/schema/people.ts'
import type { ScimClient } from '#server/scim/protocol/client.ts'
import { invalidValue, quoted } from '#server/scim/protocol/failure.ts'
import { roleOfGroup } from '#server/scim/users/groupNames.ts'
import { checkAdminsLeft } from '#server/scim/users/lookups.ts'
import { note } from '#server/scim/users/notes.ts'
import { isSeen } from '#server/scim/users/people.ts'

/** What becomes of the members of a group: some come, some go, these are all, or none is left. */
export type MemberStep = { kind: 'add' | 'remove' | 'set'; ids: string[] }

/**
 * Changes who belongs to a cost centre, which moves people there, or who holds a role.
 * @throws 400 for ids of nobody, 409 where nobody could administer the company any more
 */
export async function changeMembers(groupId: string, step: MemberStep, client: ScimClient): Promise<void> {
  const ids = [...new Set(step.ids)]
  if (step.kind !== 'remove') await checkPeople(ids, client)
  const role = roleOfGroup(groupId)
  const come = role ? giveRole : moveTo
  const go = role ? takeRole : moveAway
  const group = role ?? groupId
  if (step.kind === 'remove') await go(group as Role, ids.length > 0 ? inArray(employees.id, ids) : sql`false`, client)
  // Whoever stays is neither taken nor given anew, so that nothing ends in between.
  if (step.kind === 'set') await go(group as Role, ids.length > 0 ? notInArray(employees.id, ids) : sql`true`, client)
  if (step.kind !== 'remove' && ids.length > 0) await come(group as Role, inArray(employees.id, ids), client)
  if (role === 'Admin' && step.kind !== 'add') await checkAdminsLeft(client.services.db, client.companyId)
}

async function checkPeople(ids: readonly string[], { companyId, services: { db } }: ScimClient) {
  if (ids.length === 0) return
  const found = await db
    .select({ id: employees.id })
    .from(employees)
    .where(and(isSeen(companyId), inArray(employees.id, [...ids])))
  const known = new Set(found.map(({ id }) => id))
  const missing = ids.find((id) => !known.has(id))
  if (missing !== undefined) throw invalidValue(`No person of the company has the id ${quoted(missing)}.`)
}

const moveTo = (groupId: string, who: SQL, client: ScimClient) =>
  move(groupId, sql`${who} and ${employees.costCenterId} is distinct from ${groupId}`, client)
const moveAway = (groupId: string, who: SQL, client: ScimClient) =>
  move(null, sql`${who} and ${employees.costCenterId} = ${groupId}`, client)

/** Moves people to a cost centre, or to none, and records from where each came. */
async function move(to: string | null, who: SQL, client: ScimClient) {
  const {
    companyId,
    services: { db, now },
  } = client
  const moved = await db
    .select({ id: employees.id, from: costCenters.externalId })
    .from(employees)
    .leftJoin(costCenters, eq(costCenters.id, employees.costCenterId))
    .where(and(isSeen(companyId), who))
  if (moved.length === 0) return
  const [center] = to === null ? [] : await db.select().from(costCenters).where(eq(costCenters.id, to))
  const all = moved.map(({ id }) => id)
  await db
    .update(employees)
    .set({ costCenterId: to, updatedAt: now(), version: sql`${employees.version} + 1` })
    .where(inArray(employees.id, all))
  const changes = ({ from }: (typeof moved)[number]) => [
    { field: 'costCenterId', from, to: center?.externalId ?? null },
  ]
  await note(
    client,
    moved.map((each) => ({ entity: 'employee', entityId: each.id, action: 'changed', changes: changes(each) })),
  )
}

/** People of a condition, with their profile. */
const peopleOf = (who: SQL, { companyId, services: { db } }: ScimClient) =>
  db
    .select({ employeeId: employees.id, profileId: profiles.id })
    .from(employees)
    .innerJoin(profiles, eq(profiles.employeeId, employees.id))
    .where(and(isSeen(companyId), who))

const holds = (role: Role) =>
  sql`exists (select 1 from ${profileRoles} where ${profileRoles.profileId} = ${profiles.id} and ${profileRoles.role} = ${role})`

async function giveRole(role: Role, who: SQL, client: ScimClient) {
  const given = await peopleOf(sql`${who} and not ${holds(role)}`, client)
  if (given.length === 0) return
  await client.services.db.insert(profileRoles).values(given.map(({ profileId }) => ({ profileId, role })))
  await touched(given, { from: null, to: role }, client)
}

async function takeRole(role: Role, who: SQL, client: ScimClient) {
  const taken = await peopleOf(sql`${who} and ${holds(role)}`, client)
  if (taken.length === 0) return
  const theirs = inArray(
    profileRoles.profileId,
    taken.map(({ profileId }) => profileId),
  )
  await client.services.db.delete(profileRoles).where(and(eq(profileRoles.role, role), theirs))
  await touched(taken, { from: role, to: null }, client)
}

async function touched(
  people: { employeeId: string }[],
  roles: { from: Role | null; to: Role | null },
  client: ScimClient,
) {
  const { db, now } = client.services
  const ids = people.map(({ employeeId }) => employeeId)
  await db.update(employees).set({ updatedAt: now() }).where(inArray(employees.id, ids))
  const changes = [{ field: 'roles', ...roles }]
  await note(
    client,
    ids.map((entityId) => ({ entity: 'role', entityId, action: roles.to ? 'added' : 'removed', changes })),
  )
}
