import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { answer, answerQueries, fail, network, paths } from '#tests/support/page/network.ts'
import { renderRoute, setClock } from '#tests/support/page/render.tsx'
import { makeInsights, makeNoInsights, noTotals } from '#tests/support/scores/insightsFactory.ts'
import { makeKpiBreakdown, makeKpiPage, makeScoreSettings } from '#tests/support/scores/reportFactory.ts'

const finance = { whoami: { roles: ['FinancialOfficer' as const] } }
const insights = '/reports/insights/companies/aurora'
const centers = [
  { id: 'cc1', number: '101', name: 'Plants' },
  { id: 'cc2', number: '102', name: 'Labs' },
]

/** The choices of a query: all but its days. */
function choicesOf(query: URLSearchParams | undefined): Record<string, string> {
  const { from: _from, to: _to, ...choices } = Object.fromEntries(query ?? [])
  return choices
}

beforeEach(() => {
  setClock('2026-05-09T12:00:00Z')
  answer(insights, makeInsights())
  answer(`${insights}/cost-centers`, centers)
  answer(`${paths.scores}/bookings`, makeKpiPage([makeKpiBreakdown()]))
})

const show = (query = '') =>
  renderRoute('travelInsights', { ...finance, path: `/dashboard/travel-insights?period=months12${query}` })
const card = async (name: string) => within(await screen.findByRole('region', { name }))
/** The figure of a name with its change and its detail. */
const figure = (totals: Awaited<ReturnType<typeof card>>, name: string) =>
  totals.getByText(name).closest('dl')!.textContent

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

test('cost centers are included or excluded in the figures, the bookings and the address', async () => {
  const asked = answerQueries(insights, () => makeInsights())
  const bookings = answerQueries(`${paths.scores}/bookings`, () => makeKpiPage([makeKpiBreakdown()]))
  const { user, address } = await show('&costCenter=cc1&costCenter=cc2')
  expect(await screen.findByRole('button', { name: 'Remove: Labs' })).toBeVisible()
  await waitFor(() => expect(choicesOf(asked.at(-1))).toEqual({ costCenters: 'cc1,cc2' }))
  await waitFor(() => expect(choicesOf(bookings.at(-1))).toMatchObject({ costCenters: 'cc1,cc2' }))
  await user.click(await screen.findByRole('checkbox', { name: 'All but these' }))
  expect(address()).toContain('&except=true')
  await waitFor(() => expect(choicesOf(asked.at(-1))).toEqual({ exceptCostCenters: 'cc1,cc2' }))
  await waitFor(() => expect(choicesOf(bookings.at(-1))).toHaveProperty('exceptCostCenters', 'cc1,cc2'))
  expect(choicesOf(bookings.at(-1))).not.toHaveProperty('costCenters')
})

test('kind of travel, way of booking and category narrow all figures', async () => {
  const asked = answerQueries(insights, () => makeInsights())
  const { user } = await show()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Travel' }), 'Domestic')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Booked' }), 'By an agent')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Hotels')
  await waitFor(() =>
    expect(choicesOf(asked.at(-1))).toEqual({ travelType: 'domestic', bookingType: 'agent', category: 'hotel' }),
  )
  await user.selectOptions(screen.getByRole('combobox', { name: 'Booked' }), 'All')
  await waitFor(() => expect(choicesOf(asked.at(-1))).toEqual({ travelType: 'domestic', category: 'hotel' }))
})

test('two cost centers are compared in the same period and with the same choices', async () => {
  const asked = answerQueries(insights, (query) =>
    query.get('costCenters') === 'cc2'
      ? makeInsights({ totals: { totalSpent: 20_000, averagePrice: null }, compliance: makeNoInsights().compliance })
      : makeInsights(),
  )
  await show('&travelType=domestic&compare=cc1&compare=cc2')
  expect(await screen.findByRole('row', { name: 'Total spend US$50,000.00 US$20,000.00' })).toBeVisible()
  expect(await screen.findByRole('row', { name: 'Figure Plants Labs' })).toBeVisible()
  expect(screen.getByRole('row', { name: 'Average price US$1,250.00 –' })).toBeVisible()
  expect(screen.getByRole('row', { name: 'In policy 75.0% –' })).toBeVisible()
  const compared = asked.filter((query) => query.has('costCenters')).map(choicesOf)
  expect(new Set(compared.map(({ costCenters }) => costCenters))).toEqual(new Set(['cc1', 'cc2']))
  expect(compared.map(({ travelType }) => travelType)).toEqual(['domestic', 'domestic'])
})

test('a comparison that fails is tried again beside the figures', async () => {
  let isBroken = true
  network.use(
    http.get(`*/api/main${insights}`, ({ request }) =>
      isBroken && new URL(request.url).searchParams.get('costCenters') === 'cc2'
        ? HttpResponse.json({ successfull: false, messageCode: 'unavailable', message: '' }, { status: 503 })
        : HttpResponse.json(makeInsights()),
    ),
  )
  const { user } = await show('&compare=cc1&compare=cc2')
  const compare = await card('Compare two cost centres')
  expect(await compare.findByText('The insights did not load')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Totals' })).toBeVisible()
  isBroken = false
  await user.click(compare.getByRole('button', { name: 'Try again' }))
  expect(await compare.findByRole('columnheader', { name: 'Labs' })).toBeVisible()
})

test('a figure leads to its bookings with the filter of the page, and the choice can be taken back', async () => {
  const bookings = answerQueries(`${paths.scores}/bookings`, (query) =>
    makeKpiPage([makeKpiBreakdown({ destination: query.has('leastDays') ? 'London' : 'Boston' })]),
  )
  const { user, address } = await show('&ghost=true&costCenter=cc1&except=true')
  const kept = 'period=months12&ghost=true&costCenter=cc1'
  const window = await card('Booking window')
  const early = window.getByRole('link', { name: '21 days or more before departure' })
  expect(early.getAttribute('href')).toMatch(/[?&]window=21\.(&|#)/)
  for (const [name, link] of [
    ['Top destinations', 'London, United Kingdom'],
    ['How trips are booked', 'By an agent'],
    ['Policy compliance', '5 bookings out of policy'],
  ] as const) {
    const target = new URL((await card(name)).getByRole('link', { name: link }).getAttribute('href')!, 'https://x')
    expect(target.search).toContain('ghost=true')
    expect(target.search).toContain('costCenter=cc1')
    expect(target.hash).toBe('#bookings')
  }
  await user.click(early)
  expect(address()).toContain('window=21.')
  for (const part of kept.split('&')) expect(address()).toContain(part)
  await screen.findByRole('link', { name: 'Montréal – London' })
  expect(choicesOf(bookings.at(-1))).toMatchObject({
    usedAsGhost: 'true',
    exceptCostCenters: 'cc1',
    leastDays: '21',
    isCancelled: 'false',
  })
  expect(document.activeElement).toHaveAttribute('id', 'bookings')
  await user.click(screen.getByRole('button', { name: 'Remove: 21 days or more before departure' }))
  expect(address()).not.toContain('window')
  expect(await screen.findByRole('link', { name: 'Montréal – Boston' })).toBeVisible()
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

test('bookings in another currency stand apart, and it can be the currency of the page', async () => {
  answer(`${paths.scores}/companySettings`, makeScoreSettings({ currencies: ['CAD', 'USD'] }))
  const asked = answerQueries(insights, (query) =>
    query.get('currency') === 'CAD'
      ? makeInsights({ currency: 'CAD' })
      : makeInsights({ otherCurrencies: [{ currency: 'CAD', count: 3, totalSpent: 2700 }] }),
  )
  const { user } = await show()
  const apart = /^3 bookings in another currency, \$2,700.00, not in the USD amounts$/
  expect((await card('Totals')).getByText(apart)).toBeVisible()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Amounts of bookings in' }), 'CAD')
  expect(await screen.findByText('$50,000.00', { selector: 'dd' })).toBeVisible()
  expect(choicesOf(asked.at(-1))).toEqual({ currency: 'CAD' })
  expect(screen.queryByText(/in another currency/)).toBeNull()
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
