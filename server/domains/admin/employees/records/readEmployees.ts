import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { costCenters, employees, travelPolicies } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { employeesCondition } from '#server/domains/admin/employees/records/employeeConditions.ts'
import { lockProfile } from '#server/domains/profile/lock.ts'
import { notFound, Refusal } from '#server/http/answers/envelope.ts'
import { isNoAddress } from '#server/mail/noAddress.ts'

/** Identifies an employee. */
export interface EmployeeRef {
  companyId: string
  employeeId: string
}

const readWhere = (db: Database, where: SQL | undefined) =>
  db
    .select({
      profile: profiles,
      employee: employees,
      policy: travelPolicies,
      center: { externalId: costCenters.externalId, names: costCenters.names },
    })
    .from(profiles)
    .innerJoin(employees, eq(employees.id, profiles.employeeId))
    .leftJoin(travelPolicies, eq(travelPolicies.id, employees.travelPolicyId))
    .leftJoin(costCenters, eq(costCenters.id, employees.costCenterId))
    .where(where)
/** An employee with their profile. */
export type EmployeeRecord = Awaited<ReturnType<typeof readWhere>>[number]
/** The stored rows of an employee, without the policy and the cost center. */
export type EmployeeRows = Pick<EmployeeRecord, 'profile' | 'employee'>

/** Employees by profile id, in the order of the ids. */
export async function readByProfile(db: Database, profileIds: string[]): Promise<EmployeeRecord[]> {
  const rows = await readWhere(db, inArray(profiles.id, profileIds))
  const byId = new Map(rows.map((row) => [row.profile.id, row]))
  return profileIds.flatMap((id) => byId.get(id) ?? [])
}

/** Employees of the company by id, in no order. Unknown ids are left out. */
export const readByEmployee = (db: Database, companyId: string, employeeIds: string[]): Promise<EmployeeRecord[]> =>
  readWhere(db, and(employeesCondition(companyId), inArray(employees.id, employeeIds)))

/** An employee of the company. @throws 404, for a guest too */
export async function findEmployee(db: Database, { companyId, employeeId }: EmployeeRef): Promise<EmployeeRecord> {
  const [record] = await readByEmployee(db, companyId, [employeeId])
  if (!record) throw notFound()
  return record
}

/** As `findEmployee`, locked until the transaction ends. */
export async function lockEmployee(tx: Database, employeeRef: EmployeeRef): Promise<EmployeeRecord> {
  const { profile } = await findEmployee(tx, employeeRef)
  await lockProfile(tx, { companyId: employeeRef.companyId, profileId: profile.id })
  return findEmployee(tx, employeeRef)
}

/** Whether the employee was deleted and the row stays because of their trips. */
export const isDeleted = ({ profile }: EmployeeRows): boolean => isNoAddress(profile.email)

export const employeeIsDeleted = () =>
  new Refusal(409, 'deleted', 'This person was deleted; only their trips are left. Add them again as somebody new.')
