import { count, eq, sql } from 'drizzle-orm'
import type { EmployeeSort } from '#contract/employees.ts'
import type { Database } from '#server/db/client.ts'
import { employees, travelPolicies } from '#server/db/schema/company.ts'
import { employeeCounts } from '#server/db/schema/employeeCounts.ts'
import { profiles } from '#server/db/schema/people.ts'
import {
  filterCondition,
  hasFilter,
  orderColumns,
  sortPlace,
} from '#server/domains/admin/employees/records/employeeConditions.ts'
import type { EmployeeFilter } from '#server/domains/admin/employees/records/employeeConditions.ts'

/** One page of what is looked for. */
export interface EmployeeQuery extends EmployeeFilter {
  sort: EmployeeSort
  pageNumber: number
  pageSize: number
}

// A join that a query asks nothing of costs nothing.
const ofProfile = eq(employees.id, profiles.employeeId)
const ofEmployee = eq(travelPolicies.id, employees.travelPolicyId)

interface ReadContext {
  db: Database
  now: Date
}

/** So many that are found are put in order one by one; of more, an index is followed until the page is full. */
export const sortedDirectly = 1000

/** The ids of the profiles on a page, in their order, and how many the filter finds; only these are then read as a whole. */
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

/** The ids of all profiles that a filter finds, in their order. */
export async function findAll(companyId: string, query: EmployeeFilter & { sort: EmployeeSort }, context: ReadContext) {
  const rows = await inOrder(companyId, query, context)
  return rows.map(({ id }) => id)
}

const inOrder = (companyId: string, query: EmployeeFilter & { sort: EmployeeSort }, context: ReadContext) =>
  context.db
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(employees, ofProfile)
    .leftJoin(travelPolicies, ofEmployee)
    .where(filterCondition(companyId, query, context))
    .orderBy(...orderColumns(query.sort))
    .$dynamic()

/**
 * A page of what a filter finds, read without following an order: the index of the search knows who three people are,
 * whereas in the order of names 50,000 may stand before them. Past `sortedDirectly` the total is `sortedDirectly` and one, and the page no page.
 */
async function findFew(companyId: string, query: EmployeeQuery, context: ReadContext) {
  const { place, inDirection } = sortPlace(query.sort)
  const found = context.db
    .select({ id: profiles.id, place: place.as('place') })
    .from(profiles)
    .innerJoin(employees, ofProfile)
    .leftJoin(travelPolicies, ofEmployee)
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
  // Past the last page no row tells how many there are.
  return { ids: rows.map(({ id }) => id), total: isPast ? await context.db.$count(found) : (rows[0]?.total ?? 0) }
}

async function countFound(companyId: string, query: EmployeeFilter, context: ReadContext): Promise<number> {
  const [counted] = await context.db
    .select({ total: count() })
    .from(profiles)
    .innerJoin(employees, ofProfile)
    .leftJoin(travelPolicies, ofEmployee)
    .where(filterCondition(companyId, query, context))
  return counted?.total ?? 0
}

/** How many employees a company has; kept by the database, not counted. */
export async function countAll(db: Database, companyId: string, active?: boolean): Promise<number> {
  const counted = await db.select().from(employeeCounts).where(eq(employeeCounts.companyId, companyId))
  const isMeant = (status: string) => active === undefined || (status === 'active') === active
  return counted.reduce((sum, { status, total }) => sum + (isMeant(status) ? total : 0), 0)
}
