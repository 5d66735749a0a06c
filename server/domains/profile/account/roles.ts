import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { ProfileRoles, Role } from '#contract/roles.ts'
import type { Database } from '#server/db/client.ts'
import { roleRequests } from '#server/db/schema/admin.ts'
import { companies, employees } from '#server/db/schema/company.ts'
import { profileRoles, profiles } from '#server/db/schema/people.ts'
import { noteCompanyChanges } from '#server/domains/record/noteCompanyChanges.ts'
import { askForRoles, isOpenFor } from '#server/domains/profile/account/askRoles.ts'
import { noteChange } from '#server/domains/profile/changes.ts'
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
    await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update')
    const held = await rolesOf(tx, profileId)
    if (expected && !isSame(held, expected)) throw changedMeanwhile({ roles: held })
    const after = [...new Set(wanted(held))].toSorted()
    const others = caller.profileId === profileId ? await otherAdmins(tx, profileRef) : []
    const toAsk = others.length > 0 ? after.filter((role) => !held.includes(role) && role !== 'Traveller') : []
    const added = after.filter((role) => !held.includes(role) && !toAsk.includes(role))
    const removed = held.filter((role) => !after.includes(role))
    const ofThis = eq(profileRoles.profileId, profileId)
    if (removed.length > 0) await tx.delete(profileRoles).where(and(ofThis, inArray(profileRoles.role, removed)))
    if (removed.includes('Admin') && (await adminsOf(tx, companyId)).length === 0) throw lastAdmin()
    await giveRoles(tx, profileRef, { roles: added, by: caller }, services)
    const asked = await askForRoles(tx, profileRef, { roles: toAsk, of: others }, services)
    await noteRoles(tx, profileRef, { action: 'removed', roles: removed, by: caller }, services)
    await noteRoles(tx, profileRef, { action: 'asked', roles: asked, by: caller }, services)
    return { roles: await rolesOf(tx, profileId) }
  })

/** Gives roles, and answers what the person had asked for of them. */
export async function giveRoles(
  tx: Database,
  profileRef: ProfileRef,
  { roles, by }: { roles: readonly Role[]; by: Caller },
  services: Services,
): Promise<void> {
  const { profileId } = profileRef
  if (roles.length === 0) return
  await tx
    .insert(profileRoles)
    .values(roles.map((role) => ({ profileId, role })))
    .onConflictDoNothing()
  await tx
    .update(roleRequests)
    .set({ decision: 'allowed', decidedAt: services.now(), decidedByProfileId: by.profileId })
    .where(and(isOpenFor(profileId), inArray(roleRequests.role, [...roles])))
  await noteRoles(tx, profileRef, { action: 'added', roles, by }, services)
}

interface RoleNote {
  action: 'added' | 'removed' | 'asked'
  roles: readonly Role[]
  by: Caller
}

/** Records roles in the person's own record, where they were changed, and in that of administration. */
export async function noteRoles(
  tx: Database,
  { companyId, profileId }: ProfileRef,
  { action, roles, by }: RoleNote,
  services: Services,
): Promise<void> {
  if (roles.length === 0) return
  const at = services.now()
  if (action !== 'asked')
    await noteChange(tx, {
      companyId,
      profileId,
      actorProfileId: by.profileId,
      at,
      section: 'roles',
      action,
      fields: [...roles],
    })
  const [person] = await tx.select({ employeeId: profiles.employeeId }).from(profiles).where(eq(profiles.id, profileId))
  const changes = roles.map((role) =>
    action === 'removed' ? { field: 'roles', from: role, to: null } : { field: 'roles', from: null, to: role },
  )
  const entityId = person?.employeeId ?? profileId
  await noteCompanyChanges(tx, by, [{ companyId, at, entity: 'role', entityId, action, changes }])
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
