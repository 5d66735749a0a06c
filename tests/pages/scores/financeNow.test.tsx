import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CompanyOverview, MonthlySummary } from '#contract/reports/scores.ts'
import HomePage from '@/domains/home/HomePage'
import { FinanceNow } from '@/domains/scores/overview/shared/FinanceNow'
import { makeCredit, makeCreditPage } from '#tests/support/credits/creditFactory.ts'
import { makeEmployeeConfiguration } from '#tests/support/agency/agencyFactory.ts'
import { answer, answerQueries, fail, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'
import { makeScoreReport } from '#tests/support/scores/reportFactory.ts'
import { makeOverview } from '#tests/support/scores/scoreFactory.ts'

const summaries = `${paths.scores}/summaries`
const finance = { whoami: { roles: ['FinancialOfficer' as const] } }
const month = (name: string, changed: Partial<MonthlySummary> = {}): MonthlySummary => ({
  month: name,
  totalSpent: 100_000,
  missedSavings: 10_000,
  count: 40,
  avgOverallScore: 8,
  ...changed,
})

beforeEach(() => {
  setClock('2026-05-09T12:00:00Z')
  answer(summaries, makeScoreReport())
})
afterEach(() => vi.unstubAllGlobals())

const show = (changed: Partial<CompanyOverview> = {}) =>
  renderPage(<FinanceNow companyId="aurora" overview={makeOverview({ asOf: '2026-05-09T12:00:00Z', ...changed })} />, {
    ...finance,
    messages: ['scores'],
  })
/** The line of a figure, with its change. */
const line = (name: string) => screen.getByRole('link', { name }).closest('li')!.textContent

test('spend, missed savings and score of the last month are links to it, with the change since the month before', async () => {
  const april = month('2026-04', { totalSpent: 112_500, missedSavings: 8000, avgOverallScore: 7.6 })
  await show({ months: [month('2026-03'), april, month('2026-05', { totalSpent: 1 })] })
  expect(screen.getByRole('heading', { level: 4, name: 'April 2026 against March 2026' })).toBeVisible()
  expect(line('Total spend')).toBe('Total spendUS$112,500.00 +12.5%')
  expect(line('Missed savings')).toBe('Missed savingsUS$8,000.00 −20.0%')
  expect(line('Company score')).toBe('Company score7.6 −0.4\u00a0points')
  for (const name of ['Total spend', 'Missed savings', 'Company score'])
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      '/en-ca/score/company?period=custom&from=2026-04-01&to=2026-04-30',
    )
})

test('a company with travel insights has the reasons of a month there, where its figures lead', async () => {
  const { features } = makeEmployeeConfiguration()
  answer(paths.configuration, makeEmployeeConfiguration({ features: { ...features, reports: true } }))
  await show({ months: [month('2026-03'), month('2026-04')] })
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Total spend' })).toHaveAttribute(
      'href',
      '/en-ca/dashboard/travel-insights?period=custom&from=2026-04-01&to=2026-04-30',
    ),
  )
})

test('a month after one without bookings is new, and a withheld score has no change', async () => {
  const nothing = { totalSpent: 0, missedSavings: 0, count: 0, avgOverallScore: null }
  const { container } = await show({ months: [month('2026-03', nothing), month('2026-04', { missedSavings: 0 })] })
  expect(line('Total spend')).toBe('Total spendUS$100,000.00 new')
  expect(line('Missed savings')).toBe('Missed savingsUS$0 ')
  expect(line('Company score')).toBe('Company score8.0 ')
  expect(container.textContent).not.toMatch(/∞|NaN|Infinity/)
})

test('the cost centers that missed most are links to their pages, and those that missed nothing are left out', async () => {
  const asked = answerQueries(summaries, () =>
    makeScoreReport([
      { costCenter: 'cc1', name: 'Plants', missedSavings: 9000 },
      { costCenter: 'none', name: 'Without a cost centre', missedSavings: 10 },
      { costCenter: 'cc2', name: 'Labs', missedSavings: 0 },
    ]),
  )
  await show()
  const plants = await screen.findByRole('link', { name: 'Plants' })
  expect(plants).toHaveAttribute('href', '/en-ca/score/company/all/cc1?period=months12')
  expect(plants.closest('li')).toHaveTextContent('US$9,000.00')
  expect(screen.getByRole('link', { name: 'Without a cost centre' })).toHaveAttribute(
    'href',
    '/en-ca/score/company/all/none?period=months12',
  )
  expect(screen.queryByText('Labs')).toBeNull()
  expect(`${asked.at(-1)}`).toBe('sort=missedSavings&pageSize=3')
})

test('cost centers that do not load are tried again, and the last month stays', async () => {
  fail(summaries)
  const { user } = await show()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Company score' })).toBeVisible()
  answer(summaries, makeScoreReport([{ costCenter: 'cc1', name: 'Plants' }]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Plants' })).toBeVisible()
})

test('a company in its first month that missed nothing is told that there is nothing to act on', async () => {
  answer(summaries, makeScoreReport([{ costCenter: 'cc2', name: 'Labs', missedSavings: 0 }]))
  await show({ months: [month('2026-04')] })
  expect(await screen.findByText('No savings were missed.')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('list')).toBeNull()
})

test('Home leads finance to the credits of the company that lapse soon', async () => {
  const totals = [{ currency: 'CAD', usable: 400, lapsing: 400, lapsed: 0 }]
  answer('/companies/aurora/credits', makeCreditPage([makeCredit({ state: 'lapsing' })], { totals }))
  await renderPage(<HomePage />, { ...finance, messages: ['actionCenter', 'credits', 'scores'] })
  const section = within(await screen.findByRole('region', { name: 'Travel credits that lapse soon' }))
  expect(section.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/en-ca/score/credits?state=lapsing')
  expect(section.getByRole('link', { name: 'Camille Tremblay, Air Canada' })).toBeVisible()
  expect(await screen.findByRole('region', { name: 'What changed' })).toBeVisible()
})

test('Home names the credits that lapse soon in a window so low that their place is never near the visible part', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  answer('/companies/aurora/credits', makeCreditPage([makeCredit({ state: 'lapsing' })]))
  await renderPage(<HomePage />, { ...finance, messages: ['actionCenter', 'credits', 'scores'] })
  expect(await screen.findByRole('region', { name: 'Travel credits that lapse soon' })).toBeVisible()
})
