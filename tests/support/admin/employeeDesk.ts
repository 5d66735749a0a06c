import { http, HttpResponse } from 'msw'
import type { Employee, EmployeePage } from '#contract/employees/employees.ts'
import { learnAdditions } from '@/http/additions'
import { makeEmployeeName, makeEmployeePage } from './employeeFactory.ts'
import { answer, network } from '#tests/support/page/network.ts'
import { renderRoute, setClock } from '#tests/support/page/render.tsx'

export const admin = '/admin/companies/aurora'
export const employees = `${admin}/employees`
export const ada = `${employees}/e-ada`
export const asAdmin = { whoami: { roles: ['Admin' as const] } }

/**
 * Sets up an administrator's day: all additions are offered, no person waits, and the company has cost centres,
 * policies and people to choose.
 */
export function openEmployeeDesk(): void {
  setClock('2026-05-12T14:00:00Z')
  const offered = ['employeebulk', 'reopening', 'rolerequests', 'companychanges', 'companycards', 'imports'] as const
  learnAdditions(offered.map((name) => ({ name, status: 'enabled' as const })))
  answer(`${admin}/role-requests`, [])
  answer(`${admin}/cost-centers`, makePage([research]))
  answer(`${admin}/cost-centers/cc-rd`, research)
  answer(`${admin}/travel-policies`, [strict])
  answer('/admin/roles', [{ name: 'Admin' }, { name: 'FinancialOfficer' }, { name: 'VIP' }])
  answer(`${employees}/auto-complete`, [makeEmployeeName()])
  answer(`${ada}/cost-center-roles`, [])
  answer(`${admin}/changes`, makePage([]))
  answerList(makeEmployeePage([]))
  answer('/countries', [{ countryCode: 'CA', alpha3: 'CAN', countryName: 'Canada', callingCode: '1' }])
}

export const strict = {
  id: 'strict',
  name: 'Strict',
  isAllowedSelf: true,
  isAllowedTransient: false,
  isAllowedEvent: true,
  ziiObtTemplateId: null,
  obtPolicyModificationRequestId: null,
}

const research = {
  id: 'cc-rd',
  companyId: 'aurora',
  externalId: '4100',
  names: [{ locale: 'en-CA', value: 'Research' }],
  status: 'active',
  parentId: null,
  employees: 3,
  roles: [],
  children: 0,
  above: [],
  version: 1,
}
export const makePage = <Row>(responseData: Row[]) => ({
  nextPage: null,
  prevPage: null,
  totalItemCount: responseData.length,
  totalPageCount: 1,
  responseData,
})

/** Answers the list, and returns the queries it gets. The list of requests to reopen is empty by default. */
export function answerList(page: EmployeePage, reopening: EmployeePage = makeEmployeePage([])): string[] {
  const asked: string[] = []
  network.use(
    http.get(`*/api/main${employees}`, ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      if (searchParams.get('needs') === 'reopening') return HttpResponse.json(reopening)
      asked.push(search)
      return HttpResponse.json(page)
    }),
  )
  return asked
}

export const showList = (path = '/admin/employees') => renderRoute('employees', { ...asAdmin, path })

/** Shows the page of Ada. Other data about her is empty unless a test sets it. */
export function showEmployee(employee: Employee, whoami: { employeeId?: string } = {}) {
  answer(ada, employee)
  return renderRoute('editEmployee', {
    messages: ['companyChanges'],
    whoami: { ...asAdmin.whoami, ...whoami },
    path: '/admin/e-ada/edit-employee',
    route: '/admin/:employeeId/edit-employee',
  })
}
