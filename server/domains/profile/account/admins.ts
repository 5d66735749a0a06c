import { and, asc, eq, gt, isNotNull, isNull, like, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { companyChanges } from '#server/db/schema/company/admin.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profileRoles, profiles, receiverColumns } from '#server/db/schema/company/people.ts'
import { profileChanges } from '#server/db/schema/profile/profileData.ts'
import { Refusal } from '#server/http/answers/envelope.ts'
import { noAddressDomain } from '#server/mail/noAddress.ts'
import type { Services } from '#server/services/services.ts'
import { dayMs } from '#contract/time/durations.ts'

/** The columns of an Admin. */
const adminColumns = {
  profileId: profiles.id,
  ...receiverColumns,
  isActive: profiles.active,
  registeredAt: profiles.registeredAt,
}

/** Condition: a profile of the query has the role Admin. */
const adminCondition = sql`exists (select 1 from ${profileRoles} where ${profileRoles.profileId} = ${profiles.id} and ${profileRoles.role} = 'Admin')`

/** Condition: an Admin of the query can sign in; their employee, if any, is active. */
export const activeAdminCondition = and(adminCondition, or(isNull(employees.id), eq(employees.status, 'active')))

/** Lists the Admins of a company who can sign in. */
export const adminsOf = (db: Database, companyId: string) =>
  db
    .select(adminColumns)
    .from(profiles)
    .leftJoin(employees, eq(employees.id, profiles.employeeId))
    .where(and(eq(profiles.companyId, companyId), activeAdminCondition))
    .orderBy(asc(profiles.id))

/** 409 for a change that leaves the company without an Admin. */
export const lastAdmin = () =>
  new Refusal(
    409,
    'lastAdmin',
    'The company would have no administrator left. Make somebody else an administrator first.',
  )

/**
 * Lists the people who lost the Admin role, were deactivated, deleted or closed by another person within a day. They
 * still receive role requests, so that an admin cannot remove the others in order to decide alone.
 */
export async function lateAdmins(companyId: string, { db, now }: Services) {
  const since = new Date(+now() - dayMs)
  return db
    .select(adminColumns)
    .from(profiles)
    .leftJoin(employees, eq(employees.id, profiles.employeeId))
    .where(
      and(
        eq(profiles.companyId, companyId),
        or(isNotNull(profiles.registeredAt), deletedCondition),
        or(lostAccessCondition(companyId, since), closedCondition(since)),
      ),
    )
}

/** Condition: another person took the Admin role from a profile of the query, or deactivated its employee. */
function lostAccessCondition(companyId: string, since: Date) {
  const recordCondition = and(
    eq(companyChanges.companyId, companyId),
    gt(companyChanges.at, since),
    or(eq(companyChanges.entityId, employees.id), eq(companyChanges.entityId, profiles.id)),
    sql`${companyChanges.actorProfileId} is distinct from ${profiles.id}`,
  )
  const lostRoleCondition = and(
    eq(companyChanges.entity, 'role'),
    eq(companyChanges.action, 'removed'),
    removedAdminCondition,
  )
  const deactivatedCondition = and(
    eq(companyChanges.entity, 'employee'),
    eq(companyChanges.action, 'deactivated'),
    adminCondition,
  )
  return sql`exists (select 1 from ${companyChanges} where ${and(recordCondition, or(lostRoleCondition, deactivatedCondition))})`
}

/** Condition: another person closed the profile of an Admin. */
function closedCondition(since: Date) {
  const closingCondition = and(
    eq(profileChanges.profileId, profiles.id),
    gt(profileChanges.at, since),
    eq(profileChanges.section, 'account'),
    sql`${profileChanges.fields} ? 'active'`,
    sql`${profileChanges.actorProfileId} <> ${profiles.id}`,
  )
  return and(
    eq(profiles.active, false),
    adminCondition,
    sql`exists (select 1 from ${profileChanges} where ${closingCondition})`,
  )
}

/** A deleted person has no registration time; only Admins who had registered have a record of a lost role. */
const deletedCondition = like(profiles.email, `%${noAddressDomain}`)
const removedAdminCondition = sql`${companyChanges.changes} @> '[{"from":"Admin"}]'::jsonb`
