import * as z from 'zod/mini'
import {
  type Employee,
  type EmployeePatch,
  type EmployeeRow,
  type NewEmployee,
  newEmployeeSchema,
} from '#contract/employees.ts'
import { givenRoles } from '#contract/roles.ts'
import type { Tone } from '@/ui/tone'

/** What the forms hold of an employee, in the order of the fields; what is not chosen is empty. */
export interface EmployeeValues {
  firstName: string
  middleName: string
  lastName: string
  externalId: string
  jobTitle: string
  type: string
  email: string
  mobilePhone: string
  cultureCode: string
  countryCode: string
  homeAirport: string
  costCenterId: string
  managerId: string
  approverId: string
  travelPolicyId: string
  agencyService: string
  roles: string[]
}
export type NewEmployeeValues = EmployeeValues & { isInvited: boolean }

/** An employee nobody has written anything of yet: an employee without roles beyond those of every traveller. */
export const newEmployeeValues = (cultureCode: string): NewEmployeeValues => ({
  firstName: '',
  middleName: '',
  lastName: '',
  externalId: '',
  jobTitle: '',
  type: 'employee',
  email: '',
  mobilePhone: '',
  cultureCode,
  countryCode: '',
  homeAirport: '',
  costCenterId: '',
  managerId: '',
  approverId: '',
  travelPolicyId: '',
  agencyService: 'default',
  roles: [],
  isInvited: true,
})

export const employeeValues = (employee: Employee): EmployeeValues => ({
  firstName: employee.firstName,
  middleName: employee.middleName,
  lastName: employee.lastName,
  externalId: employee.externalId,
  jobTitle: employee.jobTitle,
  type: employee.type,
  email: employee.email,
  mobilePhone: employee.mobilePhone,
  cultureCode: employee.cultureCode,
  countryCode: employee.countryCode,
  homeAirport: employee.travelerProfile.homeAirport ?? '',
  costCenterId: employee.costCenterId ?? '',
  managerId: employee.manager?.id ?? '',
  approverId: employee.approver?.id ?? '',
  travelPolicyId: employee.travelPolicyId ?? '',
  agencyService: employee.agencyService,
  roles: givenRoles.filter((role) => employee.roles.includes(role)),
})

/** Fields that are null on the wire where they are empty in a form. */
const emptied = ['costCenterId', 'managerId', 'approverId', 'travelPolicyId', 'homeAirport'] as const
const asSent = (values: EmployeeValues): Record<string, unknown> => ({
  ...values,
  ...Object.fromEntries(emptied.map((name) => [name, values[name] || null])),
})

const newForm: z.ZodMiniType<NewEmployee, NewEmployeeValues> = z.pipe(
  z.transform<NewEmployeeValues, Record<string, unknown>>(asSent),
  newEmployeeSchema,
)
/** The contract's own schema, from what the form of a new employee holds. */
export const newEmployeeForm = newForm

const { isInvited: _, ...editable } = newEmployeeSchema.shape
export type EditedEmployee = Omit<NewEmployee, 'isInvited'>
/** The same for an employee who is there already. */
export const employeeForm: z.ZodMiniType<EditedEmployee, EmployeeValues> = z.pipe(
  z.transform<EmployeeValues, Record<string, unknown>>(asSent),
  z.strictObject(editable),
)

/**
 * What is sent of an edited employee: the fields that differ from the record the form was opened with; undefined where none
 * does, as where only spaces were typed.
 */
export function patchOf(edited: EditedEmployee, opened: Employee): EmployeePatch | undefined {
  const before = asSent(employeeValues(opened))
  const changed = Object.entries(edited).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  )
  return changed.length > 0 ? { ...Object.fromEntries(changed), version: opened.version || undefined } : undefined
}

export const employeeName = ({ firstName, lastName }: Pick<Employee, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`

/** What somebody is besides a working employee, the gravest first: each is a mark of the row. */
export type Standing = 'inactive' | 'reopening' | 'closed' | 'invited' | 'cannotBook'
export const standingTones: Record<Standing, Tone> = {
  inactive: 'neutral',
  reopening: 'warning',
  closed: 'neutral',
  invited: 'info',
  cannotBook: 'warning',
}
/** The marks of somebody; whoever is inactive cannot book anyway, and is not expected to sign in. */
export function standingsOf(row: EmployeeRow): Standing[] {
  const isActive = row.status === 'active'
  const marks: [Standing, boolean][] = [
    ['inactive', !isActive],
    ['reopening', row.reactivationAskedAt !== null],
    ['closed', isActive && !row.isProfileActive && row.reactivationAskedAt === null],
    ['invited', isActive && !row.isRegistered],
    ['cannotBook', isActive && row.isProfileActive && (row.profileIssues.length > 0 || !row.hasUsablePolicy)],
  ]
  return marks.flatMap(([standing, holds]) => (holds ? [standing] : []))
}
