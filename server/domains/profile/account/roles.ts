import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { ProfileRoles, Role } from '#contract/roles.ts'
import type { Database } from '#server/db/client.ts'
import { roleRequests } from '#server/db/schema/admin.ts'
import { employees } from '#server/db/schema/company.ts'
import { profileRoles, profiles } from '#server/db/schema/people.ts'
import { lockCompany } from '#server/domains/profile/lock.ts'
import { noteCompanyChanges } from '#server/domains/record/noteCompanyChanges.ts'
import type { Actor } from '#server/domains/record/noteCompanyChanges.ts'
import { askForRoles, isOpenFor } from '#server/domains/profile/account/askRoles.ts'
import { noteChanges } from '#server/domains/profile/changes.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import type { Caller } from '#server/http/caller.ts'
import { changedMeanwhile, Refusal } from '#server/http/envelope.ts'
import type { Services } from '#server/services/services.ts'

/** The roles a person holds, by name. */
export async function rolesOf(db: Database, profileId: string): Promise<Role[]> {
  const held = await db
    .select({ role: profileRoles.role })
    .from(profileRoles)
    .where(eq(profileRoles.profileId, profileId))
    .orderBy(asc(profileRoles.role))
  return held.map(({ role }) => role)
}

interface Changing {
  profileRef: ProfileRef
  caller: Caller
  services: Services
  /** The roles the caller saw, for optimistic locking. */
  expected?: readonly Role[]
}

/**
 * Changes the roles of a person (§6). They take effect with the person's next call. What Admins want for themselves,
 * another Admin has to allow, where the company has one who can: it is asked for, and not given yet.
 * @param wanted computes the new roles from the current ones
 * @throws 412 where the current roles are not the expected ones, 409 where nobody in the company would be Admin
 *   afterwards
 */
export const changeRoles = (
  wanted: (held: Role[]) => Role[],
  { profileRef, caller, services, expected }: Changing,
): Promise<ProfileRoles> =>
  services.db.transaction(async (tx) => {
    const { companyId, profileId } = profileRef
    // Locks the company: two Admins who remove each other at once must not both succeed.
    await lockCompany(tx, companyId)
    const held = await rolesOf(tx, profileId)
    if (expected && !isSame(held, expected)) throw changedMeanwhile({ roles: held })
    const after = [...new Set(wanted(held))].toSorted()
    const others = caller.profileId === profileId ? await otherAdmins(tx, profileRef) : []
    const toAsk = others.length > 0 ? after.filter((role) => !held.includes(role) && role !== 'Traveller') : []
    const added = after.filter((role) => !held.includes(role) && !toAsk.includes(role))
    const removed = held.filter((role) => !after.includes(role))
    await takeRoles(tx, [{ profileRef, roles: removed }], caller, services)
    if (removed.includes('Admin') && (await adminsOf(tx, companyId)).length === 0) throw lastAdmin()
    await giveRoles(tx, [{ profileRef, roles: added }], caller, services)
    const asked = await askForRoles(tx, profileRef, { roles: toAsk, of: others }, services)
    await noteRoles(tx, [{ profileRef, roles: asked }], { action: 'asked', by: caller }, services)
    return { roles: await rolesOf(tx, profileId) }
  })

/** Roles of somebody. */
export interface RolesOf {
  profileRef: ProfileRef
  roles: readonly Role[]
}

/** Gives roles, and answers what people had asked for of them. */
export async function giveRoles(tx: Database, given: readonly RolesOf[], by: Actor, services: Services): Promise<void> {
  const rows = given.flatMap(({ profileRef: { profileId }, roles }) => roles.map((role) => ({ profileId, role })))
  if (rows.length === 0) return
  await tx.insert(profileRoles).values(rows).onConflictDoNothing()
  const open = await tx
    .select()
    .from(roleRequests)
    .where(isOpenFor(...rows.map(({ profileId }) => profileId)))
  const answered = open.filter((each) => rows.some((row) => row.profileId === each.profileId && row.role === each.role))
  await tx
    .update(roleRequests)
    .set({
      decision: 'allowed',
      decidedAt: services.now(),
      decidedByProfileId: 'profileId' in by ? by.profileId : null,
    })
    .where(
      inArray(
        roleRequests.id,
        answered.map(({ id }) => id),
      ),
    )
  await noteRoles(tx, given, { action: 'added', by }, services)
}

/** Takes roles away. Whether an administrator is left is for the caller to see. */
export async function takeRoles(tx: Database, taken: readonly RolesOf[], by: Actor, services: Services): Promise<void> {
  for (const role of new Set(taken.flatMap(({ roles }) => roles))) {
    const losing = taken.flatMap(({ profileRef, roles }) => (roles.includes(role) ? profileRef.profileId : []))
    await tx.delete(profileRoles).where(and(eq(profileRoles.role, role), inArray(profileRoles.profileId, losing)))
  }
  await noteRoles(tx, taken, { action: 'removed', by }, services)
}

/**
 * Records roles in people's own records, where they were changed, and in that of administration. Their own record names
 * people: what a provisioning client changed is only in that of administration.
 */
export async function noteRoles(
  tx: Database,
  all: readonly RolesOf[],
  { action, by }: { action: 'added' | 'removed' | 'asked'; by: Actor },
  { now }: Services,
): Promise<void> {
  const noted = all.filter(({ roles }) => roles.length > 0)
  if (noted.length === 0) return
  const at = now()
  if (action !== 'asked' && 'profileId' in by)
    await noteChanges(
      tx,
      noted.map(({ profileRef: { companyId, profileId }, roles }) => {
        const what = { section: 'roles' as const, action, fields: [...roles] }
        return { companyId, profileId, actorProfileId: by.profileId, at, ...what }
      }),
    )
  const people = await tx
    .select({ id: profiles.id, employeeId: profiles.employeeId })
    .from(profiles)
    .where(
      inArray(
        profiles.id,
        noted.map(({ profileRef }) => profileRef.profileId),
      ),
    )
  const employeeOf = new Map(people.map(({ id, employeeId }) => [id, employeeId]))
  const changesOf = (roles: readonly Role[]) =>
    roles.map((role) =>
      action === 'removed' ? { field: 'roles', from: role, to: null } : { field: 'roles', from: null, to: role },
    )
  await noteCompanyChanges(
    tx,
    by,
    noted.map(({ profileRef: { companyId, profileId }, roles }) => {
      const entityId = employeeOf.get(profileId) ?? profileId
      return { companyId, at, entity: 'role', entityId, action, changes: changesOf(roles) }
    }),
  )
}

const isSame = (held: readonly Role[], expected: readonly Role[]) =>
  held.length === new Set(expected).size && held.every((role) => expected.includes(role))

/** The Admins of a company who can sign in. */
export const adminsOf = (db: Database, companyId: string) =>
  db
    .select({
      profileId: profiles.id,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      email: profiles.email,
      cultureCode: profiles.cultureCode,
      isActive: profiles.active,
      registeredAt: profiles.registeredAt,
    })
    .from(profiles)
    .innerJoin(profileRoles, and(eq(profileRoles.profileId, profiles.id), eq(profileRoles.role, 'Admin')))
    .leftJoin(employees, eq(employees.id, profiles.employeeId))
    .where(and(eq(profiles.companyId, companyId), or(isNull(employees.id), eq(employees.status, 'active'))))
    .orderBy(asc(profiles.id))

/** The other Admins of the company who can decide what one of them asks: who have signed in, and are not closed out. */
const otherAdmins = async (db: Database, { companyId, profileId }: ProfileRef) =>
  (await adminsOf(db, companyId)).filter(
    (admin) => admin.profileId !== profileId && admin.isActive && admin.registeredAt !== null,
  )

/** 409 where nobody would be left to administer. */
export const lastAdmin = () =>
  new Refusal(
    409,
    'lastAdmin',
    'The company would have no administrator left. Make somebody else an administrator first.',
  )
