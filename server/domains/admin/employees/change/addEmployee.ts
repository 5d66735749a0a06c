import { randomUUID } from 'node:crypto'
import type { Employee, NewEmployee } from '#contract/employees/employees.ts'
import { checkEmployee } from '#server/domains/admin/employees/change/checkEmployee.ts'
import { normalizeFields } from '#server/domains/admin/employees/records/employeeColumns.ts'
import { insertEmployees } from '#server/domains/admin/employees/change/insertEmployees.ts'
import { inCompanyTransaction, type AdminRequest } from '#server/domains/admin/adminContext.ts'
import {
  getCompanyDefaults,
  requireApprover,
  newWithDefaults,
} from '#server/domains/admin/employees/change/employeeDefaults.ts'
import { presentEmployee } from '#server/domains/admin/employees/records/presentEmployees.ts'
import { findEmployee } from '#server/domains/admin/employees/records/readEmployees.ts'
import { inviteEmployees } from '#server/domains/admin/employees/change/activation.ts'

/**
 * Adds an employee with profile and roles; `newWithDefaults` fills in what is missing. An invited employee is active
 * and gets a mail; any other is inactive until activated.
 * @throws 400 naming each refused field, 409 `taken` for an address or number in use
 */
export const addEmployee = (body: NewEmployee, request: AdminRequest): Promise<Employee> =>
  inCompanyTransaction(request, async (context) => {
    const { isInvited, roles, ...typed } = body
    const { companyId, services } = context
    const { db } = services
    const employeeRef = { companyId, employeeId: randomUUID() }
    const fields = newWithDefaults(normalizeFields(typed), await getCompanyDefaults(db, companyId))
    await checkEmployee(db, employeeRef, fields)
    await requireApprover(db, fields)
    const person = {
      employeeId: employeeRef.employeeId,
      fields,
      roles,
      status: isInvited ? 'active' : 'inactive',
    } as const
    await insertEmployees([person], context)
    if (isInvited) await inviteEmployees([await findEmployee(db, employeeRef)], context)
    return presentEmployee(await findEmployee(db, employeeRef), context)
  })
