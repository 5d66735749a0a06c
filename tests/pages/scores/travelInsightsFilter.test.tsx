import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { answer, answerQueries, network, paths } from '#tests/support/page/network.ts'
import { makeInsights, makeNoInsights } from '#tests/support/scores/insightsFactory.ts'
import {
  answerInsights,
  insightsCard as card,
  insightsFigure as figure,
  insightsPath as insights,
  showInsights as show,
} from '#tests/support/scores/insightsPage.ts'
import { makeKpiBreakdown, makeKpiPage, makeScoreSettings } from '#tests/support/scores/reportFactory.ts'

/** The choices of a query: all but its days. */
function choicesOf(query: URLSearchParams | undefined): Record<string, string> {
  const { from: _from, to: _to, ...choices } = Object.fromEntries(query ?? [])
  return choices
}

beforeEach(answerInsights)

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

test('figures of another filter are dimmed until the answer of that filter is there', async () => {
  const { user, address } = await show()
  const totals = await card('Totals')
  const gate = Promise.withResolvers<void>()
  network.use(
    http.get(`*/api/main${insights}`, async () => {
      await gate.promise
      return HttpResponse.json(makeInsights({ totals: { ...makeInsights().totals, totalSpent: 123 } }))
    }),
  )
  const busy = () => totals.getByText('Total spend').closest('[aria-busy]')?.getAttribute('aria-busy')
  expect(busy()).toBe('false')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Travel' }), 'Domestic')
  await waitFor(() => expect(busy()).toBe('true'))
  // A link among them leads nowhere meanwhile.
  const chosen = address()
  await user.click((await card('Top destinations')).getByRole('link'))
  expect(address()).toBe(chosen)
  gate.resolve()
  await waitFor(() => expect(figure(totals, 'Total spend')).toContain('US$123.00'))
  expect(busy()).toBe('false')
})
