import { count, eq, sql } from 'drizzle-orm'
import type { EmployeeSort } from '#contract/employees.ts'
import type { Database } from '#server/db/client.ts'
import { employees, travelPolicies } from '#server/db/schema/company.ts'
import { employeeCounts } from '#server/db/schema/employeeCounts.ts'
import { profiles } from '#server/db/schema/people.ts'
import { isFound, isNarrow, orderOf } from '#server/domains/admin/employees/employeeConditions.ts'
import type { EmployeeFilter } from '#server/domains/admin/employees/employeeConditions.ts'

/** One page of what is looked for. */
export interface EmployeeQuery extends EmployeeFilter {
  sort: EmployeeSort
  pageNumber: number
  pageSize: number
}

// A join that a query asks nothing of costs nothing.
const ofProfile = eq(employees.id, profiles.employeeId)
const ofEmployee = eq(travelPolicies.id, employees.travelPolicyId)

interface At {
  db: Database
  now: Date
}

/**
 * The ids of the profiles on a page, in their order, and how many the filter finds. Only these are then read as a whole:
 * sorting thousands of whole rows would take long.
 */
export async function findEmployees(companyId: string, query: EmployeeQuery, at: At) {
  // Everybody stands in the order of an index, in which a page ends early; what is looked for is few, found and counted
  // at once by another.
  if (isNarrow(query)) return findFew(companyId, query, at)
  const rows = await at.db
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(employees, ofProfile)
    .leftJoin(travelPolicies, ofEmployee)
    .where(isFound(companyId, query, at))
    .orderBy(...orderOf(query.sort))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize)
  return { ids: rows.map(({ id }) => id), total: await countAll(at.db, companyId, query.active) }
}

/** The ids of all profiles that a filter finds, in their order. */
export async function findAll(companyId: string, query: EmployeeFilter & { sort: EmployeeSort }, at: At) {
  const rows = await at.db
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(employees, ofProfile)
    .leftJoin(travelPolicies, ofEmployee)
    .where(isFound(companyId, query, at))
    .orderBy(...orderOf(query.sort))
  return rows.map(({ id }) => id)
}

async function findFew(companyId: string, query: EmployeeQuery, at: At) {
  const where = isFound(companyId, query, at)
  const rows = await at.db
    .select({ id: profiles.id, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(profiles)
    .innerJoin(employees, ofProfile)
    .leftJoin(travelPolicies, ofEmployee)
    .where(where)
    .orderBy(...orderOf(query.sort))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize)
  const ids = rows.map(({ id }) => id)
  if (rows[0] || query.pageNumber === 1) return { ids, total: rows[0]?.total ?? 0 }
  // Past the last page no row tells how many there are.
  const [counted] = await at.db
    .select({ total: count() })
    .from(profiles)
    .innerJoin(employees, ofProfile)
    .leftJoin(travelPolicies, ofEmployee)
    .where(where)
  return { ids, total: counted?.total ?? 0 }
}

/** How many employees a company has; kept by the database, not counted. */
async function countAll(db: Database, companyId: string, active: boolean | undefined): Promise<number> {
  const counted = await db.select().from(employeeCounts).where(eq(employeeCounts.companyId, companyId))
  const isMeant = (status: string) => active === undefined || (status === 'active') === active
  return counted.reduce((sum, { status, total }) => sum + (isMeant(status) ? total : 0), 0)
}
