import type { Employee } from '#contract/employees.ts'
import type { Database } from '#server/db/client.ts'
import { employeeVersion, presentEmployee } from '#server/domains/admin/employees/presentEmployees.ts'
import { findEmployee, lockEmployee } from '#server/domains/admin/employees/readEmployees.ts'
import type { EmployeeRecord, EmployeeRef, Managing } from '#server/domains/admin/employees/readEmployees.ts'
import { deactivate } from '#server/domains/admin/employees/status.ts'
import { takeOverTokens } from '#server/domains/grants/provisioningTokens.ts'
import { adminsOf, lastAdmin } from '#server/domains/profile/account/admins.ts'
import { isStale } from '#server/domains/profile/editSection.ts'
import { lockCompany } from '#server/domains/profile/lock.ts'
import type { Acting } from '#server/domains/audit/recordCompanyChanges.ts'
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
  managing: Managing,
  work: (record: EmployeeRecord, within: Managing) => Promise<void>,
): Promise<Employee> =>
  withinCompany(employeeRef.companyId, managing, async (within) => {
    const { db } = within.services
    const record = await lockEmployee(db, employeeRef)
    const present = async () => presentEmployee(await findEmployee(db, employeeRef), within)
    if (isStale({ version: employeeVersion(record) }, version)) throw changedMeanwhile(await present())
    await work(record, within)
    return present()
  })

/** Runs `work` in a transaction that locks the company. */
export const withinCompany = <Who extends Acting, Result>(
  companyId: string,
  who: Who,
  work: (within: Who) => Promise<Result>,
): Promise<Result> =>
  who.services.db.transaction(async (tx) => {
    await lockCompany(tx, companyId)
    return work({ ...who, services: { ...who.services, db: tx } })
  })

/**
 * POST .../employees/deactivateEmployee.
 * @param takesTokens whether the caller takes over the provisioning tokens that they made, which end otherwise
 * @throws 404; 409 for oneself and the last administrator; 412
 */
export const deactivateEmployee = (
  employeeRef: EmployeeRef,
  { version, takesTokens }: { version?: number | undefined; takesTokens: boolean },
  managing: Managing,
) =>
  changeEmployee(employeeRef, version, managing, async (record, within) => {
    if (record.employee.id === within.caller.employeeId) throw isOneself()
    if (record.employee.status === 'inactive') return
    if (takesTokens) await takeOverTokens(record.profile.id, within.caller, within.services)
    await deactivate([record], within)
    await keepAnAdmin(within.services.db, employeeRef.companyId)
  })

/** @throws 409 where a company has no administrator left */
export async function keepAnAdmin(db: Database, companyId: string): Promise<void> {
  if ((await adminsOf(db, companyId)).length === 0) throw lastAdmin()
}

export const isOneself = () =>
  new Refusal(409, 'oneself', 'You cannot do this to yourself. Ask another administrator of your company.')
