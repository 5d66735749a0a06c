import { and, eq, inArray, sql } from 'drizzle-orm'
import { guardedRoles, type Role } from '#contract/session/roles.ts'
import type { Database } from '#server/db/client.ts'
import { roleRequests, scimTokens } from '#server/db/schema/company/admin.ts'
import { profileRoles } from '#server/db/schema/company/people.ts'
import { adminsOf, lateAdmins } from '#server/domains/profile/account/admins.ts'
import {
  sendRoleRequests,
  openRequestsCondition,
  type Receiver,
} from '#server/domains/profile/account/roleRequestMail.ts'
import { addRoles, recordRoleChanges, removeRoles, type RolesOf } from '#server/domains/profile/account/roles.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import type { Actor } from '#server/domains/audit/recordCompanyChanges.ts'
import type { Services } from '#server/services/services.ts'

/**
 * Adds roles of people of one company. A guarded role, and any role that admins want for themselves, is requested from
 * the other admins instead. Without another admin now and within the last day, it is added (docs/decisions/0033).
 * @returns the added roles
 */
export async function addOrRequestRoles(all: readonly RolesOf[], by: Actor, services: Services): Promise<RolesOf[]> {
  const wanted = all.filter(({ roles }) => roles.length > 0)
  const asker = await responsibleAdminOf(services.db, by)
  const needsYes = (profileId: string) => (role: Role) =>
    guardedRoles.includes(role) || (profileId === asker && role !== 'Traveller')
  const some = wanted.find(({ profileRef, roles }) => roles.some(needsYes(profileRef.profileId)))
  const others = some ? await othersThan(asker, some.profileRef.companyId, services) : []
  const seconded = others.length > 0 ? await requestedByOthers(wanted, asker, services.db) : []
  const isAsked = (profileId: string) => (role: Role) =>
    others.length > 0 &&
    needsYes(profileId)(role) &&
    !seconded.some((request) => request.profileId === profileId && request.role === role)
  const given = wanted.map(({ profileRef, roles }) => {
    const waits = isAsked(profileRef.profileId)
    return { profileRef, roles: roles.filter((role) => !waits(role)) }
  })
  await addRoles(services.db, given, by, services)
  const toAsk = wanted.map(({ profileRef, roles }) => ({
    profileRef,
    roles: roles.filter(isAsked(profileRef.profileId)),
  }))
  await requestRoles(toAsk, { by, asker, others }, services)
  return given
}

/**
 * Removes the guarded roles of people who are activated, or whose address is changed, by another person, and requests
 * these roles again. A second admin must allow them before they can be used, or read at another address.
 */
export async function requestRolesAgain(people: readonly ProfileRef[], by: Actor, services: Services): Promise<void> {
  const { db } = services
  const asker = await responsibleAdminOf(db, by)
  const ids = people.map(({ profileId }) => profileId).filter((id) => id !== asker)
  const guardedCondition = and(inArray(profileRoles.profileId, ids), inArray(profileRoles.role, [...guardedRoles]))
  const rows = ids.length > 0 ? await db.select().from(profileRoles).where(guardedCondition) : []
  const held = people
    .map((profileRef) => ({
      profileRef,
      roles: rows.flatMap(({ profileId, role }) => (profileId === profileRef.profileId ? [role] : [])),
    }))
    .filter(({ roles }) => roles.length > 0)
  const [first] = held
  const others = first ? await othersThan(asker, first.profileRef.companyId, services) : []
  if (others.length === 0) return
  await removeRoles(db, held, by, services)
  await requestRoles(held, { by, asker, others }, services)
}

/** The roles with an open request of another admin. Adding such a role is the second approval. */
function requestedByOthers(wanted: readonly RolesOf[], asker: string, db: Database) {
  const openCondition = openRequestsCondition(...wanted.map(({ profileRef }) => profileRef.profileId))
  const author = sql`coalesce(${roleRequests.askedByProfileId}, ${roleRequests.profileId})`
  return db
    .select()
    .from(roleRequests)
    .where(and(openCondition, sql`${author} <> ${asker}`))
}

interface RoleRequestContext {
  by: Actor
  asker: string
  others: readonly Receiver[]
}

async function requestRoles(
  all: readonly RolesOf[],
  { by, asker, others }: RoleRequestContext,
  services: Services,
): Promise<void> {
  for (const { profileRef, roles } of all) {
    if (roles.length === 0) continue
    const asked = await sendRoleRequests(services.db, profileRef, { roles, of: others, asker }, services)
    await recordRoleChanges(services.db, [{ profileRef, roles: asked }], { action: 'asked', by }, services)
  }
}

/** Whether guarded roles added by this actor need a second admin. */
export const needsSecondYes = async (by: Actor, companyId: string, services: Services): Promise<boolean> =>
  (await othersThan(await responsibleAdminOf(services.db, by), companyId, services)).length > 0

/** The person responsible for a change: the admin, or the creator of the provisioning client's token. */
async function responsibleAdminOf(db: Database, by: Actor): Promise<string> {
  if ('profileId' in by) return by.profileId
  const [token] = await db.select().from(scimTokens).where(eq(scimTokens.id, by.scimTokenId))
  return token?.createdByProfileId ?? ''
}

/** The other Admins who have registered and are not closed out, and those who were Admins until a day ago. */
async function othersThan(asker: string, companyId: string, services: Services): Promise<Receiver[]> {
  const now = (await adminsOf(services.db, companyId)).filter(
    ({ isActive, registeredAt }) => isActive && registeredAt !== null,
  )
  const all = [...now, ...(await lateAdmins(companyId, services))]
  const byId = new Map(all.map((each) => [each.profileId, each]))
  return [...byId.values()].filter(({ profileId }) => profileId !== asker)
}
