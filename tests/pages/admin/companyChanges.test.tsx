import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CompanyChange, CompanyChangePage } from '#contract/admin/companyChanges.ts'
import { learnAdditions } from '@/http/additions'
import { answer, network } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

const path = '/admin/companies/aurora/changes'
const change = (changed: Partial<CompanyChange>): CompanyChange => ({
  id: 'k1',
  at: '2026-05-12T14:00:00Z',
  actorName: 'Dana Reyes',
  isProvisioned: false,
  entity: 'costCenter',
  entityId: 'cc-sales',
  entityName: 'Sales',
  action: 'changed',
  changes: [],
  ...changed,
})
const pageOf = (responseData: CompanyChange[]): CompanyChangePage => ({
  nextPage: null,
  prevPage: null,
  totalItemCount: responseData.length,
  totalPageCount: 1,
  responseData,
})
const admin = { whoami: { roles: ['Admin' as const] } }
beforeEach(() => learnAdditions([{ name: 'companychanges', status: 'enabled' }]))

test('the record shows who changed what from which value to which', async () => {
  answer(
    path,
    pageOf([
      change({
        changes: [
          { field: 'status', from: 'active', to: 'inactive' },
          { field: 'externalId', from: '4200', to: '4201' },
          { field: 'endDate', from: null, to: '2026-05-31' },
          { field: 'features.trips2', from: 'hidden', to: 'enabled' },
          { field: 'idleSeconds', from: '450', to: '900' },
          { field: 'approvalRules', from: 'trip outside tell', to: 'trip outside tell, hotel within 3000 ask' },
        ],
      }),
      change({
        id: 'k2',
        entity: 'employee',
        entityId: 'e1',
        entityName: 'Noor Haddad',
        actorName: 'HR system',
        isProvisioned: true,
        action: 'added',
        changes: [{ field: 'email', from: null, to: null }],
      }),
      change({
        id: 'k4',
        entity: 'carbonTargets',
        entityId: 'aurora',
        entityName: 'Aurora',
        changes: [
          { field: 'budget.2027', from: '500000', to: '450500' },
          { field: 'pricePerTonne', from: null, to: '95.5 CAD' },
        ],
      }),
      change({ id: 'k3', entity: 'card', entityName: '', action: 'removed' }),
    ]),
  )
  await renderRoute('companyChanges', admin)
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))
  const sales = await row(/Sales/)
  for (const words of [
    'Status: active → inactive',
    'Number: 4200 → 4201',
    'Last day: May 31, 2026',
    'Trips page by page: hidden → on',
    'Time without activity: 7.5 minutes → 15 minutes',
    'Which trips are asked about or told of: Whole trip outside the policy: the approver is told → Whole trip outside the policy: the approver is told and Hotels within the policy above 3,000: the approver is asked',
  ])
    expect(sales.getByText(words)).toBeVisible()
  expect(sales.getByRole('link', { name: 'Sales' })).toHaveAttribute('href', '/en-ca/admin/cost-center/cc-sales')
  expect(sales.getByText('Cost centre, changed')).toBeVisible()
  const noor = await row(/Noor Haddad/)
  expect(noor.getByText('E-mail')).toBeVisible()
  expect(noor.getByText('automatic')).toBeVisible()
  const targets = await row(/Carbon budget and price/)
  expect(targets.getByText(/^Carbon budget of 2027: 500,000\skg\sCO₂e → 450,500\skg\sCO₂e$/)).toBeVisible()
  expect(targets.getByText('Price of a tonne of CO₂e: $95.50')).toBeVisible()
  expect(targets.queryByText('Aurora')).toBeNull()
  expect((await row(/Removed meanwhile/)).getByText('Company card, removed')).toBeVisible()
})

test('the record is filtered by one kind, which stays in the address', async () => {
  const asked: (string | null)[] = []
  network.use(
    http.get(`*/api/main${path}`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('entity'))
      return HttpResponse.json(pageOf([change({})]))
    }),
  )
  const { user, address } = await renderRoute('companyChanges', admin)
  await user.selectOptions(await screen.findByLabelText('Show changes of'), 'Employee')
  expect(address()).toBe('/en-ca/admin/changes?entity=employee')
  await screen.findByRole('row', { name: /Sales/ })
  expect(asked).toEqual([null, 'employee'])
})

test('the record is searched, and filtered by deed and by whole days of the reader, and the address keeps it', async () => {
  const asked: Record<string, string>[] = []
  network.use(
    http.get(`*/api/main${path}`, ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams))
      return HttpResponse.json(pageOf([change({})]))
    }),
  )
  const query = 'search=Haddad&action=removed&fromDate=2026-05-01&toDate=2026-05-31'
  const { user, address } = await renderRoute('companyChanges', { ...admin, path: `/admin/changes?${query}` })
  await screen.findByRole('row', { name: /Sales/ })
  expect(asked.at(-1)).toMatchObject({
    search: 'Haddad',
    action: 'removed',
    from: new Date('2026-05-01T00:00').toISOString(),
    before: new Date('2026-06-01T00:00').toISOString(),
  })
  expect(screen.getByRole('searchbox')).toHaveValue('Haddad')
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  expect(address()).toBe('/en-ca/admin/changes')
})

test('the record is downloaded as a table of all changes that the search and the filters find', async () => {
  const asked: Record<string, string>[] = []
  answer(path, pageOf([change({})]))
  network.use(
    http.get(`*/api/main${path}/table`, ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams))
      const headers = { 'Content-Disposition': 'attachment; filename="company-changes-2026-05-12.csv"' }
      return HttpResponse.text('When', { headers })
    }),
  )
  const names: string[] = []
  URL.createObjectURL = () => 'blob:here'
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const query = 'search=Haddad&action=removed&entity=employee&page=2'
  const { user } = await renderRoute('companyChanges', { ...admin, path: `/admin/changes?${query}` })
  await user.click(await screen.findByRole('button', { name: 'Download' }))
  await waitFor(() => expect(names).toEqual(['company-changes-2026-05-12.csv']))
  expect(asked).toEqual([{ search: 'Haddad', action: 'removed', entity: 'employee', cultureCode: 'en-CA' }])
})

test('a company without changes and a backend without a record are explained', async () => {
  answer(path, pageOf([]))
  const { unmount } = await renderRoute('companyChanges', admin)
  expect(await screen.findByText('Nothing was changed yet')).toBeVisible()
  unmount()
  learnAdditions([])
  await renderRoute('companyChanges', admin)
  expect(await screen.findByText(/keeps no record of these changes/)).toBeVisible()
})

test('days without changes say so and lead back to all days', async () => {
  answer(path, pageOf([]))
  const { user, address } = await renderRoute('companyChanges', {
    ...admin,
    path: '/admin/changes?fromDate=2026-05-09&toDate=2026-05-10',
  })
  expect(await screen.findByRole('heading', { name: 'Nothing was changed on these days' })).toBeVisible()
  expect(screen.queryByText('Nothing matches')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show all days' }))
  expect(address()).toBe('/en-ca/admin/changes')
})

test('a single day without changes is spoken of as one', async () => {
  answer(path, pageOf([]))
  const day = 'fromDate=2026-05-09&toDate=2026-05-09'
  await renderRoute('companyChanges', { ...admin, path: `/admin/changes?${day}` })
  expect(await screen.findByRole('heading', { name: 'Nothing was changed on this day' })).toBeVisible()
})

test('days with another filter say that nothing matches both', async () => {
  answer(path, pageOf([]))
  await renderRoute('companyChanges', { ...admin, path: '/admin/changes?entity=card&fromDate=2026-05-09' })
  expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show all days' })).toBeNull()
})
