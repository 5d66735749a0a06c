import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answer, fail, paths } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'
import { makeInsights, makeNoInsights, noTotals } from '#tests/support/scores/insightsFactory.ts'
import {
  answerInsights,
  insightsCard as card,
  insightsFigure as figure,
  insightsPath as insights,
  showInsights as show,
} from '#tests/support/scores/insightsPage.ts'
import { makeKpiPage } from '#tests/support/scores/reportFactory.ts'

beforeEach(answerInsights)

test('each total stands with its change since the period before, in percent', async () => {
  await show()
  const totals = await card('Totals')
  expect(figure(totals, 'Total spend')).toBe('Total spendUS$50,000.00+25.0%')
  expect(figure(totals, 'Missed savings')).toBe('Missed savingsUS$4,000.00−20.0%')
  expect(figure(totals, 'Bookings')).toBe('Bookings400.0%2 of them cancelled')
  expect(figure(totals, 'Average price')).toBe('Average priceUS$1,250.000.0%')
  expect(totals.getByText('Against the period before,', { exact: false })).toHaveTextContent(
    /Jan\.? 1.*Feb\.? 28, 2026/,
  )
})

test('figures after a period without bookings are new, and never a share of nothing', async () => {
  answer(insights, makeInsights({ previous: noTotals }))
  const { container } = await show()
  const totals = await card('Totals')
  expect(figure(totals, 'Total spend')).toBe('Total spendUS$50,000.00New')
  expect(figure(totals, 'Average price')).toContain('New')
  expect(container.textContent).not.toMatch(/∞|NaN|Infinity|100\.0%/)
})

test('a period before that begins before the bookings do is not compared', async () => {
  answer(insights, makeInsights({ isPreviousCovered: false }))
  await show()
  const totals = await card('Totals')
  expect(figure(totals, 'Total spend')).toBe('Total spendUS$50,000.00')
  expect(totals.getByText('Not compared:', { exact: false })).toHaveTextContent('are not all known')
  expect(screen.queryByRole('region', { name: 'Where spending changed' })).toBeNull()
})

test('a share of destinations and ways to book is one of all bookings that were not cancelled', async () => {
  await show()
  expect((await card('Top destinations')).getByRole('listitem')).toHaveTextContent('9 bookings · 24% · US$18,000.00')
  const agent = (await card('How trips are booked')).getByRole('link', { name: 'By an agent' })
  expect(agent.getAttribute('href')).toMatch(/bookingType=agent/)
  expect(agent.getAttribute('href')).toMatch(/status=confirmed/)
})

test('a figure that was zero has no change, although the period before had bookings', async () => {
  answer(insights, makeInsights({ previous: { missedSavings: 0, averagePrice: null } }))
  await show()
  const totals = await card('Totals')
  expect(figure(totals, 'Missed savings')).toBe('Missed savingsUS$4,000.00')
  expect(figure(totals, 'Average price')).toBe('Average priceUS$1,250.00')
})

test('a booking window without bookings leads nowhere', async () => {
  answer(
    insights,
    makeInsights({
      bookingWindow: [
        { from: 0, to: 2, bookings: 0 },
        { from: 21, to: null, bookings: 3 },
      ],
    }),
  )
  await show()
  const window = await card('Booking window')
  expect(window.getAllByRole('link').map((link) => link.textContent)).toEqual(['21 days or more before departure'])
})

test('a period without bookings says so in every card, and shows no share of nothing', async () => {
  answer(insights, makeNoInsights())
  answer(`${paths.scores}/bookings`, makeKpiPage([]))
  const { container } = await show()
  const totals = await card('Totals')
  expect(figure(totals, 'Total spend')).toBe('Total spendUS$0')
  expect(figure(totals, 'Average price')).toBe('Average price–')
  for (const name of ['Booking window', 'Top destinations', 'How trips are booked'])
    expect((await card(name)).getByText('No bookings')).toBeVisible()
  expect((await card('Policy compliance')).getByText(/^No booking of this period was compared/)).toBeVisible()
  expect((await card('Spending by category')).getByText('Nothing was spent in this currency.')).toBeVisible()
  expect((await card('Spend by month')).getByText('No bookings in this period')).toBeVisible()
  expect(container.textContent).not.toMatch(/∞|NaN|Infinity|New:/)
})

test('insights that fail are tried again', async () => {
  fail(insights)
  const { user } = await show()
  expect(await screen.findByText('The insights did not load')).toBeVisible()
  expect(screen.getByRole('combobox', { name: /^Period/ })).toBeVisible()
  answer(insights, makeInsights())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Totals' })).toBeVisible()
})

test('people see their own bookings, without cost centers and other travelers', async () => {
  const { unmount } = await show()
  expect(figure(await card('Totals'), 'Travellers')).toContain('12')
  expect((await card('Policy compliance')).getByText('Plants')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Where spending changed' })).toBeVisible()
  unmount()
  await renderRoute('travelInsights', { path: '/dashboard/travel-insights?period=months12' })
  const totals = await card('Totals')
  expect(totals.queryByText('Travellers')).toBeNull()
  expect(screen.queryByText('Plants')).toBeNull()
  expect(screen.queryByRole('combobox', { name: 'Cost centres' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Where spending changed' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Compare two cost centres' })).toBeNull()
})
