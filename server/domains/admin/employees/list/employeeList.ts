import { and, desc, eq, exists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  type AutoCompleteField,
  type EmployeeName,
  type EmployeePage,
  employeeLimits,
} from '#contract/employees/employees.ts'
import type { AdminRequest } from '#server/domains/admin/adminContext.ts'
import type { Database } from '#server/db/client.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { orderColumns, sortPlace } from '#server/domains/admin/employees/records/employeeConditions.ts'
import {
  sortedDirectly,
  findEmployees,
  type EmployeeQuery,
} from '#server/domains/admin/employees/list/findEmployees.ts'
import { nameFields, presentEmployees } from '#server/domains/admin/employees/records/presentEmployees.ts'
import { readByProfile } from '#server/domains/admin/employees/records/readEmployees.ts'
import { staffCondition } from '#server/domains/profile/staffCondition.ts'
import { mentions } from '#server/http/requests/foldedText.ts'
import { page } from '#server/http/answers/paging.ts'

/** One page of the employees of a company, in a constant number of queries. */
export async function listEmployees(
  query: EmployeeQuery,
  { companyId, language, services }: AdminRequest,
): Promise<EmployeePage> {
  const { ids, total } = await findEmployees(companyId, query, { db: services.db, now: services.now() })
  return page(await presentEmployees(await readByProfile(services.db, ids), language, services), total, query)
}

/**
 * The first active employees that match a term. For choosing a manager or an approver, employees who already are one
 * come first, then by name. With very many matches they come by name only, so that the answer arrives between two
 * keystrokes.
 */
export async function searchEmployees(
  db: Database,
  companyId: string,
  { field, term }: { field: AutoCompleteField; term: string },
): Promise<EmployeeName[]> {
  const { id: _, ...names } = nameFields
  const { place, inDirection } = sortPlace('name:asc')
  const found = db
    .select({ ...names, employeeId: profiles.employeeId, place: place.as('place') })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), mentions(term, profiles)))
    .limit(sortedDirectly + 1)
    .as('found')
  if ((await db.$count(found)) > sortedDirectly) return searchByName(db, companyId, term)
  const active = db
    .select({ id: employees.id, jobTitle: employees.jobTitle })
    .from(employees)
    .where(and(eq(employees.id, found.employeeId), staffCondition))
    .limit(1)
    .as('active')
  const { firstName, lastName, email, employeeId } = found
  const followers = alias(employees, 'followers')
  const { companyId: theirCompany, managerId, approverId } = followers
  const reportsToCondition = eq(field === 'manager' ? managerId : approverId, employeeId)
  const assignedCondition = exists(
    db
      .select()
      .from(followers)
      .where(and(eq(theirCompany, companyId), reportsToCondition)),
  )
  // One by one, instead of reading all employees to join them with.
  return db
    .select({ id: active.id, firstName, lastName, email, jobTitle: active.jobTitle })
    .from(found)
    .innerJoinLateral(active, sql`true`)
    .orderBy(...(field === 'employee' ? [] : [desc(assignedCondition)]), inDirection(found.place))
    .limit(employeeLimits.found)
}

/** The first active employees that match a term, by name. */
const searchByName = (db: Database, companyId: string, term: string): Promise<EmployeeName[]> =>
  db
    .select({ ...nameFields, jobTitle: employees.jobTitle })
    .from(profiles)
    .innerJoin(employees, eq(employees.id, profiles.employeeId))
    .where(and(eq(profiles.companyId, companyId), staffCondition, mentions(term, profiles)))
    .orderBy(...orderColumns('name:asc'))
    .limit(employeeLimits.found)
