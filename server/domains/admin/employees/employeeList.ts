import { and, asc, eq } from 'drizzle-orm'
import type { EmployeeName, EmployeePage } from '#contract/employees.ts'
import { employeeLimits } from '#contract/employees.ts'
import type { Database } from '#server/db/client.ts'
import { employees } from '#server/db/schema/company.ts'
import { profiles } from '#server/db/schema/people.ts'
import { employeesOf, orderOf } from '#server/domains/admin/employees/employeeConditions.ts'
import { findEmployees } from '#server/domains/admin/employees/findEmployees.ts'
import type { EmployeeQuery } from '#server/domains/admin/employees/findEmployees.ts'
import { nameFields, presentEmployees } from '#server/domains/admin/employees/presentEmployees.ts'
import { readByProfile } from '#server/domains/admin/employees/readEmployees.ts'
import { mentions } from '#server/http/foldedText.ts'
import type { Language } from '#server/http/language.ts'
import { page } from '#server/http/paging.ts'
import type { Services } from '#server/services/services.ts'

/** One page of the employees of a company, in a constant number of queries. */
export async function employeeList(
  companyId: string,
  query: EmployeeQuery,
  { language, services }: { language: Language; services: Services },
): Promise<EmployeePage> {
  const { ids, total } = await findEmployees(companyId, query, { db: services.db, now: services.now() })
  return page(await presentEmployees(await readByProfile(services.db, ids), language, services), total, query)
}

/** The first active employees by name whom a term finds, for choosing one. */
export const completeEmployee = (db: Database, companyId: string, term: string): Promise<EmployeeName[]> =>
  db
    .select({ ...nameFields, jobTitle: employees.jobTitle })
    .from(profiles)
    .innerJoin(employees, eq(employees.id, profiles.employeeId))
    .where(and(employeesOf(companyId), eq(employees.status, 'active'), mentions(term, profiles)))
    .orderBy(...orderOf('name:asc'), asc(employees.id))
    .limit(employeeLimits.found)
