import type { Employee } from '#contract/employees/employees.ts'
import { inCompanyTransaction, type AdminRequest } from '#server/domains/admin/adminContext.ts'
import type { Database } from '#server/db/client.ts'
import { employeeVersion, presentEmployee } from '#server/domains/admin/employees/records/presentEmployees.ts'
import {
  findEmployee,
  lockEmployee,
  type EmployeeRecord,
  type EmployeeRef,
} from '#server/domains/admin/employees/records/readEmployees.ts'
import { adminsOf, lastAdmin } from '#server/domains/profile/account/admins.ts'
import { isStale } from '#server/domains/profile/editSection.ts'
import { changedMeanwhile, Refusal } from '#server/http/answers/envelope.ts'

/**
 * Runs `work` on an employee in a transaction that locks the employee and the company. Two changes at once can
 * therefore not give one address to two employees, or leave the company without an admin.
 * @param version the version that the caller has read
 * @returns the employee after the change
 * @throws 404; 412 with the stored employee
 */
export const changeEmployee = (
  employeeRef: EmployeeRef,
  version: number | undefined,
  request: AdminRequest,
  work: (record: EmployeeRecord, context: AdminRequest) => Promise<void>,
): Promise<Employee> =>
  inCompanyTransaction(request, async (context) => {
    const { db } = context.services
    const record = await lockEmployee(db, employeeRef)
    const present = async () => presentEmployee(await findEmployee(db, employeeRef), context)
    if (isStale({ version: employeeVersion(record) }, version)) throw changedMeanwhile(await present())
    await work(record, context)
    return present()
  })

/** @throws 409 `lastAdmin` for a company without an active admin */
export async function requireAnAdmin(db: Database, companyId: string): Promise<void> {
  if ((await adminsOf(db, companyId)).length === 0) throw lastAdmin()
}

export const notOnYourself = () =>
  new Refusal(409, 'oneself', 'You cannot do this to yourself. Ask another administrator of your company.')
