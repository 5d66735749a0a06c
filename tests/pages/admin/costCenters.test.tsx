import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { topOfTree } from '#contract/employees/costCenters.ts'
import { learnAdditions } from '@/http/additions'
import { makeCostCenter, makeCostCenterPage } from '#tests/support/admin/costCenterFactory.ts'
import { answer, fail, network } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

const list = '/admin/companies/aurora/cost-centers'
const sales = makeCostCenter({ children: 2 })
const north = makeCostCenter({
  id: 'cc-north',
  externalId: '4210',
  names: [{ locale: 'en-CA', value: 'Sales north' }],
  parentId: 'cc-sales',
  employees: 0,
  status: 'inactive',
  above: [sales],
})
const south = makeCostCenter({ id: 'cc-south', externalId: '4220', names: [], parentId: 'cc-sales', employees: 1 })
const admin = { whoami: { roles: ['Admin' as const] } }

/** Answers each branch, and records the requests. */
function plant(pages: Record<string, ReturnType<typeof makeCostCenterPage>>) {
  const asked: string[] = []
  network.use(
    http.get(`*/api/main${list}`, ({ request }) => {
      const query = new URL(request.url).searchParams
      const key = `${query.get('parentId') ?? query.get('term')} ${query.get('pageNumber')}`
      asked.push(key)
      return HttpResponse.json(pages[key] ?? makeCostCenterPage([]))
    }),
  )
  return asked
}
beforeEach(() => learnAdditions([{ name: 'imports', status: 'enabled' }]))
const row = (name: RegExp) => screen.findByRole('row', { name })

test('the tree shows the top level and opened branches, which stay in the address', async () => {
  const asked = plant({
    [`${topOfTree} 1`]: makeCostCenterPage([sales]),
    'cc-sales 1': makeCostCenterPage([north, south]),
  })
  const { user, address } = await renderRoute('costCenters', admin)
  const top = await row(/4200 Sales/)
  expect(within(top).getByRole('link', { name: '12 people' })).toHaveAttribute(
    'href',
    '/en-ca/admin/employees?costCenterId=cc-sales',
  )
  expect(top).toHaveTextContent('2 below')
  expect(top).toHaveAttribute('aria-expanded', 'false')
  expect(asked).toEqual([`${topOfTree} 1`])
  await user.click(within(top).getByRole('button'))
  expect(await row(/Sales north/)).toHaveTextContent('Inactive')
  expect(await row(/4220/)).toHaveAttribute('aria-level', '2')
  expect(address()).toBe('/en-ca/admin/cost-centers?open=cc-sales')
  expect(screen.getByRole('link', { name: 'Add a cost centre' })).toHaveAttribute(
    'href',
    '/en-ca/admin/add-cost-center?parent=cc-sales',
  )
})

test('the arrow keys open, move and close branches, and Enter leads to the page', async () => {
  plant({ [`${topOfTree} 1`]: makeCostCenterPage([sales]), 'cc-sales 1': makeCostCenterPage([north]) })
  const { user, address } = await renderRoute('costCenters', admin)
  const top = await row(/4200 Sales/)
  top.focus()
  await user.keyboard('{ArrowRight}')
  const below = await row(/Sales north/)
  await user.keyboard('{ArrowDown}')
  expect(below).toHaveFocus()
  await user.keyboard('{Home}')
  expect(top).toHaveFocus()
  await user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(screen.queryByRole('row', { name: /Sales north/ })).toBeNull())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/en-ca/admin/cost-center/cc-sales'))
})

test('an address with open branches opens them, and a long branch is shown page by page', async () => {
  plant({
    [`${topOfTree} 1`]: makeCostCenterPage([sales]),
    'cc-sales 1': makeCostCenterPage([north], { nextPage: 2 }),
    'cc-sales 2': makeCostCenterPage([south]),
  })
  const { user } = await renderRoute('costCenters', { ...admin, path: '/admin/cost-centers?open=cc-sales' })
  expect(await row(/Sales north/)).toBeVisible()
  expect(screen.queryByRole('row', { name: /4220/ })).toBeNull()
  await user.click(await row(/Show more/))
  expect(await row(/4220/)).toBeVisible()
  expect(screen.queryByRole('row', { name: /Show more/ })).toBeNull()
})

test('a search lists its results with their ancestors', async () => {
  plant({ [`${topOfTree} 1`]: makeCostCenterPage([sales]), 'north 1': makeCostCenterPage([north]) })
  const { user, address } = await renderRoute('costCenters', admin)
  await user.type(await screen.findByRole('searchbox', { name: /Search by number/ }), 'north')
  const found = await screen.findByRole('region', { name: 'Cost centres found' })
  expect(await within(found).findByRole('link', { name: '4210 Sales north' })).toHaveAttribute(
    'href',
    '/en-ca/admin/cost-center/cc-north',
  )
  expect(within(found).getByText('Sales')).toBeVisible()
  expect(within(found).getByRole('status')).toHaveTextContent('1 found')
  expect(address()).toBe('/en-ca/admin/cost-centers?search=north')
})

test('an empty search and an empty company are explained with what to do', async () => {
  plant({})
  const { unmount } = await renderRoute('costCenters', admin)
  expect(await screen.findByRole('heading', { name: 'No cost centres yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Import cost centres' })).toHaveAttribute(
    'href',
    '/en-ca/admin/import?kind=costCenters',
  )
  unmount()
  await renderRoute('costCenters', { ...admin, path: '/admin/cost-centers?search=zzz' })
  expect(await screen.findByText(/Check the spelling/)).toBeVisible()
})

test('a list that does not load is reported and can be loaded again', async () => {
  fail(list)
  const { user } = await renderRoute('costCenters', admin)
  expect(await screen.findByText('The cost centres did not load.')).toBeVisible()
  answer(list, makeCostCenterPage([sales]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await row(/4200 Sales/)).toBeVisible()
})
