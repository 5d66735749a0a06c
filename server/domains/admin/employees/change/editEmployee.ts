import type { Employee, EmployeePatch } from '#contract/employees/employees.ts'
import type { Role } from '#contract/session/roles.ts'
import type { Database } from '#server/db/client.ts'
import { finishRolesChange } from '#server/domains/admin/employees/change/changeRoles.ts'
import { checkEmployee } from '#server/domains/admin/employees/change/checkEmployee.ts'
import {
  fieldsOf,
  pick,
  normalizeFields,
  type EmployeeFields,
} from '#server/domains/admin/employees/records/employeeColumns.ts'
import { changeEmployee } from '#server/domains/admin/employees/change/changeEmployee.ts'
import {
  getCompanyDefaults,
  requireApprover,
  withDefaults,
} from '#server/domains/admin/employees/change/employeeDefaults.ts'
import {
  findEmployee,
  isDeleted,
  employeeIsDeleted,
  type EmployeeRecord,
  type EmployeeRef,
} from '#server/domains/admin/employees/records/readEmployees.ts'
import type { AdminRequest } from '#server/domains/admin/adminContext.ts'
import { differingFields, saveEmployees } from '#server/domains/admin/employees/change/saveEmployees.ts'
import { activateEmployees } from '#server/domains/admin/employees/change/activation.ts'
import { changeRoles } from '#server/domains/profile/account/changeRoles.ts'
import { rolesOf } from '#server/domains/profile/account/roles.ts'

/**
 * Changes the given fields of an employee. `status` can only become active (§4).
 * @throws 400 and 409 as `addEmployee`; 409 `lastAdmin` without an admin left; 412 with the stored employee
 */
export const editEmployee = (
  employeeRef: EmployeeRef,
  { version, status, roles, ...typed }: EmployeePatch,
  request: AdminRequest,
): Promise<Employee> =>
  changeEmployee(employeeRef, version, request, async (record, context) => {
    if (isDeleted(record)) throw employeeIsDeleted()
    const { db } = context.services
    const given = normalizeFields(withoutUndefined(typed))
    const changed = differingFields(record, { ...given, ...(await booking(record, given, db)) })
    await checkEmployee(db, employeeRef, changed)
    await saveEmployees([{ record, changed }], context)
    const saved = await findEmployee(db, employeeRef)
    if (roles) await replaceRoles(saved, roles, context)
    if (status !== undefined && record.employee.status !== status) await activateEmployees([saved], context)
  })

const ofBooking = ['travelPolicyId', 'managerId', 'approverId'] as const

/** Policy and approver after the change, if one of the fields that decide them is given. */
async function booking(record: EmployeeRecord, given: Partial<EmployeeFields>, db: Database) {
  if (!ofBooking.some((name) => name in given)) return {}
  const fields = pick({ ...fieldsOf(record), ...given }, ofBooking)
  const after = withDefaults(fields, await getCompanyDefaults(db, record.profile.companyId))
  await requireApprover(db, after)
  return after
}

const withoutUndefined = (fields: Omit<EmployeePatch, 'version' | 'status' | 'roles'>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<EmployeeFields>

/** Replaces the roles besides `Traveller`, which every employee keeps. */
async function replaceRoles(record: EmployeeRecord, roles: readonly Role[], request: AdminRequest): Promise<void> {
  const { caller, services } = request
  const profileRef = { companyId: record.profile.companyId, profileId: record.profile.id }
  const before = await rolesOf(services.db, profileRef.profileId)
  const keep = (held: readonly Role[]) => held.filter((role) => role === 'Traveller')
  const { roles: after } = await changeRoles((held) => [...keep(held), ...roles], { profileRef, caller, services })
  const added = after.filter((role) => !before.includes(role))
  const removed = before.filter((role) => !after.includes(role))
  await finishRolesChange([{ record, added, removed }], request)
}
