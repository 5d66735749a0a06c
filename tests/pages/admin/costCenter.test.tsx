import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CostCenter, CostCenterRole } from '#contract/employees/costCenters.ts'
import { learnAdditions } from '@/http/additions'
import { makeCostCenter, makeCostCenterPage, makeCostCenterRole } from '#tests/support/admin/costCenterFactory.ts'
import { answer, answerChange, fail } from '#tests/support/page/network.ts'
import { renderRoute, setClock } from '#tests/support/page/render.tsx'

const list = '/admin/companies/aurora/cost-centers'
const one = `${list}/cc-sales`
const roles = `${one}/roles`
const admin = { whoami: { roles: ['Admin' as const] } }
const refused = (field: string, code: string) => ({
  successfull: false,
  messageCode: code,
  message: '…',
  problems: [{ field, code }],
})
beforeEach(() => {
  setClock('2026-05-12T08:00:00Z')
  learnAdditions([{ name: 'companycards', status: 'enabled' }])
  answer(list, makeCostCenterPage([]))
  answer(roles, [])
  answer(one, makeCostCenter())
})

describe('adding a cost center', () => {
  const show = (path = '/admin/add-cost-center') => renderRoute('addCostCenter', { ...admin, path })

  test('a cost center is added below the one it was opened from, with its names, and opened', async () => {
    const sent = answerChange('post', list, makeCostCenter({ id: 'cc-new', externalId: '4300' }))
    const { user, address } = await show('/admin/add-cost-center?parent=cc-sales')
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Part of' })).toHaveValue('4200 Sales'))
    await user.type(screen.getByRole('textbox', { name: /^Number/ }), '4300')
    await user.type(screen.getByLabelText(/^Name in English/), 'Service')
    await user.type(screen.getByLabelText(/^Name in French/), 'Service à la clientèle')
    await user.click(screen.getByRole('button', { name: 'Add a cost centre' }))
    await waitFor(() => expect(address()).toBe('/en-ca/admin/cost-center/cc-new'))
    expect(sent).toEqual([
      {
        externalId: '4300',
        names: [
          { locale: 'en-CA', value: 'Service' },
          { locale: 'fr-CA', value: 'Service à la clientèle' },
          { locale: 'es-ES', value: '' },
        ],
        parentId: 'cc-sales',
        status: 'active',
      },
    ])
  })

  test('a cost center needs a number and an English name, and a taken number is refused at its field', async () => {
    answerChange('post', list, refused('externalId', 'taken'), 409)
    const { user } = await show()
    await user.click(await screen.findByRole('button', { name: 'Add a cost centre' }))
    expect(await screen.findByText('2 fields need your attention')).toBeInTheDocument()
    await user.type(screen.getByRole('textbox', { name: /^Number/ }), '4200')
    await user.type(screen.getByLabelText(/^Name in English/), 'Sales')
    await user.click(screen.getByRole('button', { name: 'Add a cost centre' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Number/ })).toBeInvalid())
  })
})

describe('the page of a cost center', () => {
  const show = async (center: CostCenter = makeCostCenter(), held: CostCenterRole[] = []) => {
    answer(one, center)
    answer(roles, held)
    const shown = await renderRoute('costCenter', {
      ...admin,
      path: '/admin/cost-center/cc-sales',
      route: '/admin/cost-center/:costCenterId',
    })
    await screen.findByRole('heading', { level: 1, name: '4200 Sales' })
    return shown
  }

  test('a cost center is changed in the version that was opened', async () => {
    const sent = answerChange('patch', one, makeCostCenter({ version: 4 }))
    const { user } = await show()
    await user.type(screen.getByLabelText(/^Name in Spanish/), 'Ventas')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/^Saved/)).toBeInTheDocument()
    expect(sent).toEqual([expect.objectContaining({ version: 3, externalId: '4200', parentId: null })])
  })

  test('deactivating explains its effect, and a refusal its reason', async () => {
    answerChange('patch', one, refused('status', 'inUse'), 409)
    const { user } = await show()
    await user.click(screen.getByRole('radio', { name: 'Inactive' }))
    expect(screen.getByText(/It can no longer be chosen; past trips keep it/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect((await screen.findAllByText(/are still in it/)).length).toBeGreaterThan(0)
  })

  test('a change by another admin is shown, and nothing is overwritten', async () => {
    const theirs = makeCostCenter({ externalId: '4999', version: 9 })
    answerChange('patch', one, { successfull: false, messageCode: 'changed', message: '…', current: theirs }, 412)
    const { user } = await show()
    await user.type(screen.getByRole('textbox', { name: /^Number/ }), '1')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('What is saved now: 4999')).toBeVisible()
    expect(screen.getByText('What you typed: 42001')).toBeVisible()
  })

  test('a cost center leads to its people, its cards, and to adding one below it', async () => {
    await show()
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(to('12 people')).toBe('/en-ca/admin/employees?costCenterId=cc-sales')
    expect(to('Show its cards')).toBe('/en-ca/admin/payment-methods?costCenterId=cc-sales')
    expect(to('Add a card')).toBe('/en-ca/admin/cc-sales/add-payment-method')
    expect(to('Add one below')).toBe('/en-ca/admin/add-cost-center?parent=cc-sales')
  })

  test('the page shows the roles with their days, and a role is ended by its last day', async () => {
    const sent = answerChange('patch', `${roles}/r1`, makeCostCenterRole({ endDate: '2026-05-31', version: 3 }))
    const { user } = await show(makeCostCenter(), [
      makeCostCenterRole(),
      makeCostCenterRole({
        id: 'r2',
        employeeName: 'Ada Quill',
        type: 'approver',
        status: 'ended',
        endDate: '2026-02-01',
      }),
    ])
    const noor = within(await screen.findByRole('listitem', { name: 'Noor Haddad' }))
    expect(noor.getByText('Owner')).toBeVisible()
    expect(noor.getByText('now')).toBeVisible()
    expect(noor.getByText(/since Jan 1, 2026, no end/)).toBeVisible()
    expect(within(screen.getByRole('listitem', { name: 'Ada Quill' })).getByText('ended')).toBeVisible()
    await user.click(noor.getByRole('button', { name: 'Change' }))
    await user.type(noor.getByRole('textbox', { name: /^Last day/ }), '2026-05-31')
    await user.click(noor.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent).toEqual([
        {
          type: 'owner',
          startDate: '2026-01-01',
          endDate: '2026-05-31',
          id: 'r1',
          costCenterId: 'cc-sales',
          version: 2,
        },
      ]),
    )
  })

  test('a role is assigned, and an end before the start is refused before it is sent', async () => {
    const sent = answerChange('post', roles, makeCostCenterRole())
    answer('/admin/companies/aurora/employees/auto-complete', [
      { id: 'e-noor', firstName: 'Noor', lastName: 'Haddad', email: 'noor@aurora.example', jobTitle: '' },
    ])
    const { user } = await show()
    await user.click(await screen.findByRole('button', { name: 'Add a person' }))
    await user.type(screen.getByRole('combobox', { name: /^Person/ }), 'noor')
    await user.click(await screen.findByRole('option', { name: /Noor Haddad/ }))
    await user.type(screen.getByRole('textbox', { name: /^Last day/ }), '2026-01-01')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect((await screen.findAllByText(/The end is before the beginning/)).length).toBeGreaterThan(0)
    await user.clear(screen.getByRole('textbox', { name: /^Last day/ }))
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await waitFor(() =>
      expect(sent).toEqual([
        { type: 'owner', employeeId: 'e-noor', startDate: '2026-05-12', endDate: null, costCenterId: 'cc-sales' },
      ]),
    )
  })

  test('a role is removed after a confirmation', async () => {
    const sent = answerChange('delete', `${roles}/r1`, { id: 'r1' })
    const { user } = await show(makeCostCenter(), [makeCostCenterRole()])
    const noor = within(await screen.findByRole('listitem', { name: 'Noor Haddad' }))
    await user.click(noor.getByRole('button', { name: 'Remove' }))
    expect(noor.getByText(/give it a last day instead/)).toBeVisible()
    await user.click(noor.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(sent).toHaveLength(1))
  })
})

test('an unknown cost center is reported with a link to all', async () => {
  fail(`${list}/cc-other`, 404)
  await renderRoute('costCenter', {
    ...admin,
    path: '/admin/cost-center/cc-other',
    route: '/admin/cost-center/:costCenterId',
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'No such cost centre' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'All cost centres' })).toHaveAttribute('href', '/en-ca/admin/cost-centers')
})

test('the page shows the changes of a cost center and of its roles', async () => {
  learnAdditions([{ name: 'companychanges', status: 'enabled' }])
  answer('/admin/companies/aurora/changes', {
    ...makeCostCenterPage([]),
    totalItemCount: 1,
    responseData: [
      {
        id: 'ch-1',
        at: '2026-03-02T15:04:00Z',
        actorName: 'Priya Raghavan',
        isProvisioned: false,
        entity: 'costCenterRole',
        entityId: 'ccr-1',
        entityName: 'Ada Quill · 410 Sales',
        action: 'added',
        changes: [{ field: 'type', from: null, to: 'approver' }],
      },
    ],
  })
  await renderRoute('costCenter', {
    messages: ['companyChanges'],
    ...admin,
    path: '/admin/cost-center/cc-sales',
    route: '/admin/cost-center/:costCenterId',
  })
  const history = within(await screen.findByRole('region', { name: 'Last changes' }))
  expect(await history.findByText(/Ada Quill · 410 Sales/)).toBeVisible()
  expect(history.getByText(/Priya Raghavan/)).toBeVisible()
})
