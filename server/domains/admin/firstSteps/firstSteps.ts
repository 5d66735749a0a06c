import { and, eq, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm'
import {
  firstStepNames,
  settledStepNames,
  type ChangedFirstSteps,
  type FirstStepName,
  type FirstSteps,
} from '#contract/admin/firstSteps.ts'
import type { Database } from '#server/db/client.ts'
import { companyCards } from '#server/db/schema/company/admin.ts'
import { companies, costCenters, employees, travelPolicies } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { activeAdminCondition } from '#server/domains/profile/account/admins.ts'
import { countUninvited } from '#server/domains/admin/firstSteps/inviteAll.ts'
import { notFound } from '#server/http/answers/envelope.ts'

/** The steps of a company. A step is done when the data shows it, or when an Admin has settled it (§2). @throws 404 */
export async function readFirstSteps(companyId: string, db: Database): Promise<FirstSteps> {
  const [company] = await db
    .select({ ...shownByData(companyId, db), kept: companies.firstSteps })
    .from(companies)
    .where(eq(companies.id, companyId))
  if (!company) throw notFound()
  const { kept, ...done } = company
  const settled = settledStepNames.filter((name) => kept.settled.includes(name))
  const notInvited = await countUninvited(companyId, db)
  const isLeft = (name: FirstStepName) => settled.some((each) => each === name)
  return {
    steps: firstStepNames.map((name) => ({
      name,
      isDone: isLeft(name) || (done[name] && (name !== 'invitations' || notInvited === 0)),
    })),
    settled,
    notInvited,
    isPutAway: kept.isPutAway,
  }
}

/** Stores the answers of Admins to the steps; the last answer counts. */
export async function changeFirstSteps(companyId: string, { settled, isPutAway }: ChangedFirstSteps, db: Database) {
  const firstSteps = { settled: settledStepNames.filter((name) => settled.includes(name)), isPutAway }
  await db.update(companies).set({ firstSteps }).where(eq(companies.id, companyId))
  return readFirstSteps(companyId, db)
}

/** The steps that the data of a company shows as done: data beyond that of `npm run company`. */
function shownByData(companyId: string, db: Database): Record<FirstStepName, SQL<boolean>> {
  const { agency, obtKind, obtUrl } = companies
  const companyCondition = and(eq(employees.companyId, companyId), ne(employees.type, 'guest'))
  const people = (which?: SQL) =>
    db
      .select()
      .from(profiles)
      .innerJoin(employees, eq(employees.id, profiles.employeeId))
      .where(and(companyCondition, which))
      .limit(2)
  const centers = db.select().from(costCenters).where(eq(costCenters.companyId, companyId)).limit(2)
  const policies = (which?: SQL) =>
    db
      .select()
      .from(travelPolicies)
      .where(and(eq(travelPolicies.companyId, companyId), which))
      .limit(2)
  const cards = db.select().from(companyCards).where(eq(companyCards.companyId, companyId)).limit(1)
  const contactCondition = sql`coalesce(${agency}->>'contactPhone', '') <> '' or coalesce(${agency}->>'contactEmail', '') <> ''`
  return {
    agency: sql`coalesce(${agency}->>'companyName', '') <> '' and (${contactCondition})`,
    // The built-in booking tool makes trial bookings only.
    bookingTool: sql`${obtKind} is not null and coalesce(${obtUrl}, '') <> ''`,
    costCenters: isSeveral(centers),
    travelPolicies: sql`${isSeveral(policies())} or exists ${policies(sql`${travelPolicies.version} > 1`)}`,
    companyCards: sql`exists ${cards}`,
    people: isSeveral(people()),
    invitations: isSeveral(people(or(isNotNull(employees.invitedAt), isNotNull(profiles.registeredAt)))),
    secondAdministrator: isSeveral(people(activeAdminCondition)),
  }
}

/** Condition: a query for at most two rows finds two. */
const isSeveral = (query: { getSQL: () => SQL }) => sql<boolean>`(select count(*) from ${query} found) > 1`
