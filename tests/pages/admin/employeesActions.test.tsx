import { http, HttpResponse } from 'msw'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { toastQueue } from '@/patterns/feedback/toastQueue'
import {
  admin,
  answerList,
  employees,
  makePage,
  openEmployeeDesk,
  showList,
} from '#tests/support/admin/employeeDesk.ts'
import { makeEmployeePage, makeEmployeeRow, makeRoleRequest } from '#tests/support/admin/employeeFactory.ts'
import { answer, answerChange, failChange, network } from '#tests/support/page/network.ts'

beforeEach(() => {
  toastQueue.clear()
  openEmployeeDesk()
})

describe('bulk changes of employees', () => {
  const bulk = `${employees}/bulk`
  async function select(...names: string[]) {
    answerList(makeEmployeePage([makeEmployeeRow(), makeEmployeeRow({ id: 'e-bo', firstName: 'Bo' })]))
    const shown = await showList()
    for (const name of names) await shown.user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
    return shown
  }

  test('selected employees are activated, and skipped ones named with the reason', async () => {
    const skipped = [{ id: 'e-bo', name: 'Bo Quill', reason: 'asItIs' }]
    const sent = answerChange('post', bulk, { changed: 1, skipped })
    const { user } = await select('Ada Quill', 'Bo Quill')
    expect(screen.getByText('2 selected')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Activate' }))
    expect(await screen.findByText('1 person activated')).toBeVisible()
    expect(screen.getByText('Bo Quill: nothing to change.')).toBeVisible()
    expect(sent).toEqual([{ employeeIds: ['e-ada', 'e-bo'], change: { kind: 'activate' } }])
    expect(screen.queryByText('2 selected')).not.toBeInTheDocument()
  })

  test('selected employees are deactivated after the question, and the last administrator stays active', async () => {
    const skipped = [{ id: 'e-ada', name: 'Ada Quill', reason: 'lastAdmin' }]
    const sent = answerChange('post', bulk, { changed: 0, skipped })
    const { user } = await select('Ada Quill')
    await user.click(screen.getByRole('button', { name: 'Deactivate' }))
    expect(sent).toEqual([])
    expect(screen.getByText(/Deactivate 1 person now\? They are signed out at once/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Deactivate' }))
    expect(await screen.findByText('No one was deactivated')).toBeVisible()
    expect(screen.getByText(/Ada Quill is the last active administrator/)).toBeVisible()
  })

  test('selected employees get the chosen cost center', async () => {
    const sent = answerChange('post', bulk, { changed: 1, skipped: [] })
    const { user } = await select('Ada Quill')
    await user.click(screen.getByRole('button', { name: 'Move to a cost centre' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 1 person to a cost centre' }))
    await user.click(dialog.getByRole('button', { name: 'Move' }))
    expect(await dialog.findByText('Fill in this field.')).toBeVisible()
    await user.type(dialog.getByRole('combobox', { name: /Cost centre/ }), 'rese')
    await user.click(await screen.findByRole('option', { name: /Research/ }))
    await user.click(dialog.getByRole('button', { name: 'Move' }))
    expect(await screen.findByText('1 person moved')).toBeVisible()
    expect(sent).toEqual([{ employeeIds: ['e-ada'], change: { kind: 'costCenter', costCenterId: 'cc-rd' } }])
  })

  test('selected employees get a company card that is found by its name', async () => {
    const card = {
      id: 'card1',
      number: '42424••••••4242',
      name: 'Field work',
      expiryDate: '2030-01',
      version: 1,
      costCenter: { id: 'cc-rd', externalId: '4100', names: [{ locale: 'en-CA', value: 'Research' }] },
      assignedCostCenters: 0,
      assignedEmployees: 0,
    }
    answer(`${admin}/payment-methods`, makePage([card]))
    const sent = answerChange('post', bulk, { changed: 1, skipped: [] })
    const { user } = await select('Ada Quill')
    await user.click(screen.getByRole('button', { name: 'Assign a company card' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign a company card to 1 person' }))
    await user.type(dialog.getByRole('combobox', { name: /Company card/ }), 'field')
    await user.click(await screen.findByRole('option', { name: /Field work/ }))
    await user.click(dialog.getByRole('button', { name: 'Assign' }))
    expect(await screen.findByText('The card now pays for 1 more person')).toBeVisible()
    expect(sent).toEqual([{ employeeIds: ['e-ada'], change: { kind: 'card', creditCardId: 'card1' } }])
  })

  test('the selection stays where the change fails, which is reported', async () => {
    failChange('post', bulk)
    const { user } = await select('Ada Quill')
    await user.click(screen.getByRole('button', { name: 'Invite' }))
    expect(await screen.findByText('That did not work')).toBeVisible()
    expect(screen.getByText('1 selected')).toBeVisible()
  })

  test('selected employees are invited again, and the list shows who was invited before', async () => {
    const [ada, bo] = [{ isRegistered: false }, { id: 'e-bo', firstName: 'Bo', isRegistered: false }]
    answerList(makeEmployeePage([makeEmployeeRow({ ...ada, invitedAt: '2026-05-09T06:00:00Z' }), makeEmployeeRow(bo)]))
    const { user } = await showList()
    expect(await screen.findByText(/^Invited on .*May 9, 2026/)).toBeVisible()
    expect(screen.getByText('Not invited yet')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Select Bo Quill' }))
    expect(screen.getByRole('button', { name: 'Invite' })).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Select Ada Quill' }))
    expect(screen.getByRole('button', { name: 'Invite again' })).toBeVisible()
  })

  test('the employees of one import who are not invited yet are selected from its end page', async () => {
    const [bo, cy] = [
      makeEmployeeRow({ id: 'e-bo', firstName: 'Bo', isRegistered: false }),
      makeEmployeeRow({ id: 'e-cy', firstName: 'Cy', isRegistered: false }),
    ]
    network.use(
      http.get(`*/api/main${employees}`, ({ request }) => {
        const asked = new URL(request.url).searchParams
        if (asked.get('importId') !== 'i1') return HttpResponse.json(makeEmployeePage([]))
        // Cy is on another page of the list.
        const shown = asked.get('needs') === 'notInvited' ? [bo, cy] : [makeEmployeeRow(), bo]
        return HttpResponse.json(makeEmployeePage(shown))
      }),
    )
    const sent = answerChange('post', bulk, { changed: 2, skipped: [] })
    const { user } = await showList('/admin/employees?importId=i1')
    expect(await screen.findByText('2 selected')).toBeVisible()
    expect(await screen.findByRole('checkbox', { name: 'Select Ada Quill' })).not.toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Invite' }))
    expect(await screen.findByText('2 invitations on their way')).toBeVisible()
    expect(sent).toEqual([{ employeeIds: ['e-bo', 'e-cy'], change: { kind: 'invite' } }])
    expect(screen.queryByText('2 selected')).not.toBeInTheDocument()
  })
})

describe('requests in the list of employees', () => {
  test('a role requested by another administrator is approved in its place', async () => {
    answerList(makeEmployeePage([makeEmployeeRow()]))
    answer(`${admin}/role-requests`, [makeRoleRequest()])
    const sent = answerChange('put', `${admin}/role-requests/r1`, [])
    const { user } = await showList()
    expect(await screen.findByText('Sam Okafor asks for the role Financial officer')).toBeVisible()
    answer(`${admin}/role-requests`, [])
    await user.click(screen.getByRole('button', { name: 'Allow' }))
    await waitFor(() => expect(screen.queryByText(/Sam Okafor asks/)).not.toBeInTheDocument())
    expect(sent).toEqual([{ decision: 'allowed' }])
    // The success is shown in a toast.
    await waitFor(() => expect(toastQueue.visibleToasts).toHaveLength(1))
  })

  test('a role requested for oneself waits for another administrator', async () => {
    answerList(makeEmployeePage([makeEmployeeRow()]))
    answer(`${admin}/role-requests`, [makeRoleRequest({ isOwn: true })])
    await showList()
    expect(
      await screen.findByText(
        'You asked for the role Financial officer for Sam Okafor. Another administrator decides.',
      ),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Allow' })).not.toBeInTheDocument()
  })

  test('a request to reopen a profile is announced, and filtered by its link', async () => {
    const asks = makeEmployeeRow({ isProfileActive: false, reactivationAskedAt: '2026-05-10T09:00:00Z' })
    answerList(makeEmployeePage([makeEmployeeRow({ id: 'e2', firstName: 'Bo' })]), makeEmployeePage([asks]))
    const { user, address } = await showList()
    expect(await screen.findByText('1 person asks for a closed profile to be opened again.')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Show them' }))
    expect(await screen.findByText('Asks for reopening')).toBeVisible()
    expect(address()).toBe('/en-ca/admin/employees?attention=reopening')
  })
})
