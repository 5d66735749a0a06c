import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answer, answerQueries, paths } from '#tests/support/page/network.ts'
import { renderRoute, setClock } from '#tests/support/page/render.tsx'
import { makeInsights, noTotals } from '#tests/support/scores/insightsFactory.ts'
import { makeKpiPage } from '#tests/support/scores/reportFactory.ts'

const insights = '/reports/insights/companies/aurora'
const heading = 'Where spending changed'

beforeEach(() => {
  setClock('2026-05-09T12:00:00Z')
  answer(insights, makeInsights())
  answer(`${insights}/cost-centers`, [{ id: 'cc1', number: '101', name: 'Plants' }])
  answer(`${paths.scores}/bookings`, makeKpiPage([]))
})

const show = () =>
  renderRoute('travelInsights', {
    whoami: { roles: ['FinancialOfficer'] },
    path: '/dashboard/travel-insights?period=months12&travelType=domestic',
  })

test('the cost centers that changed the most say by how much, and lead to their bookings', async () => {
  const asked = answerQueries(insights, () => makeInsights())
  const { user } = await show()
  const changes = within(await screen.findByRole('region', { name: heading }))
  expect(changes.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'PlantsUS$30,000.00 · +US$12,000 (+66.7%)',
    'SalesUS$20,000.00 · −US$2,000 (−9.1%)',
  ])
  const bookings = answerQueries(`${paths.scores}/bookings`, () => makeKpiPage([]))
  await user.click(changes.getByRole('link', { name: 'Plants' }))
  await waitFor(() => expect(asked.at(-1)?.get('costCenters')).toBe('cc1'))
  await waitFor(() => expect(bookings.at(-1)?.get('costCenters')).toBe('cc1'))
  await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'bookings'))
  expect(asked.at(-1)?.get('travelType')).toBe('domestic')
})

test('a cost center without spending before has no percentage, and one that is unknown no link', async () => {
  const costCenters = [
    { costCenter: 'cc1', name: 'Plants', totalSpent: 900, previous: 0 },
    { costCenter: null, name: 'No cost centre', totalSpent: 0, previous: 200 },
  ]
  answer(insights, makeInsights({ costCenters }))
  await show()
  const changes = within(await screen.findByRole('region', { name: heading }))
  expect(changes.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'PlantsUS$900.00 · +US$900',
    'No cost centreUS$0 · −US$200 (−100.0%)',
  ])
  expect(changes.getAllByRole('link').map((link) => link.textContent)).toEqual(['Plants'])
})

test('nothing is called a change after a period without bookings', async () => {
  answer(insights, makeInsights({ previous: noTotals }))
  await show()
  expect(await screen.findByRole('region', { name: 'Totals' })).toBeVisible()
  expect(screen.queryByRole('region', { name: heading })).toBeNull()
})
