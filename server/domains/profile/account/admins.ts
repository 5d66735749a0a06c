import { and, asc, eq, gt, isNotNull, isNull, like, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { companyChanges } from '#server/db/schema/admin.ts'
import { employees } from '#server/db/schema/company.ts'
import { profileRoles, profiles } from '#server/db/schema/people.ts'
import { profileChanges } from '#server/db/schema/profileData.ts'
import { Refusal } from '#server/http/envelope.ts'
import { noAddressDomain } from '#server/mail/noAddress.ts'
import type { Services } from '#server/services/services.ts'
import { dayMs } from '#server/time/durations.ts'

/** The columns that are read of an administrator. */
const adminColumns = {
  profileId: profiles.id,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  email: profiles.email,
  cultureCode: profiles.cultureCode,
  isActive: profiles.active,
  registeredAt: profiles.registeredAt,
}

/** Condition: a profile of the query holds the role Admin. */
const isAdmin = sql`exists (select 1 from ${profileRoles} where ${profileRoles.profileId} = ${profiles.id} and ${profileRoles.role} = 'Admin')`

/** Condition: an Admin of the query, with their employee where there is one, can sign in. */
export const activeAdminCondition = and(isAdmin, or(isNull(employees.id), eq(employees.status, 'active')))

/** The Admins of a company who can sign in. */
export const adminsOf = (db: Database, companyId: string) =>
  db
    .select(adminColumns)
    .from(profiles)
    .leftJoin(employees, eq(employees.id, profiles.employeeId))
    .where(and(eq(profiles.companyId, companyId), activeAdminCondition))
    .orderBy(asc(profiles.id))

/** 409 where nobody would be left to administer. */
export const lastAdmin = () =>
  new Refusal(
    409,
    'lastAdmin',
    'The company would have no administrator left. Make somebody else an administrator first.',
  )

/**
 * The people whom somebody else kept from administering within a day: their role was taken, they were deactivated or
 * deleted, or their profile was closed. Somebody who wants to decide alone does not become alone by it.
 */
export async function lateAdmins(companyId: string, { db, now }: Services) {
  const since = new Date(+now() - dayMs)
  const byOthers = sql`${companyChanges.actorProfileId} is distinct from ${profiles.id}`
  const isTheirs = or(eq(companyChanges.entityId, employees.id), eq(companyChanges.entityId, profiles.id))
  const lostRole = and(eq(companyChanges.entity, 'role'), eq(companyChanges.action, 'removed'), wasAdmin)
  const wasDeactivated = and(eq(companyChanges.entity, 'employee'), eq(companyChanges.action, 'deactivated'), isAdmin)
  const inRecord = and(eq(companyChanges.companyId, companyId), gt(companyChanges.at, since), isTheirs, byOthers)
  const lately = sql`exists (select 1 from ${companyChanges} where ${and(inRecord, or(lostRole, wasDeactivated))})`
  const closing = and(
    eq(profileChanges.profileId, profiles.id),
    gt(profileChanges.at, since),
    eq(profileChanges.section, 'account'),
    sql`${profileChanges.fields} ? 'active'`,
    sql`${profileChanges.actorProfileId} <> ${profiles.id}`,
  )
  const wasClosed = and(
    eq(profiles.active, false),
    isAdmin,
    sql`exists (select 1 from ${profileChanges} where ${closing})`,
  )
  return db
    .select(adminColumns)
    .from(profiles)
    .leftJoin(employees, eq(employees.id, profiles.employeeId))
    .where(
      and(eq(profiles.companyId, companyId), or(isNotNull(profiles.registeredAt), isDeleted), or(lately, wasClosed)),
    )
}

/** Nothing is left of when they signed in; only of administrators who had is a row with a lost role kept. */
const isDeleted = like(profiles.email, `%${noAddressDomain}`)
const wasAdmin = sql`${companyChanges.changes} @> '[{"from":"Admin"}]'::jsonb`
