import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { RiskView } from '#contract/risk/riskViews.ts'
import { learnAdditions } from '@/http/additions'
import { answer, answerQueries, fail } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'
import { pageOfRows } from '#tests/support/risk/rollCallFactory.ts'

const path = '/admin/companies/aurora/risk-views'
const admin = { path: '/admin/views', whoami: { roles: ['Admin' as const] } }
const view = (changed: Partial<RiskView> = {}): RiskView => ({
  id: 'v1',
  at: '2026-05-12T06:00:00Z',
  viewer: 'Rosa Vega',
  kind: 'search',
  conditions: [],
  bookingIds: [],
  about: '',
  ...changed,
})
const conditions = (recorded: Record<string, string>) =>
  Object.entries(recorded).map(([name, value]) => ({ name, value }))
beforeEach(() => learnAdditions([{ name: 'riskviews', status: 'enabled' }]))

test('the record says who viewed what and when, and a search in words', async () => {
  const trips = ['ABC123', 'DEF456', 'GHI789', 'JKL012']
  const searched = {
    term: '',
    countryCode: 'GB',
    displayTripStatus: 'InProgress',
    fromDate: '2026-05-08',
    airlineCode: 'AC',
    advisoryLevels: '2,3',
    noAnswer: 'true',
    area: '1,2 3,4 5,6',
    near: '45.5,-73.5,100',
  }
  answer(
    path,
    pageOfRows([
      view({ conditions: conditions(searched) }),
      view({ id: 'v2', kind: 'download', viewer: 'Kim Li' }),
      view({ id: 'v3', kind: 'contactCard', bookingIds: ['ABC123'] }),
      view({ id: 'v4', kind: 'rollCallPreview', bookingIds: trips }),
      view({ id: 'v5', kind: 'rollCall', about: 'Storm in London' }),
    ]),
  )
  await renderRoute('riskViews', admin)
  await screen.findByRole('rowheader', { name: 'Kim Li' })
  const rows = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell'))
  const words = rows.map(([kind, about]) =>
    [kind, about].map((cell) => cell?.querySelector('div')?.textContent?.replaceAll(/\s/g, ' ')),
  )
  expect(words).toEqual([
    [
      'Search for travellers',
      'by a name or e-mail address · United Kingdom · Travelling now · from May 8, 2026 · flight AC · ' +
        'advisory level 2 or advisory level 3 · Did not answer a roll call · Drawn area, 3 corners · ' +
        'Within 100 km of the chosen point',
    ],
    ['Spreadsheet of found travellers', 'All travellers'],
    ['Contact details of a traveller', 'Trip ABC123'],
    ['People to ask in a roll call', 'Trips ABC123, DEF456, GHI789 and 1 more'],
    ['Answers to a roll call', 'Storm in London'],
  ])
  expect(screen.getAllByText(/May 12, 2026/)).toHaveLength(5)
})

test('the record is narrowed by advisor, kind and days, and the address keeps the choices', async () => {
  const asked = answerQueries(path, () => pageOfRows([view()]))
  const { user, address } = await renderRoute('riskViews', admin)
  await screen.findByRole('rowheader', { name: 'Rosa Vega' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'View' }), 'Contact details of a traveller')
  await waitFor(() => expect(asked.at(-1)?.get('kind')).toBe('contactCard'))
  await user.type(screen.getByRole('textbox', { name: 'From' }), '2026-05-01')
  await waitFor(() => expect(asked.at(-1)?.get('from')).toBe(new Date('2026-05-01T00:00').toISOString()))
  await user.type(screen.getByRole('searchbox', { name: 'Search by name of the risk advisor' }), 'rosa')
  await waitFor(() => expect(asked.at(-1)?.get('search')).toBe('rosa'))
  expect(address()).toBe('/en-ca/admin/views?search=rosa&kind=contactCard&fromDate=2026-05-01')
})

test('a record without views says what appears in it, and one that fails can be read again', async () => {
  answer(path, pageOfRows([]))
  const { unmount } = await renderRoute('riskViews', admin)
  expect(await screen.findByRole('heading', { name: 'Nothing was viewed yet' })).toBeVisible()
  unmount()
  fail(path)
  await renderRoute('riskViews', admin)
  expect(await screen.findByText('This list did not load')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('days without views say so and lead back to all days', async () => {
  answer(path, pageOfRows([]))
  const days = 'fromDate=2026-05-09&toDate=2026-05-10'
  const { user, address } = await renderRoute('riskViews', { ...admin, path: `/admin/views?${days}` })
  expect(await screen.findByRole('heading', { name: 'Nothing was viewed on these days' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all days' }))
  expect(address()).toBe('/en-ca/admin/views')
})
