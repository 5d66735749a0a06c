import * as z from 'zod/mini'
import type { ApprovalFields } from '#contract/admin/approver.ts'
import {
  employeeField,
  type EmployeeFieldName,
  employeeFieldNames,
  type FieldWith,
} from '#contract/employees/employeeFieldNames.ts'
import {
  type Employee,
  type EmployeePatch,
  type EmployeeRow,
  type NewEmployee,
  newEmployeeSchema,
} from '#contract/employees/employees.ts'
import { givenRoles } from '#contract/session/roles.ts'
import type { Tone } from '@/ui/tone'

/** Values of the form, in the order of the fields. A choice that is not made is empty. */
export type EmployeeValues = Record<Exclude<EmployeeFieldName, 'roles'>, string> & { roles: string[] }
export type NewEmployeeValues = EmployeeValues & { isInvited: boolean }

/** The values of a new employee's form: empty, without roles. */
export const newEmployeeValues = (cultureCode: string): NewEmployeeValues => ({
  ...(Object.fromEntries(
    employeeFieldNames.map((name) => [name, employeeField(name).blank ?? '']),
  ) as unknown as EmployeeValues),
  roles: [],
  cultureCode,
  isInvited: true,
})

/** Values of the fields that the API does not return under their own name. */
const otherValues: Record<
  Exclude<EmployeeFieldName, FieldWith<{ answer: object }>>,
  (employee: Employee) => unknown
> = {
  homeAirport: ({ travelerProfile }) => travelerProfile.homeAirport ?? '',
  managerId: ({ manager }) => manager?.id ?? '',
  approverId: ({ approver }) => approver?.id ?? '',
  roles: ({ roles }) => givenRoles.filter((role) => roles.includes(role)),
}
const isOther = (name: string): name is keyof typeof otherValues => name in otherValues

/** The values that the form shows for an employee. */
export const employeeValues = (employee: Employee) =>
  Object.fromEntries(
    employeeFieldNames.map((name) => [name, isOther(name) ? otherValues[name](employee) : (employee[name] ?? '')]),
  ) as unknown as EmployeeValues

/** Fields that are null on the wire where they are empty in a form. */
const emptied = employeeFieldNames.filter((name) => employeeField(name).blank === null)
const asSent = (values: EmployeeValues): Record<string, unknown> => ({
  ...values,
  ...Object.fromEntries(emptied.map((name) => [name, values[name] || null])),
})

const newForm: z.ZodMiniType<NewEmployee, NewEmployeeValues> = z.pipe(
  z.transform<NewEmployeeValues, Record<string, unknown>>(asSent),
  newEmployeeSchema,
)
/** The contract's own schema, applied to the values of a new employee's form. */
export const newEmployeeForm = newForm

const { isInvited: _, ...editable } = newEmployeeSchema.shape
export type EditedEmployee = Omit<NewEmployee, 'isInvited'>
/** The same for an existing employee. */
export const employeeForm: z.ZodMiniType<EditedEmployee, EmployeeValues> = z.pipe(
  z.transform<EmployeeValues, Record<string, unknown>>(asSent),
  z.strictObject(editable),
)

/** The fields that decide who approves an employee's trips, as the form was opened. */
export function approvalFieldsOf(employee: Employee): ApprovalFields {
  const { travelPolicyId, managerId, approverId } = employeeValues(employee)
  return { travelPolicyId: travelPolicyId || null, managerId: managerId || null, approverId: approverId || null }
}

/**
 * The request for an edited employee: the fields that differ from the record the form was opened with; undefined where
 * none does, as where only spaces were typed.
 */
export function patchOf(edited: EditedEmployee, opened: Employee): EmployeePatch | undefined {
  const before = asSent(employeeValues(opened))
  const changed = Object.entries(edited).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  )
  return changed.length > 0 ? { ...Object.fromEntries(changed), version: opened.version || undefined } : undefined
}

/** A status mark of an employee's row, the most serious first; an active employee who can book has none. */
export type StatusFlag = 'inactive' | 'reopening' | 'closed' | 'invited' | 'cannotBook'
export const statusFlagTones: Record<StatusFlag, Tone> = {
  inactive: 'neutral',
  reopening: 'warning',
  closed: 'neutral',
  invited: 'info',
  cannotBook: 'warning',
}
/** The status marks of an employee. An inactive employee has no mark about the profile, the sign-in or booking. */
export function statusFlags(row: EmployeeRow): StatusFlag[] {
  const isActive = row.status === 'active'
  const marks: [StatusFlag, boolean][] = [
    ['inactive', !isActive],
    ['reopening', row.reactivationAskedAt !== null],
    ['closed', isActive && !row.isProfileActive && row.reactivationAskedAt === null],
    ['invited', isActive && !row.isRegistered],
    ['cannotBook', isActive && row.isProfileActive && (row.profileIssues.length > 0 || !row.hasUsablePolicy)],
  ]
  return marks.flatMap(([flag, holds]) => (holds ? [flag] : []))
}
