import { count, eq, sql } from 'drizzle-orm'
import type { EmployeeSort } from '#contract/employees/employees.ts'
import type { Database } from '#server/db/client.ts'
import { employees, travelPolicies } from '#server/db/schema/company/company.ts'
import { employeeCounts } from '#server/db/schema/company/employeeCounts.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import {
  filterCondition,
  hasFilter,
  orderColumns,
  sortPlace,
  type EmployeeFilter,
} from '#server/domains/admin/employees/records/employeeConditions.ts'
import type { Paging } from '#server/http/answers/paging.ts'

/** Query of one page of the list. */
export interface EmployeeQuery extends EmployeeFilter, Paging {
  sort: EmployeeSort
}

// A joined table without a used column costs nothing.
const profileCondition = eq(employees.id, profiles.employeeId)
const policyCondition = eq(travelPolicies.id, employees.travelPolicyId)

interface ReadContext {
  db: Database
  now: Date
}

/** Up to so many matches are sorted directly. Beyond that, the index of the order is read until the page is full. */
export const sortedDirectly = 1000

/** Profile ids of a page in order, and the total of matches. */
export async function findEmployees(companyId: string, query: EmployeeQuery, context: ReadContext) {
  const narrow = hasFilter(query)
  const some = narrow ? await findFew(companyId, query, context) : undefined
  if (some && some.total <= sortedDirectly) return some
  const { pageSize, pageNumber } = query
  const rows = await inOrder(companyId, query, context)
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const total = narrow
    ? await countFound(companyId, query, context)
    : await countAll(context.db, companyId, query.active)
  return { ids: rows.map(({ id }) => id), total }
}

/** Profile ids of all matches, in order. */
export async function findAll(companyId: string, query: EmployeeFilter & { sort: EmployeeSort }, context: ReadContext) {
  const rows = await inOrder(companyId, query, context)
  return rows.map(({ id }) => id)
}

const inOrder = (companyId: string, query: EmployeeFilter & { sort: EmployeeSort }, context: ReadContext) =>
  context.db
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(employees, profileCondition)
    .leftJoin(travelPolicies, policyCondition)
    .where(filterCondition(companyId, query, context))
    .orderBy(...orderColumns(query.sort))
    .$dynamic()

/**
 * A page sorted without the index of the order: the search index finds three employees at once, where the index of
 * names may hold 50,000 before them. With more than `sortedDirectly` matches, the total is `sortedDirectly + 1` and the
 * page is not usable.
 */
async function findFew(companyId: string, query: EmployeeQuery, context: ReadContext) {
  const { place, inDirection } = sortPlace(query.sort)
  const found = context.db
    .select({ id: profiles.id, place: place.as('place') })
    .from(profiles)
    .innerJoin(employees, profileCondition)
    .leftJoin(travelPolicies, policyCondition)
    .where(filterCondition(companyId, query, context))
    .limit(sortedDirectly + 1)
    .as('found')
  const rows = await context.db
    .select({ id: found.id, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(found)
    .orderBy(inDirection(found.place))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize)
  const isPast = rows.length === 0 && query.pageNumber > 1
  // A page after the last has no row with the total.
  return { ids: rows.map(({ id }) => id), total: isPast ? await context.db.$count(found) : (rows[0]?.total ?? 0) }
}

async function countFound(companyId: string, query: EmployeeFilter, context: ReadContext): Promise<number> {
  const [counted] = await context.db
    .select({ total: count() })
    .from(profiles)
    .innerJoin(employees, profileCondition)
    .leftJoin(travelPolicies, policyCondition)
    .where(filterCondition(companyId, query, context))
  return counted?.total ?? 0
}

/** Number of employees of a company, from a table that the database keeps up to date. */
export async function countAll(db: Database, companyId: string, active?: boolean): Promise<number> {
  const counted = await db.select().from(employeeCounts).where(eq(employeeCounts.companyId, companyId))
  const isMeant = (status: string) => active === undefined || (status === 'active') === active
  return counted.reduce((sum, { status, total }) => sum + (isMeant(status) ? total : 0), 0)
}
