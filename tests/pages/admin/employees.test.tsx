import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answerList, asAdmin, employees, openEmployeeDesk, showList } from '#tests/support/admin/employeeDesk.ts'
import { makeEmployeePage, makeEmployeeRow } from '#tests/support/admin/employeeFactory.ts'
import { answerFile, fail } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

beforeEach(openEmployeeDesk)
const rowOf = async (name: RegExp) => within((await screen.findByRole('rowheader', { name })).closest('tr')!)
const last = (asked: string[]) => new URLSearchParams(asked.at(-1))

describe('the list of employees', () => {
  test("the list shows each employee's name, contact, cost center and roles", async () => {
    answerList(makeEmployeePage([makeEmployeeRow(), makeEmployeeRow({ id: 'e2', firstName: 'Bo', roles: [] })]))
    await showList()
    const ada = await rowOf(/Ada Quill/)
    expect(ada.getByRole('link', { name: 'Ada Quill' })).toHaveAttribute('href', '/en-ca/admin/e-ada/edit-employee')
    for (const text of ['Engineer', '1007', 'Research', 'Administrator']) expect(ada.getByText(text)).toBeVisible()
    expect(ada.getByText(/ada/)).toHaveTextContent('ada@aurora.example')
    expect((await rowOf(/Bo Quill/)).getByText('Traveller')).toBeVisible()
    expect(screen.getByText('1–2 of 2')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Add employee' })).toHaveAttribute('href', '/en-ca/admin/add-employee')
    expect(screen.getByRole('link', { name: /Import/ })).toHaveAttribute('href', '/en-ca/admin/import')
  })

  test('the list shows one of many roles with the number of the others, and all to a screen reader', async () => {
    answerList(makeEmployeePage([makeEmployeeRow({ roles: ['Admin', 'Arranger', 'VIP'] })]))
    await showList()
    const ada = await rowOf(/Ada Quill/)
    expect(ada.getByText('+2')).toBeVisible()
    expect(ada.getByText(/^Administrator, Arranger,? and VIP/)).toBeInTheDocument()
  })

  test('the list shows the contact below the name, and the job title below the cost center', async () => {
    answerList(makeEmployeePage([makeEmployeeRow({ jobTitle: 'Lead engineer' })]))
    await showList()
    const table = screen.getByRole('table', { name: 'Employees' })
    expect(await within(table).findByRole('rowheader', { name: /^Ada Quill \S+@/ })).toBeVisible()
    expect(within(table).getByText('Lead engineer')).toBeVisible()
    expect(within(table).queryByRole('columnheader', { name: 'E-mail' })).toBeNull()
  })

  test('the list marks employees who are inactive, invited, unable to book, or under an advisory', async () => {
    answerList(
      makeEmployeePage([
        makeEmployeeRow({ id: '1', firstName: 'Idle', status: 'inactive', isRegistered: false }),
        makeEmployeeRow({ id: '2', firstName: 'New', isRegistered: false, hasTravelAdvisories: true }),
        makeEmployeeRow({ id: '3', firstName: 'Stuck', profileIssues: [{ issue: 'costCenterMissing' }] }),
        makeEmployeeRow({ id: '4', firstName: 'Gone', isProfileActive: false }),
      ]),
    )
    await showList()
    const idle = await rowOf(/Idle/)
    expect(idle.getByText('Inactive')).toBeVisible()
    expect(idle.queryByText('Never signed in')).not.toBeInTheDocument()
    const fresh = await rowOf(/New/)
    expect(fresh.getByText('Never signed in')).toBeVisible()
    expect(fresh.getByRole('link', { name: 'Travel advisory' })).toHaveAttribute(
      'href',
      '/en-ca/admin/p-ada/trip-advisories',
    )
    expect((await rowOf(/Stuck/)).getByText('Cannot book')).toBeVisible()
    expect((await rowOf(/Gone/)).getByText('Profile closed')).toBeVisible()
  })

  test('the filters are behind one button on a phone, which counts the active ones', async () => {
    answerList(makeEmployeePage([makeEmployeeRow()]))
    const { user } = await showList()
    const folded = await screen.findByRole('button', { name: 'Filters' })
    const filters = document.getElementById(folded.getAttribute('aria-controls')!)!
    expect(within(filters).getByLabelText('Status')).toBeInTheDocument()
    expect(within(filters).queryByRole('searchbox')).toBeNull()
    expect(filters).not.toHaveAttribute('data-open')
    await user.click(folded)
    expect(folded).toHaveAttribute('aria-expanded', 'true')
    expect(filters).toHaveAttribute('data-open')
    await user.selectOptions(within(filters).getByLabelText('Status'), 'Active')
    expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBeInTheDocument()
  })

  test('the list is searched, filtered and sorted by the server, with the state in the address', async () => {
    const asked = answerList(makeEmployeePage([makeEmployeeRow()]))
    const { user, address } = await showList()
    await user.type(await screen.findByRole('searchbox', { name: /Search by name/ }), 'quill')
    await waitFor(() => expect(last(asked).get('term')).toBe('quill'))
    await user.selectOptions(screen.getByLabelText('Status'), 'Active')
    await user.selectOptions(screen.getByLabelText('Role'), 'Administrator')
    await user.click(screen.getByRole('button', { name: /Needs attention/ }))
    await user.click(await screen.findByRole('checkbox', { name: 'Cannot book' }))
    await user.click(screen.getByRole('checkbox', { name: 'Travel advisory' }))
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Number' }))
    await waitFor(() =>
      expect(Object.fromEntries(last(asked))).toEqual({
        term: 'quill',
        active: 'true',
        role: 'Admin',
        needs: 'cannotBook',
        advisories: 'true',
        sort: 'externalId:asc',
        pageNumber: '1',
        pageSize: '20',
      }),
    )
    expect(address()).toBe(
      '/en-ca/admin/employees?search=quill&status=active&role=Admin&attention=cannotBook&attention=advisories&sort=externalId%3Aasc',
    )
  })

  test('the list is filtered by a cost center that is found by typing, and a link to it names it', async () => {
    const asked = answerList(makeEmployeePage([makeEmployeeRow()]))
    const { user, address } = await showList()
    await user.type(await screen.findByRole('combobox', { name: 'Cost centre' }), 'rese')
    await user.click(await screen.findByRole('option', { name: /Research/ }))
    await waitFor(() => expect(last(asked).get('costCenterId')).toBe('cc-rd'))
    expect(address()).toBe('/en-ca/admin/employees?costCenterId=cc-rd')
    await user.click(screen.getByRole('button', { name: /Clear search and filters/ }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Cost centre' })).toHaveValue(''))
    expect(address()).toBe('/en-ca/admin/employees')
  })

  test('the list opened with a cost center in its address names it', async () => {
    const asked = answerList(makeEmployeePage([makeEmployeeRow()]))
    await showList('/admin/employees?costCenterId=cc-rd')
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Cost centre' }).value).toContain('Research'),
    )
    expect(asked.every((query) => query.includes('costCenterId=cc-rd'))).toBe(true)
  })

  test('the list shows the chosen columns, and downloads them as a spreadsheet', async () => {
    answerList(makeEmployeePage([makeEmployeeRow()]))
    answerFile(`${employees}/downloadEmployeesData`, 'employees.xlsx')
    const { user, address } = await showList('/admin/employees?hide=roles')
    expect(await screen.findByRole('columnheader', { name: 'Number' })).toBeVisible()
    expect(screen.queryByRole('columnheader', { name: 'Roles' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Number' }))
    expect(address()).toBe('/en-ca/admin/employees?hide=externalId%2Croles')
    await user.keyboard('{Escape}')
    const names: string[] = []
    URL.createObjectURL = () => 'blob:here'
    URL.revokeObjectURL = () => undefined
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    await user.click(screen.getByRole('button', { name: 'Download' }))
    await waitFor(() => expect(names).toEqual(['employees.xlsx']))
  })

  test('an empty company explains how to begin, and an empty result how to search on', async () => {
    answerList(makeEmployeePage([]))
    await showList()
    expect(await screen.findByText('No employees yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Add the first employee' })).toBeVisible()
  })

  test('a search without results offers to search on', async () => {
    answerList(makeEmployeePage([]))
    await showList('/admin/employees?status=inactive')
    expect(await screen.findByText('Nothing matches')).toBeVisible()
  })

  test('a list that does not load is reported and can be tried again', async () => {
    fail(employees)
    const { user } = await showList()
    expect(await screen.findByText('This list did not load')).toBeVisible()
    answerList(makeEmployeePage([makeEmployeeRow()]))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('rowheader', { name: /Ada Quill/ })).toBeVisible()
  })

  test.each([
    ['fr-ca', 'Chercher un nom, un courriel ou un numéro'],
    ['es-mx', 'Buscar por nombre, correo o número'],
  ] as const)('the list in %s is in that language', async (locale, search) => {
    answerList(makeEmployeePage([makeEmployeeRow()]))
    await renderRoute('employees', { ...asAdmin, locale })
    expect(await screen.findByRole('searchbox', { name: search })).toBeVisible()
  })
})
