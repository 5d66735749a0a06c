import { and, asc, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { MissingDetails, WaitingPerson } from '#contract/profile/missingDetails.ts'
import { mandatoryIssueNames } from '#contract/profile/profileIssues.ts'
import type { Database } from '#server/db/client.ts'
import { employees, travelPolicies } from '#server/db/schema/company/company.ts'
import { folded } from '#server/db/schema/company/folded.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { profileIssues } from '#server/domains/profile/issues.ts'
import { page, type Paging } from '#server/http/answers/paging.ts'
import { shownAddress } from '#server/mail/noAddress.ts'
import type { Services } from '#server/services/services.ts'
import { earliestDay } from '#server/time/earliestDay.ts'

/** The time of the request: for reactivation of a closed profile, else for details. */
const askedAt = sql`case when ${profiles.active} then ${profiles.detailsAskedAt} else ${profiles.reactivationAskedAt} end`

/**
 * One page of the people of a company who wait for its Admins (§2, §4): active employees without details that only
 * Admins provide, and people with a closed profile or without an active employee who have sent a request. In two
 * queries.
 */
export async function waitingPeople(companyId: string, query: Paging, { db, now }: Services): Promise<MissingDetails> {
  const where = and(eq(profiles.companyId, companyId), or(missingDetailsCondition, closedOutCondition))
  const rows = await readWaiting(db, where, query)
  const [counted] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(profiles)
    .leftJoin(employees, eq(employees.id, profiles.employeeId))
    .leftJoin(travelPolicies, eq(travelPolicies.id, employees.travelPolicyId))
    .where(where)
  const month = earliestDay(now()).slice(0, 7)
  return page(
    rows.map((row) => presentWaiting(row, month)),
    counted?.total ?? 0,
    query,
  )
}

/** Condition: an active employee has issues that Admins resolve (§4); the same rules as `profileIssues`. */
const missingDetailsCondition = and(
  eq(profiles.active, true),
  eq(employees.status, 'active'),
  or(
    isNull(employees.costCenterId),
    and(eq(travelPolicies.needsApproval, true), isNull(employees.approverId)),
    sql`coalesce(${profiles.groupId}, '') = ''`,
    eq(profiles.internalEmployeeId, ''),
  ),
)

/** Condition: the profile is closed, or has no active employee, and a request was sent. */
const closedOutCondition = and(
  or(eq(profiles.active, false), isNull(employees.id), ne(employees.status, 'active')),
  sql`${askedAt} is not null`,
)

const readWaiting = (db: Database, where: SQL | undefined, { pageNumber, pageSize }: Paging) =>
  db
    .select({ profile: profiles, employee: employees, policy: travelPolicies })
    .from(profiles)
    .leftJoin(employees, eq(employees.id, profiles.employeeId))
    .leftJoin(travelPolicies, eq(travelPolicies.id, employees.travelPolicyId))
    .where(where)
    .orderBy(sql`${askedAt} asc nulls last`, asc(folded(profiles.lastName)), asc(profiles.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)

function presentWaiting(
  { profile, employee, policy }: Awaited<ReturnType<typeof readWaiting>>[number],
  month: string,
): WaitingPerson {
  const issues = profileIssues({ profile, employee, policy, cards: [], needsCompanyCard: false }, month)
  const asked = profile.active ? profile.detailsAskedAt : profile.reactivationAskedAt
  return {
    profileId: profile.id,
    employeeId: employee?.id ?? null,
    firstName: profile.firstName,
    lastName: profile.lastName,
    email: shownAddress(profile.email),
    missing: mandatoryIssueNames.filter((issue) => issues.includes(issue)),
    askedAt: asked?.toISOString() ?? null,
  }
}
