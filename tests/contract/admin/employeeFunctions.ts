import { expect, test } from 'vitest'
import { employeeIdOf, profileIdOf } from '#tests/support/http/api.ts'
import { newEmployeeForm, newEmployeeValues } from '@/domains/admin/employees.rules'
import { api } from '#tests/contract/apiModules.ts'
import type { openRealBackend } from '#tests/contract/realBackend.ts'

const { signal } = new AbortController()
const aurora = { companyId: 'aurora' }
const everybody = {
  ...aurora,
  term: '',
  active: undefined,
  advisories: undefined,
  role: undefined,
  needs: [],
  costCenterId: undefined,
  importId: undefined,
  sort: 'name:asc',
} as const

/** The calls of administrators about employees, against the real server. */
export function employeeFunctions(backend: () => Awaited<ReturnType<typeof openRealBackend>>): void {
  test('an administrator finds employees, and the values that can be chosen', async () => {
    backend().actAs('admin@aurora')
    const page = await api.employees.getEmployees({ ...everybody, pageNumber: 1, term: 'noor' }, signal)
    expect(page.responseData).toContainEqual(expect.objectContaining({ firstName: 'Noor' }))
    const found = await api.employees.findEmployees({ ...aurora, field: 'manager', term: 'noor' }, signal)
    expect(found).toContainEqual(expect.objectContaining({ firstName: 'Noor' }))
    expect(await api.employees.getGivenRoles(undefined, signal)).toContainEqual({ name: 'Admin' })
    expect(await api.employees.getRoleRequests(aurora, signal)).toEqual([])
    expect(api.employees.employeesDataPath(everybody)).toBe(
      '/admin/companies/aurora/employees/downloadEmployeesData?sort=name%3Aasc',
    )
  })

  test('an administrator adds an employee, changes, deactivates, activates and deletes them', async () => {
    backend().actAs('admin@aurora')
    const values = {
      ...newEmployeeValues('en-CA'),
      firstName: 'Ada',
      lastName: 'Quill',
      externalId: 'Q-1',
      email: 'ada.quill@aurora.example',
      countryCode: 'CA',
      approverId: 'e-aurora-finance',
    }
    const added = await api.employees.postEmployee({ ...aurora, employee: newEmployeeForm.parse(values) }, signal)
    const ada = { ...aurora, employeeId: added.id }
    expect(await api.employees.getEmployee(ada, signal)).toEqual(added)
    expect(await api.employees.getEmployeeCostCenterRoles(ada, signal)).toEqual([])
    const patch = { jobTitle: 'Engineer', version: added.version }
    const changed = await api.employees.patchEmployee({ ...ada, patch }, signal)
    expect(changed).toMatchObject({ jobTitle: 'Engineer' })
    const off = await api.employees.deactivateEmployee({ ...ada, version: changed.version }, signal)
    expect(off.status).toBe('inactive')
    const activate = { ...aurora, employeeIds: [added.id], change: { kind: 'activate' as const } }
    expect(await api.employees.postBulkChange(activate, signal)).toEqual({ changed: 1, skipped: [] })
    const { responseData } = await api.companyChanges.getCompanyChanges(
      { ...aurora, pageNumber: 1, entityId: added.id },
      signal,
    )
    expect(responseData).toContainEqual(expect.objectContaining({ action: 'added', entity: 'employee' }))
    expect(api.companyChanges.changesTablePath({ ...aurora, entityId: added.id, search: undefined })).toBe(
      `/admin/companies/aurora/changes/table?entityId=${added.id}`,
    )
    const { version } = await api.employees.getEmployee(ada, signal)
    expect(await api.employees.deleteEmployee({ ...ada, version }, signal)).toEqual({ id: added.id })
  })

  test('a role requested for oneself waits, and a request to reopen a profile is answered', async () => {
    backend().actAs('admin@aurora')
    const own = { ...aurora, employeeId: employeeIdOf('admin@aurora') }
    const { version, roles } = await api.employees.getEmployee(own, signal)
    const wanted = [...new Set([...roles, 'VIP' as const])].filter(
      (role) => role !== 'Guest' && role !== 'Traveller' && role !== 'HelpDeskAgent',
    )
    await api.employees.patchEmployee({ ...own, patch: { roles: wanted, version } }, signal)
    const [request] = await api.employees.getRoleRequests(aurora, signal)
    expect(request).toMatchObject({ role: 'VIP', isOwn: true })
    const decision = { ...aurora, requestId: request!.id, decision: 'refused' as const }
    await expect(api.employees.putRoleDecision(decision, signal)).rejects.toMatchObject({ response: { status: 403 } })
    backend().actAs('everything@aurora')
    await api.employees.putRoleDecision(decision, signal)
    expect(await api.employees.getRoleRequests(aurora, signal)).toEqual([])
    const theirs = { companyId: 'aurora', profileId: profileIdOf('vip@aurora') }
    backend().actAs('vip@aurora')
    await api.account.closeProfile(theirs, signal)
    await api.account.requestReactivation(theirs, signal)
    backend().actAs('admin@aurora')
    const reopened = { ...aurora, employeeId: employeeIdOf('vip@aurora'), isOpened: true }
    expect(await api.employees.putReopening(reopened, signal)).toMatchObject({ isProfileActive: true })
  })
}
