import { and, count, eq, inArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import {
  travelerNeeds,
  travelerStatuses,
  type Traveler,
  type TravelerNeed,
  type TravelerPage,
  type TravelerSort,
  type TravelerStatus,
} from '#contract/arranger/travelers.ts'
import type { Database } from '#server/db/client.ts'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { companies, employees, travelPolicies } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { readExpiring } from '#server/domains/arranger/travelers/expiringDocuments.ts'
import {
  needCondition,
  requestStatusCondition,
  nameCondition,
  orderOf,
} from '#server/domains/arranger/travelers/travelerConditions.ts'
import {
  presentTraveler,
  presentUnapproved,
  type PersonRow,
} from '#server/domains/arranger/travelers/presentTraveler.ts'
import { readAhead } from '#server/domains/arranger/travelers/travelerTrips.ts'
import { paymentFor } from '#server/domains/profile/paymentFor.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { approvedArrangerCondition, requesterCondition } from '#server/http/access/accessFacts.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import type { Paging } from '#server/http/answers/paging.ts'

interface PageOfTravelers extends Paging {
  search: string
  statuses: TravelerStatus[]
  /** Only travelers with one of these needs; they have all approved. Undefined for all travelers. */
  needs?: TravelerNeed[] | undefined
  /** Whether the search result is counted by status and need. */
  counts: boolean
  sort: TravelerSort
}

/**
 * One page of the travelers of an arranger and of those asked (§4). Travelers who have approved come with their present
 * state. A withdrawn approval takes effect with the next call.
 */
export async function travelersOf(
  ref: ProfileRef,
  { search, statuses, needs, counts, sort, pageNumber, pageSize }: PageOfTravelers,
  { language, services }: { language: Language; services: Services },
): Promise<TravelerPage> {
  const { db, now: clock } = services
  const at = { db, now: clock() }
  const arrangerCondition = and(requesterCondition(db, ref), eq(profiles.companyId, ref.companyId))
  const foundCondition = search ? and(arrangerCondition, nameCondition(search)) : arrangerCondition
  const needing =
    needs && and(approvedCondition, or(...needs.map((need) => needCondition(need, approvedFor(db, ref), at))))
  const where = and(foundCondition, requestStatusCondition(db, statuses), needing)
  const ids = await db
    .select({ id: arrangerRequests.id })
    .from(arrangerRequests)
    .innerJoin(profiles, travelerCondition)
    .leftJoin(employees, profileCondition)
    .leftJoin(travelPolicies, policyCondition)
    .where(where)
    .orderBy(...orderOf(sort, at))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const [counted] = await db
    .select({ all: count() })
    .from(arrangerRequests)
    .innerJoin(profiles, travelerCondition)
    .leftJoin(employees, profileCondition)
    .leftJoin(travelPolicies, policyCondition)
    .where(where)
  const totalItemsCount = counted?.all ?? 0
  return {
    pageCount: Math.ceil(totalItemsCount / pageSize),
    totalItemsCount,
    responseData: await present(await readPeople(db, ids), language, services),
    counts: counts ? await countTravelers(foundCondition, approvedFor(db, ref), at) : null,
  }
}

const approvedCondition = eq(arrangerRequests.status, 'approved')

/** Query: the profiles of travelers who have approved an arranger. */
const approvedFor = (db: Database, ref: ProfileRef) =>
  db.select({ id: arrangerRequests.travelerProfileId }).from(arrangerRequests).where(approvedArrangerCondition(db, ref))

// The tables of conditions and orders. A join whose columns a query does not use costs nothing.
const travelerCondition = eq(profiles.id, arrangerRequests.travelerProfileId)
const profileCondition = eq(employees.id, profiles.employeeId)
const policyCondition = eq(travelPolicies.id, employees.travelPolicyId)

/** Everything about the few of a page, in their order: sorting thousands as a whole would take long. */
async function readPeople(db: Database, page: { id: string }[]): Promise<PersonRow[]> {
  const ids = page.map(({ id }) => id)
  const whole = { request: arrangerRequests, profile: profiles, employee: employees, policy: travelPolicies }
  const rows = await db
    .select({ ...whole, obtUrl: companies.obtUrl })
    .from(arrangerRequests)
    .innerJoin(profiles, travelerCondition)
    .leftJoin(employees, profileCondition)
    .leftJoin(travelPolicies, policyCondition)
    .innerJoin(companies, eq(companies.id, profiles.companyId))
    .where(inArray(arrangerRequests.id, ids))
  return rows.toSorted((one, other) => ids.indexOf(one.request.id) - ids.indexOf(other.request.id))
}

/** How many there are of each status, and of those who have approved with each need, in one query. */
async function countTravelers(where: SQL | undefined, approved: SQLWrapper, at: { db: Database; now: Date }) {
  const counted = <Name extends string>(names: readonly Name[], is: (name: Name) => SQL | undefined) =>
    Object.fromEntries(
      names.map((name) => [name, sql<number>`count(*) filter (where ${is(name)})`.mapWith(Number)]),
    ) as Record<Name, SQL<number>>
  const statuses = counted(travelerStatuses, (status) => requestStatusCondition(at.db, [status]))
  const needs = counted(travelerNeeds, (need) => and(approvedCondition, needCondition(need, approved, at)))
  const [counts] = await at.db
    .select({ statuses, needs })
    .from(arrangerRequests)
    .innerJoin(profiles, travelerCondition)
    .leftJoin(employees, profileCondition)
    .leftJoin(travelPolicies, policyCondition)
    .where(where)
  return counts ?? null
}

/** Until a traveler approves, only the status of the request is returned. */
async function present(rows: PersonRow[], language: Language, services: Services): Promise<Traveler[]> {
  const { db, now } = services
  const approved = rows.filter(({ request }) => request.status === 'approved')
  const [first] = approved
  if (!first) return rows.map(presentUnapproved)
  const profileIds = approved.map(({ profile }) => profile.id)
  const payment = await paymentFor(db, profileIds)
  const expiring = await readExpiring(profileIds, { db, now: now() })
  const ahead = await readAhead({ companyId: first.profile.companyId, profileIds }, language, services)
  const month = earliestDay(now()).slice(0, 7)
  return rows.map((row) => {
    const { id } = row.profile
    return row.request.status === 'approved'
      ? presentTraveler(row, {
          month,
          payment: payment(id),
          expiring: expiring.get(id) ?? [],
          ahead: ahead.get(id),
        })
      : presentUnapproved(row)
  })
}
