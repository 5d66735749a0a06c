import { z } from 'zod'
import { costCenterRoleListSchema } from '#contract/employees/costCenters.ts'
import { agencyServices } from '#contract/employees/employeeFields.ts'
import {
  autoCompleteFields,
  bulkChangeSchema,
  bulkOutcomeSchema,
  deactivationSchema,
  employeeLimits,
  employeeNameListSchema,
  employeeNeeds,
  employeePageSchema,
  employeePatchSchema,
  employeeSchema,
  employeeSorts,
  newEmployeeSchema,
  removedEmployeeSchema,
} from '#contract/employees/employees.ts'
import { cultureCode, recordId } from '#contract/wire/envelope.ts'
import { searchTerm } from '#contract/fields/fields.ts'
import { localeCodeOf } from '#contract/texts/locales.ts'
import { givenRoles } from '#contract/session/roles.ts'
import { adminRequest } from '#server/domains/admin/adminContext.ts'
import { addEmployee } from '#server/domains/admin/employees/change/addEmployee.ts'
import { bulkChange } from '#server/domains/admin/employees/bulk/bulkChange.ts'
import { editEmployee } from '#server/domains/admin/employees/change/editEmployee.ts'
import { employeeSpreadsheet } from '#server/domains/admin/employees/spreadsheet/employeeSpreadsheet.ts'
import { searchEmployees, listEmployees } from '#server/domains/admin/employees/list/employeeList.ts'
import { deactivateEmployee } from '#server/domains/admin/employees/change/deactivateEmployee.ts'
import { costCenterRolesOf, presentEmployee } from '#server/domains/admin/employees/records/presentEmployees.ts'
import { findEmployee } from '#server/domains/admin/employees/records/readEmployees.ts'
import { removeEmployee } from '#server/domains/admin/employees/change/removeEmployee.ts'
import { versionQuery } from '#server/domains/profile/editSection.ts'
import { companyAdmin, employeeAdmin } from '#server/http/access/access.ts'
import { commaList } from '#server/http/requests/commaList.ts'
import { languageOfCulture } from '#server/http/requests/language.ts'
import { operation } from '#server/http/operations/operation.ts'
import { pageQuery } from '#server/http/answers/paging.ts'

const list = '/admin/companies/:companyId/employees'
const one = `${list}/:employeeId` as const
const cites = '§3 Employee, §7 Administration'
const shared = { api: 'company', cites } as const

const yesOrNo = z.optional(z.enum(['true', 'false']).transform((text) => text === 'true'))
/** Filters of the list and of the spreadsheet. */
const filter = {
  term: searchTerm,
  active: yesOrNo,
  advisories: yesOrNo,
  sort: z.enum(employeeSorts).default('name:asc'),
  role: z.optional(z.enum([...givenRoles, 'Traveller'])),
  costCenterId: z.optional(recordId),
  importId: z.optional(recordId),
  agencyService: z.optional(z.enum(agencyServices)),
  needs: z.optional(commaList(z.enum(employeeNeeds))),
}

/** §7 Administration: employees. */
export const employeeOperations = [
  operation({
    ...shared,
    method: 'get',
    path: list,
    summary:
      'Lists the employees of the company, without guests, a page at a time. Filters: words of the name, address or number, status, a travel advisory on a coming trip, role, cost center, agency service, the import that added them, and what is missing.',
    access: companyAdmin,
    query: z.strictObject({ ...pageQuery(employeeLimits.page), ...filter }),
    answer: employeePageSchema,
    handle: ({ query, ...call }) => listEmployees(query, adminRequest(call)),
  }),
  operation({
    ...shared,
    method: 'get',
    path: `${list}/downloadEmployeesData`,
    summary:
      'Returns all employees that the same filters find as a spreadsheet in the language of the request. It has every column of the import, so it can be edited and imported again.',
    access: companyAdmin,
    query: z.strictObject({ ...filter, cultureCode: z.optional(cultureCode) }),
    answer: 'spreadsheet',
    handle: ({ query: { cultureCode: culture, ...asked }, ...call }) =>
      employeeSpreadsheet(asked, {
        ...adminRequest(call),
        language: languageOfCulture(culture, call.language),
        locale: culture === undefined ? call.locale : localeCodeOf(culture),
      }),
  }),
  operation({
    ...shared,
    method: 'get',
    path: `${list}/auto-complete`,
    summary:
      'Returns up to ten active employees that match a term, by name; without a term, the first ten. With `field` manager or approver, employees who already are one come first.',
    access: companyAdmin,
    query: z.strictObject({ field: z.enum(autoCompleteFields).default('employee'), term: searchTerm }),
    answer: employeeNameListSchema,
    handle: ({ params, query, services }) => searchEmployees(services.db, params.companyId, query),
  }),
  operation({
    ...shared,
    method: 'post',
    path: list,
    summary:
      'Adds an employee. Without an invitation, the employee is inactive until activated. 409 `taken` at the field for an address or number in use.',
    access: companyAdmin,
    creates: true,
    body: newEmployeeSchema,
    answer: employeeSchema,
    handle: ({ body, ...call }) => addEmployee(body, adminRequest(call)),
  }),
  operation({
    ...shared,
    method: 'post',
    path: `${list}/deactivateEmployee`,
    summary:
      'Deactivates an employee: ends all sessions, signing in and booking. The employee’s provisioning tokens end, or the caller takes them over. 409 for the caller and for the last Admin, 412 for another version.',
    access: companyAdmin,
    body: deactivationSchema,
    answer: employeeSchema,
    handle: ({ body: { employeeId, ...how }, ...call }) =>
      deactivateEmployee({ companyId: call.params.companyId, employeeId }, how, adminRequest(call)),
  }),
  operation({
    ...shared,
    method: 'post',
    path: `${list}/bulk`,
    summary:
      'Changes many employees at once: activates, deactivates or invites them, or assigns a cost center, a travel policy, an approver or a company card. Returns the skipped employees with the reason.',
    cites: 'Beyond §7; §7 Administration',
    addition: 'employeebulk',
    access: companyAdmin,
    body: bulkChangeSchema,
    answer: bulkOutcomeSchema,
    handle: ({ body, ...call }) => bulkChange(body, adminRequest(call)),
  }),
  operation({
    ...shared,
    method: 'get',
    path: one,
    summary: 'Returns one employee. 404 for a guest.',
    access: employeeAdmin,
    answer: employeeSchema,
    handle: async (call) => presentEmployee(await findEmployee(call.services.db, call.params), adminRequest(call)),
  }),
  operation({
    ...shared,
    method: 'patch',
    path: one,
    summary:
      'Changes the given fields of an employee; `status` can only become active. The employee is notified by mail when no details from an Admin are missing any more. 412 with the current employee for another version.',
    cites: '§2 Home dashboard, §3 Employee, §4, §7 Administration',
    access: employeeAdmin,
    body: employeePatchSchema,
    answer: employeeSchema,
    handle: ({ body, ...call }) => editEmployee(call.params, body, adminRequest(call)),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: one,
    summary:
      'Deletes an employee with all personal data. The row of an employee with trips stays under its number, without a name. 409 for the caller, the last Admin, an approver of others and a host of guests.',
    access: employeeAdmin,
    query: versionQuery,
    answer: removedEmployeeSchema,
    handle: async ({ query, ...call }) => {
      await removeEmployee(call.params, query.version, adminRequest(call))
      return { id: call.params.employeeId }
    },
  }),
  operation({
    ...shared,
    method: 'get',
    path: `${one}/cost-center-roles`,
    summary: 'Lists the present, past and future roles of an employee in cost centers.',
    cites: '§3 CostCenterRole, §7 Administration',
    access: employeeAdmin,
    answer: costCenterRoleListSchema,
    handle: async ({ params, services }) => {
      const { employee } = await findEmployee(services.db, params)
      return costCenterRolesOf(employee.id, services)
    },
  }),
]
