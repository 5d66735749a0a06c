import type { Employee } from '#contract/employees.ts'
import { inCompanyTransaction } from '#server/domains/admin/adminContext.ts'
import type { Database } from '#server/db/client.ts'
import { employeeVersion, presentEmployee } from '#server/domains/admin/employees/records/presentEmployees.ts'
import { findEmployee, lockEmployee } from '#server/domains/admin/employees/records/readEmployees.ts'
import type { AdminRequest } from '#server/domains/admin/adminContext.ts'
import type { EmployeeRecord, EmployeeRef } from '#server/domains/admin/employees/records/readEmployees.ts'
import { deactivateEmployees } from '#server/domains/admin/employees/change/activation.ts'
import { takeOverTokens } from '#server/domains/grants/provisioningTokens.ts'
import { adminsOf, lastAdmin } from '#server/domains/profile/account/admins.ts'
import { isStale } from '#server/domains/profile/editSection.ts'
import { changedMeanwhile, Refusal } from '#server/http/envelope.ts'

/**
 * Runs `work` on an employee in a transaction that locks them, and the company, so that two changes at once cannot give
 * two people one address, or leave nobody to administer.
 * @param version what the caller has seen
 * @returns the employee afterwards
 * @throws 404; 412 with the employee as they are
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

/**
 * POST .../employees/deactivateEmployee.
 * @param takesTokens whether the caller takes over the provisioning tokens that they made, which end otherwise
 * @throws 404; 409 for oneself and the last administrator; 412
 */
export const deactivateEmployee = (
  employeeRef: EmployeeRef,
  { version, takesTokens }: { version?: number | undefined; takesTokens: boolean },
  request: AdminRequest,
) =>
  changeEmployee(employeeRef, version, request, async (record, context) => {
    if (record.employee.id === context.caller.employeeId) throw notOnYourself()
    if (record.employee.status === 'inactive') return
    if (takesTokens) await takeOverTokens(record.profile.id, context.caller, context.services)
    await deactivateEmployees([record], context)
    await requireAnAdmin(context.services.db, employeeRef.companyId)
  })

/** @throws 409 where a company has no administrator left */
export async function requireAnAdmin(db: Database, companyId: string): Promise<void> {
  if ((await adminsOf(db, companyId)).length === 0) throw lastAdmin()
}

export const notOnYourself = () =>
  new Refusal(409, 'oneself', 'You cannot do this to yourself. Ask another administrator of your company.')
