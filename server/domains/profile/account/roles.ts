import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { ProfileRoles, Role } from '#contract/roles.ts'
import type { Database } from '#server/db/client.ts'
import { companies, employees } from '#server/db/schema/company.ts'
import { profileRoles, profiles } from '#server/db/schema/people.ts'
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
 * Changes the roles of a person (§6). They take effect with the person's next call.
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
    const added = after.filter((role) => !held.includes(role))
    const removed = held.filter((role) => !after.includes(role))
    const ofThis = eq(profileRoles.profileId, profileId)
    if (removed.length > 0) await tx.delete(profileRoles).where(and(ofThis, inArray(profileRoles.role, removed)))
    if (added.length > 0) await tx.insert(profileRoles).values(added.map((role) => ({ profileId, role })))
    if (removed.includes('Admin') && (await adminsOf(tx, companyId)).length === 0) throw lastAdmin()
    const note = {
      companyId,
      profileId,
      actorProfileId: caller.profileId,
      at: services.now(),
      section: 'roles' as const,
    }
    if (added.length > 0) await noteChange(tx, { ...note, action: 'added', fields: added })
    if (removed.length > 0) await noteChange(tx, { ...note, action: 'removed', fields: removed })
    return { roles: await rolesOf(tx, profileId) }
  })

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
    })
    .from(profiles)
    .innerJoin(profileRoles, and(eq(profileRoles.profileId, profiles.id), eq(profileRoles.role, 'Admin')))
    .leftJoin(employees, eq(employees.id, profiles.employeeId))
    .where(and(eq(profiles.companyId, companyId), or(isNull(employees.id), eq(employees.status, 'active'))))
    .orderBy(asc(profiles.id))

/** 409 where nobody would be left to administer. */
export const lastAdmin = () =>
  new Refusal(
    409,
    'lastAdmin',
    'The company would have no administrator left. Make somebody else an administrator first.',
  )
