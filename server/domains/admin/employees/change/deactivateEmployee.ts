import { changeEmployee, notOnYourself, requireAnAdmin } from '#server/domains/admin/employees/change/changeEmployee.ts'
import type { AdminRequest } from '#server/domains/admin/adminContext.ts'
import { deactivateEmployees } from '#server/domains/admin/employees/change/activation.ts'
import type { EmployeeRef } from '#server/domains/admin/employees/records/readEmployees.ts'
import { transferTokens } from '#server/domains/grants/provisioningTokens.ts'

/**
 * POST .../employees/deactivateEmployee.
 * @param takesTokens whether the caller takes over the employee's provisioning tokens, which otherwise end
 * @throws 404; 409 for the caller and for the last admin; 412 with the stored employee
 */
export const deactivateEmployee = (
  employeeRef: EmployeeRef,
  { version, takesTokens }: { version?: number | undefined; takesTokens: boolean },
  request: AdminRequest,
) =>
  changeEmployee(employeeRef, version, request, async (record, context) => {
    if (record.employee.id === context.caller.employeeId) throw notOnYourself()
    if (record.employee.status === 'inactive') return
    if (takesTokens) await transferTokens(record.profile.id, context.caller, context.services)
    await deactivateEmployees([record], context)
    await requireAnAdmin(context.services.db, employeeRef.companyId)
  })
