import { costCenterRoleListSchema } from '#contract/employees/costCenters.ts'
import {
  type AutoCompleteField,
  type BulkChange,
  bulkOutcomeSchema,
  employeeLimits,
  employeeNameListSchema,
  type EmployeeNeed,
  type EmployeePage,
  employeePageSchema,
  type EmployeePatch,
  type EmployeeRow,
  employeeSchema,
  type EmployeeSort,
  employeeSorts,
  type NewEmployee,
  removedEmployeeSchema,
  reopenedSchema,
} from '#contract/employees/employees.ts'
import { roleRequestListSchema } from '#contract/session/roleRequests.ts'
import { limits } from '#contract/fields/limits.ts'
import { type Role, roleListSchema } from '#contract/session/roles.ts'
import { companyHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'
import type { EmployeeRef, CompanyRef } from '@/http/paths'

const company = ({ companyId }: CompanyRef) => `/admin/companies/${encodeURIComponent(companyId)}`
const all = (companyRef: CompanyRef) => `${company(companyRef)}/employees`
const one = ({ companyId, employeeId }: EmployeeRef) => `${all({ companyId })}/${encodeURIComponent(employeeId)}`

/** The filters and order of the list and its spreadsheet; an undefined filter has no effect. */
export interface EmployeeQuery {
  term: string
  active: boolean | undefined
  /** Only employees with an advisory on a trip. */
  advisories: true | undefined
  role: Role | undefined
  /** Only employees with any of these needs; all where empty. */
  needs: readonly EmployeeNeed[]
  costCenterId: string | undefined
  /** Only employees that this import added. */
  importId: string | undefined
  sort: EmployeeSort
}
const paramsOf = ({ term, needs, ...query }: EmployeeQuery) => ({
  ...query,
  term: term || undefined,
  needs: needs.join(',') || undefined,
})

/** GET admin/companies/{companyId}/employees: a page of the company's employees. */
export const getEmployees = (
  { companyId, pageNumber, ...query }: CompanyRef & EmployeeQuery & { pageNumber: number },
  signal: AbortSignal,
) =>
  companyHttp
    .get(all({ companyId }), { params: { ...paramsOf(query), pageNumber, pageSize: employeeLimits.page }, signal })
    .then(parseBody(employeePageSchema))

/**
 * GET admin/companies/{companyId}/employees, page by page: employees that an import added and that have no invitation
 * yet, at most as many as can be invited at once.
 */
export async function getUninvited(
  { companyId, importId }: CompanyRef & { importId: string },
  signal: AbortSignal,
): Promise<EmployeeRow[]> {
  const found: EmployeeRow[] = []
  const pageSize = limits.largestPage
  for (let pageNumber: number | null = 1; pageNumber !== null && found.length < employeeLimits.bulk;) {
    const params = { importId, needs: 'notInvited', sort: employeeSorts[0], pageNumber, pageSize }
    const page: EmployeePage = await companyHttp
      .get(all({ companyId }), { params, signal })
      .then(parseBody(employeePageSchema))
    found.push(...page.responseData)
    pageNumber = page.nextPage
  }
  return found.slice(0, employeeLimits.bulk)
}

/**
 * GET .../employees/downloadEmployeesData: the address of the list as a spreadsheet, narrowed and sorted as the list.
 */
export function employeesDataPath({ companyId, ...query }: CompanyRef & EmployeeQuery): string {
  const given = Object.entries(paramsOf(query)).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return `${all({ companyId })}/downloadEmployeesData?${new URLSearchParams(given)}`
}

/** POST admin/companies/{companyId}/employees */
export const postEmployee = ({ companyId, employee }: CompanyRef & { employee: NewEmployee }, signal: AbortSignal) =>
  companyHttp.post(all({ companyId }), employee, { signal }).then(parseBody(employeeSchema))

/** POST .../employees/deactivateEmployee; 409 `lastAdmin` for the last administrator. */
export const deactivateEmployee = (
  { companyId, ...body }: EmployeeRef & { version: number | undefined; takesTokens?: boolean },
  signal: AbortSignal,
) => companyHttp.post(`${all({ companyId })}/deactivateEmployee`, body, { signal }).then(parseBody(employeeSchema))

/**
 * GET .../employees/auto-complete: active employees who can have the given role, by a part of name, e-mail or number.
 */
export const findEmployees = (
  { companyId, field, term }: CompanyRef & { field: AutoCompleteField; term: string },
  signal: AbortSignal,
) =>
  companyHttp
    .get(`${all({ companyId })}/auto-complete`, { params: { field, term }, signal })
    .then(parseBody(employeeNameListSchema))

/** GET .../employees/{id} */
export const getEmployee = (employeeRef: EmployeeRef, signal: AbortSignal) =>
  companyHttp.get(one(employeeRef), { signal }).then(parseBody(employeeSchema))

/** PATCH .../employees/{id}; 412 with the present employee when another administrator changed them meanwhile. */
export const patchEmployee = ({ patch, ...employeeRef }: EmployeeRef & { patch: EmployeePatch }, signal: AbortSignal) =>
  companyHttp.patch(one(employeeRef), patch, { signal }).then(parseBody(employeeSchema))

/** DELETE .../employees/{id}?version= */
export const deleteEmployee = (
  { version, ...employeeRef }: EmployeeRef & { version: number | undefined },
  signal: AbortSignal,
) => companyHttp.delete(one(employeeRef), { params: { version }, signal }).then(parseBody(removedEmployeeSchema))

/** GET .../employees/{id}/cost-center-roles: their roles in cost centres, past and planned ones included. */
export const getEmployeeCostCenterRoles = (employeeRef: EmployeeRef, signal: AbortSignal) =>
  companyHttp.get(`${one(employeeRef)}/cost-center-roles`, { signal }).then(parseBody(costCenterRoleListSchema))

/** GET admin/roles: the roles of §6 that can be given. */
export const getGivenRoles = (_: undefined, signal: AbortSignal) =>
  companyHttp.get('/admin/roles', { signal }).then(parseBody(roleListSchema))

/**
 * POST .../employees/bulk, an addition: a change of many employees. The answer has the skipped employees with the
 * reason.
 */
export const postBulkChange = ({ companyId, ...change }: CompanyRef & BulkChange, signal: AbortSignal) =>
  companyHttp.post(`${all({ companyId })}/bulk`, change, { signal }).then(parseBody(bulkOutcomeSchema))

/**
 * PUT .../employees/{id}/reopening, an addition: the answer to an employee's request to reopen their closed profile.
 */
export const putReopening = ({ isOpened, ...employeeRef }: EmployeeRef & { isOpened: boolean }, signal: AbortSignal) =>
  companyHttp.put(`${one(employeeRef)}/reopening`, { isOpened }, { signal }).then(parseBody(reopenedSchema))

/** GET admin/companies/{companyId}/role-requests, an addition: roles that wait for a second administrator. */
export const getRoleRequests = (companyRef: CompanyRef, signal: AbortSignal) =>
  companyHttp.get(`${company(companyRef)}/role-requests`, { signal }).then(parseBody(roleRequestListSchema))

/**
 * PUT admin/companies/{companyId}/role-requests/{requestId}, an addition: the second administrator's answer. Returns
 * the open requests.
 */
export const putRoleDecision = (
  { companyId, requestId, decision }: CompanyRef & { requestId: string; decision: 'allowed' | 'refused' },
  signal: AbortSignal,
) =>
  companyHttp
    .put(`${company({ companyId })}/role-requests/${encodeURIComponent(requestId)}`, { decision }, { signal })
    .then(parseBody(roleRequestListSchema))
