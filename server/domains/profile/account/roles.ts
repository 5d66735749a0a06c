import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Role } from '#contract/session/roles.ts'
import type { Database } from '#server/db/client.ts'
import { roleRequests } from '#server/db/schema/company/admin.ts'
import { profileRoles, profiles } from '#server/db/schema/company/people.ts'
import { recordCompanyChanges, type Actor } from '#server/domains/audit/recordCompanyChanges.ts'
import { endTokensOf } from '#server/domains/grants/provisioningTokens.ts'
import { openRequestsCondition } from '#server/domains/profile/account/roleRequestMail.ts'
import { recordProfileChanges } from '#server/domains/profile/recordProfileChanges.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import type { Services } from '#server/services/services.ts'

/** Lists the roles of a person by name. */
export async function rolesOf(db: Database, profileId: string): Promise<Role[]> {
  const held = await db
    .select({ role: profileRoles.role })
    .from(profileRoles)
    .where(eq(profileRoles.profileId, profileId))
    .orderBy(asc(profileRoles.role))
  return held.map(({ role }) => role)
}

/** Roles of one person. */
export interface RolesOf {
  profileRef: ProfileRef
  roles: readonly Role[]
}

/** Adds roles, and allows the open requests for them. */
export async function addRoles(tx: Database, given: readonly RolesOf[], by: Actor, services: Services): Promise<void> {
  const rows = given.flatMap(({ profileRef: { profileId }, roles }) => roles.map((role) => ({ profileId, role })))
  if (rows.length === 0) return
  await tx.insert(profileRoles).values(rows).onConflictDoNothing()
  const open = await tx
    .select()
    .from(roleRequests)
    .where(openRequestsCondition(...rows.map(({ profileId }) => profileId)))
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
  await recordRoleChanges(tx, given, { action: 'added', by }, services)
}

/**
 * Removes roles. With the Admin role, the person's provisioning tokens end. The caller checks that an Admin is left.
 */
export async function removeRoles(
  tx: Database,
  taken: readonly RolesOf[],
  by: Actor,
  services: Services,
): Promise<void> {
  for (const role of new Set(taken.flatMap(({ roles }) => roles))) {
    const losing = taken.flatMap(({ profileRef, roles }) => (roles.includes(role) ? profileRef.profileId : []))
    await tx.delete(profileRoles).where(and(eq(profileRoles.role, role), inArray(profileRoles.profileId, losing)))
  }
  await recordRoleChanges(tx, taken, { action: 'removed', by }, services)
  const dismissed = taken.filter(({ roles }) => roles.includes('Admin'))
  await endTokensOf(
    dismissed.map(({ profileRef }) => profileRef.profileId),
    by,
    { ...services, db: tx },
  )
}

/**
 * Records added, removed or requested roles in the company's record of changes, and, except for requests, in the
 * people's own records. Those name the author, so changes of a provisioning client are in the company's record only.
 */
export async function recordRoleChanges(
  tx: Database,
  all: readonly RolesOf[],
  { action, by }: { action: 'added' | 'removed' | 'asked'; by: Actor },
  { now }: Services,
): Promise<void> {
  const noted = all.filter(({ roles }) => roles.length > 0)
  if (noted.length === 0) return
  const at = now()
  if (action !== 'asked' && 'profileId' in by)
    await recordProfileChanges(
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
  await recordCompanyChanges(
    tx,
    by,
    noted.map(({ profileRef: { companyId, profileId }, roles }) => {
      const entityId = employeeOf.get(profileId) ?? profileId
      return { companyId, at, entity: 'role', entityId, action, changes: changesOf(roles) }
    }),
  )
}
