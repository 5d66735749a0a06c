import * as z from 'zod/mini'
import { costCenterRoleListSchema, activeStatuses } from './costCenters.ts'
import { instant, pageOf, recordId } from '#contract/wire/envelope.ts'
import type { employeeFields } from './employeeFields.ts'
import {
  employeeField,
  employeeFieldNames,
  fieldsWith,
  type EmployeeFieldName,
  type FieldWith,
} from './employeeFieldNames.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import {
  addition,
  additionDefault,
  listOf,
  mayBeEmpty,
  optionalAddition,
  recordVersion,
  seenVersion,
  withFallback,
} from '#contract/wire/lenient.ts'
import { profileIssuesSchema } from '#contract/profile/profileIssues.ts'
import { roleNames, rolesSchema } from '#contract/session/roles.ts'

/** Limits of the administration of employees, an addition. */
export const employeeLimits = {
  /** Rows of a page. */
  page: 20,
  /** People an auto-complete answers. */
  found: 10,
  /** The largest number of people in a bulk change (§9 multiselect). */
  bulk: 1000,
} as const

/** An employee as little as a choice or a name needs: a row of GET .../employees/auto-complete (§7). */
export const employeeNameSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Addition: the job title, which tells people of the same name apart; empty where unknown. */
  jobTitle: addition(z.string(), ''),
})
export type EmployeeName = z.infer<typeof employeeNameSchema>
export const employeeNameListSchema = listOf(employeeNameSchema)
/** `field` of GET .../employees/auto-complete: the role that is filled. Active employees who have it come first. */
export const autoCompleteFields = ['manager', 'approver', 'employee'] as const
export type AutoCompleteField = (typeof autoCompleteFields)[number]

/** Schemas of the fields that the API returns under their own name. */
const answersIn = <Where extends 'list' | 'employee'>(where: Where) => {
  type Returned = FieldWith<{ answer: { in: Where } }>
  const names = fieldsWith<{ answer: { in: Where } }>(({ answer }) => answer?.in === where)
  return Object.fromEntries(names.map((name) => [name, employeeField(name).answer!.schema])) as unknown as {
    [Name in Returned]: (typeof employeeFields)[Name] extends { answer: { schema: infer Schema } } ? Schema : never
  }
}

const status = withFallback(z.enum(activeStatuses), 'inactive')

/** Row of GET admin/companies/{companyId}/employees (§7). */
export const employeeRowSchema = z.object({
  id: z.string(),
  ...answersIn('list'),
  status,
  /** Name of the cost center in the language of the answer; empty without one. */
  costCenter: z.string(),
  roles: rolesSchema,
  /** Addition: id of the travel profile. */
  profileId: addition(z.nullable(z.string()), null),
  /** Addition: whether a trip of the employee, under way or ahead, goes to a place with an advisory. */
  hasTravelAdvisories: addition(z.boolean(), false),
  /** Addition: the issues that keep the employee from booking. */
  profileIssues: addition(profileIssuesSchema, []),
  /** Addition: whether they hold a travel policy that allows any trip. */
  hasUsablePolicy: addition(z.boolean(), true),
  /** Additions: false where the employee closed their profile; the time of their request to reopen it. */
  isProfileActive: addition(z.boolean(), true),
  reactivationAskedAt: addition(z.nullable(instant), null),
  /** Addition: whether they have signed in and accepted the terms. */
  isRegistered: addition(z.boolean(), true),
  /** Addition: the time of the latest invitation; null before the first. */
  invitedAt: addition(z.nullable(instant), null),
})
export type EmployeeRow = z.infer<typeof employeeRowSchema>

/**
 * The filters of the list by need, additions to §7's `active` and `advisories`. `notInvited`: active, neither invited
 * nor ever signed in.
 */
export const employeeNeeds = ['cannotBook', 'notRegistered', 'notInvited', 'reopening'] as const
export type EmployeeNeed = (typeof employeeNeeds)[number]
/** Orders of the list, an addition: by last name, e-mail address or employee number. */
export const employeeSorts = [
  'name:asc',
  'name:desc',
  'email:asc',
  'email:desc',
  'externalId:asc',
  'externalId:desc',
] as const
export type EmployeeSort = (typeof employeeSorts)[number]

export const employeePageSchema = pageOf(employeeRowSchema)
export type EmployeePage = z.infer<typeof employeePageSchema>

/** Employee (§3): GET admin/companies/{companyId}/employees/{id}, and the answer of every change of an employee. */
export const employeeSchema = z.extend(employeeRowSchema, {
  ...answersIn('employee'),
  manager: z.nullable(employeeNameSchema),
  approver: z.nullable(employeeNameSchema),
  costCenterRoles: costCenterRoleListSchema,
  /** §3 employee traveler profile; IATA code of the airport they leave from. */
  travelerProfile: z.object({ homeAirport: z.nullable(z.string()) }),
  /** Additions. */
  createdAt: optionalAddition(instant),
  /** Addition: roles requested for the employee, which wait for a second administrator. */
  askedRoles: addition(listOf(z.object({ id: z.string(), role: z.enum(roleNames), askedAt: instant })), []),
  /**
   * Addition: whether a second administrator must approve a guarded role that the reader gives, and any role of the
   * reader's own.
   */
  needsSecondYes: addition(z.boolean(), true),
  /**
   * Addition: names of the valid provisioning tokens the employee created; these end with their right to administer.
   */
  tokenNames: addition(z.array(z.string()), []),
  /** Addition: the number of the employee's trips. An employee with trips can be deactivated, not deleted. */
  trips: addition(z.int(), 0),
  version: recordVersion,
})
export type Employee = z.infer<typeof employeeSchema>

const fieldSchemas = Object.fromEntries(employeeFieldNames.map((name) => [name, employeeField(name).schema])) as {
  [Name in EmployeeFieldName]: (typeof employeeFields)[Name]['schema']
}
const { roles, agencyService, managerId, approverId, homeAirport } = fieldSchemas
/** A field that §3 does not have may be missing from a new employee: its default is that of the answer. */
const newFieldSchemas = Object.fromEntries(
  Object.entries<z.ZodMiniType>(fieldSchemas).map(([name, schema]) => {
    const { answer } = employeeField(name as EmployeeFieldName)
    const isAddition = answer && additionDefault(answer.schema)
    return [name, isAddition ? z._default(schema, isAddition.fallback) : schema]
  }),
) as typeof fieldSchemas

/**
 * Body of POST admin/companies/{companyId}/employees. 409 `taken` at an `email` or `externalId` of another employee,
 * 400 `oneself` for a manager or approver who is the employee.
 */
export const newEmployeeSchema = z.strictObject({
  ...newFieldSchemas,
  /** §3: a traveler, in the default service. */
  roles: z._default(roles, []),
  agencyService: z._default(agencyService, 'default'),
  managerId: z._default(managerId, null),
  approverId: z._default(approverId, null),
  /** Additions from here on. */
  homeAirport: z._default(homeAirport, null),
  /** Whether the person is invited by mail now; otherwise when they are activated. */
  isInvited: z._default(z.boolean(), true),
})
export type NewEmployee = z.infer<typeof newEmployeeSchema>

/**
 * Body of PATCH .../employees/{id}: the given fields are changed, in the version named. `status` can only be set to
 * active (§4); POST .../deactivateEmployee sets it to inactive. Roles that administrators request for themselves wait
 * for a second administrator.
 */
export const employeePatchSchema = z
  .strictObject({
    ...(Object.fromEntries(
      Object.entries(fieldSchemas).map(([name, schema]) => [name, z.optional(schema as z.ZodMiniType)]),
    ) as { [Name in EmployeeFieldName]: z.ZodMiniOptional<(typeof fieldSchemas)[Name]> }),
    status: z.optional(z.literal('active')),
    version: seenVersion,
  })
  .check(
    z.refine(
      (patch) => Object.entries(patch).some(([name, value]) => name !== 'version' && value !== undefined),
      fieldProblem('required'),
    ),
  )
export type EmployeePatch = z.infer<typeof employeePatchSchema>

/**
 * Body of POST admin/companies/{companyId}/employees/deactivateEmployee (§7). 409 `lastAdmin` for the last
 * administrator. `takesTokens`, an addition: the caller takes over the provisioning tokens of the employee, which stay
 * valid; otherwise they end.
 */
export const deactivationSchema = z.strictObject({
  employeeId: recordId,
  version: seenVersion,
  takesTokens: z._default(z.boolean(), false),
})
/** Answer of DELETE .../employees/{id}. */
export const removedEmployeeSchema = mayBeEmpty({ id: optionalAddition(z.string()) })

/** The bulk changes of employees, an addition: body of POST .../employees/bulk. */
export const bulkChangeSchema = z.strictObject({
  employeeIds: z
    .array(recordId)
    .check(z.minLength(1, fieldProblem('required')), z.maxLength(employeeLimits.bulk, fieldProblem('tooMany'))),
  change: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('activate') }),
    z.strictObject({ kind: z.literal('deactivate') }),
    z.strictObject({ kind: z.literal('invite') }),
    z.strictObject({ kind: z.literal('costCenter'), costCenterId: recordId }),
    z.strictObject({ kind: z.literal('policy'), travelPolicyId: recordId }),
    z.strictObject({ kind: z.literal('approver'), approverId: recordId }),
    z.strictObject({ kind: z.literal('card'), creditCardId: recordId }),
  ]),
})
export type BulkChange = z.infer<typeof bulkChangeSchema>
/**
 * The reasons for skipping an employee in a bulk change. `noApprover`: the policy requires an approver, and the
 * employee has no manager either; `ownApprover`: nobody approves their own trips.
 */
export const bulkSkips = [
  'unknown',
  'asItIs',
  'lastAdmin',
  'oneself',
  'inactive',
  'noApprover',
  'ownApprover',
  'invitedRecently',
] as const
/** Answer of a bulk change: the number of changed employees, and the skipped employees with the reason. */
export const bulkOutcomeSchema = z.object({
  changed: z.int(),
  skipped: listOf(z.object({ id: z.string(), name: z.string(), reason: z.enum(bulkSkips) })),
})
export type BulkOutcome = z.infer<typeof bulkOutcomeSchema>

/**
 * Body of PUT .../employees/{id}/reopening, an addition: the answer to the employee's request to reopen their closed
 * profile (§7 request-reactivate).
 */
export const reopeningSchema = z.strictObject({ isOpened: z.boolean() })
/** Answer of PUT .../reopening: the state of the profile, as in the list and the record of the employee. */
export const reopenedSchema = z.object({
  employeeId: z.string(),
  isProfileActive: z.boolean(),
  reactivationAskedAt: z.nullable(instant),
})
export type Reopened = z.infer<typeof reopenedSchema>
