import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { learnAdditions } from '@/http/additions'
import { chosenFilter } from '@/domains/scores/scores.slice'
import { answer, answerQueries, fail, paths } from '#tests/support/page/network.ts'
import { renderRoute, setClock } from '#tests/support/page/render.tsx'
import { makeKpiBreakdown, makeKpiPage, makeScoreReport } from '#tests/support/scores/reportFactory.ts'
import { makeScoreSummary } from '#tests/support/scores/scoreFactory.ts'

const finance = { whoami: { roles: ['FinancialOfficer' as const] } }
const groups = `${paths.scores}/groups`
const staff = { group: 'aurora-staff', name: 'Employees' }
const plants = { group: 'aurora-staff', costCenter: 'cc1', name: 'Plants', ranking: 2 }
const noScores = {
  avgOverallScore: null,
  avgAdvancedPurchaseScore: null,
  avgHotelAttachmentScore: null,
  avgLowestFareAcceptanceScore: null,
  avgOnlineAdoptionScore: null,
  isSuppressed: true,
}
beforeEach(() => setClock('2026-05-09T12:00:00Z'))

test('the only group of a company shows with its cost centers, each as a link with the period', async () => {
  answer(groups, makeScoreReport([staff]))
  answer(`${groups}/aurora-staff`, makeScoreReport([plants, { costCenter: 'cc2', name: 'Labs', ...noScores }]))
  await renderRoute('scoreCompany', finance)
  const center = await screen.findByRole('link', { name: 'Plants' })
  expect(center).toHaveAttribute('href', '/en-ca/score/company/aurora-staff/cc1?period=months12')
  expect(screen.getByRole('link', { name: 'Employees' })).toHaveAttribute(
    'href',
    '/en-ca/score/company/aurora-staff?period=months12',
  )
  expect(within(center.closest('tr')!).getByText('Place 2')).toBeVisible()
  expect(within(screen.getByText('Labs').closest('tr')!).getByText('Fewer than 5 bookings')).toBeVisible()
  expect(screen.getByText('Not applicable: 32 bookings without a lowest fare')).toBeVisible()
})

test('the report begins with the best indicator, with what raises the score, and with where savings were missed', async () => {
  answer(groups, makeScoreReport([staff]))
  answer(`${groups}/aurora-staff`, makeScoreReport([plants]))
  answer(`${paths.scores}/summaries`, makeScoreReport([{ ...plants, missedSavings: 1234.5 }]))
  await renderRoute('scoreCompany', finance)
  const verdict = within(await screen.findByRole('region', { name: 'At a glance' }))
  expect(verdict.getByText(/^Best: .*8\.55 out of 10\.$/)).toBeVisible()
  expect(verdict.getByText(/^Book simple trips in the booking tool/)).toBeVisible()
  expect(await verdict.findByRole('link', { name: 'Plants' })).toHaveAttribute(
    'href',
    '/en-ca/score/company/all/cc1?period=months12',
  )
})

test('withheld scores have no verdict', async () => {
  answer(groups, makeScoreReport([staff, plants], { summary: makeScoreSummary(noScores) }))
  await renderRoute('scoreCompany', finance)
  expect(await screen.findByText(/^Scores show from 5 rated bookings on/)).toBeVisible()
  expect(screen.queryByRole('region', { name: 'At a glance' })).toBeNull()
})

test('several groups have a link to the cost centers of all', async () => {
  answer(groups, makeScoreReport([staff, { group: 'aurora-guests', name: 'Guests' }]))
  await renderRoute('scoreCompany', finance)
  expect(await screen.findByRole('link', { name: 'Cost centres of all groups' })).toHaveAttribute(
    'href',
    '/en-ca/score/company/all?period=months12',
  )
  expect(screen.queryByRole('link', { name: 'Plants' })).toBeNull()
})

test('the period is in the address and in the store, and the equal period before is compared', async () => {
  const asked = answerQueries(groups, () => makeScoreReport([staff, { group: 'g2', name: 'Guests' }]))
  const { user, address, store } = await renderRoute('scoreCompany', finance)
  expect(await screen.findAllByText(/^Against the period before,/)).not.toHaveLength(0)
  expect(asked.map((query) => `${query.get('from')} ${query.get('to')}`)).toEqual([
    '2025-05-01 2026-04-30',
    '2024-05-01 2025-04-30',
  ])
  await user.selectOptions(screen.getByRole('combobox', { name: /^Period/ }), 'Last quarter')
  await user.click(screen.getByRole('checkbox', { name: 'Only bookings paid with a company card' }))
  expect(address()).toBe('/en-ca/score/company?period=lastQuarter&ghost=true')
  await screen.findAllByRole('link', { name: 'Employees' })
  expect(asked.some((query) => query.get('usedAsGhost') === 'true' && query.get('from') === '2026-01-01')).toBe(true)
  expect(chosenFilter(store.getState() as never)).toMatchObject({ period: 'lastQuarter', usedAsGhost: true })
})

test('a period before without bookings makes the figures new', async () => {
  const nothing = makeScoreSummary({ count: 0, totalSpent: 0, missedSavings: 0, savings: 0, ...noScores })
  answerQueries(groups, (query) =>
    makeScoreReport([staff, plants], query.get('from') === '2024-05-01' ? { summary: nothing } : {}),
  )
  await renderRoute('scoreCompany', finance)
  expect((await screen.findAllByText('New')).length).toBeGreaterThan(1)
  expect(screen.getAllByText(/^The period before, .*has no bookings$/)).not.toHaveLength(0)
  expect(screen.queryByText(/∞|NaN|Infinity/)).toBeNull()
})

test('scores and amounts have their change since the period before, in points, money and percent', async () => {
  const earlier = makeScoreSummary({ avgOverallScore: 8.41, missedSavings: 400_209.16 })
  answerQueries(groups, (query) =>
    makeScoreReport([staff, plants], query.get('from') === '2024-05-01' ? { summary: earlier } : {}),
  )
  await renderRoute('scoreCompany', finance)
  expect(await screen.findByText('−0.4 points (−4.8%) against the period before')).toBeVisible()
  expect(screen.getByText('+US$40,000 (+10.0%) against the period before')).toBeVisible()
})

test('a company without bookings in the period is offered the last 12 months', async () => {
  answer(groups, makeScoreReport([], { summary: makeScoreSummary({ count: 0, ...noScores }) }))
  const { user, address } = await renderRoute('scoreCompany', {
    ...finance,
    path: '/score/company?period=lastQuarter',
  })
  expect(await screen.findByRole('heading', { name: 'No bookings in this period' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show the last 12 months' }))
  expect(address()).toBe('/en-ca/score/company?period=months12')
})

test('a report that fails can be asked for again', async () => {
  fail(groups)
  const { user } = await renderRoute('scoreCompany', finance)
  expect(await screen.findByText('The scores did not load')).toBeVisible()
  answer(groups, makeScoreReport([staff, plants]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Employees' })).toBeVisible()
})

test('days in the wrong order are explained and not asked for', async () => {
  const asked = answerQueries(groups, () => makeScoreReport([staff, plants]))
  const path = '/score/company?period=custom&from=2026-03-01&to=2026-03-31'
  const { user } = await renderRoute('scoreCompany', { ...finance, path })
  const last = await screen.findByRole('textbox', { name: 'To' })
  await user.clear(last)
  await user.type(last, '2026-02-01')
  await user.tab()
  expect(await screen.findByText(/The last day is before the first/)).toBeVisible()
  expect(asked.every((query) => query.get('to')! >= query.get('from')!)).toBe(true)
})

test('a cost center lists its travelers without ranking them', async () => {
  const noor = { travellerEmail: 'noor@aurora.example', name: 'Noor Haddad', ranking: 1 }
  const names = { group: 'Employees', costCenter: 'Plants', traveller: null }
  answer(`${paths.scores}/cost-centers/cc1`, makeScoreReport([noor], { names }))
  const path = '/score/company/aurora-staff/cc1'
  await renderRoute('costCenterDetail', { ...finance, path, route: '/score/company/:groupId/:costCenter' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Plants' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Noor Haddad' })).toHaveAttribute(
    'href',
    '/en-ca/score/company/aurora-staff/cc1/noor%40aurora.example?period=months12',
  )
  expect(screen.queryByText(/^Place/)).toBeNull()
})

test('a cost center that the company does not have is said to be missing', async () => {
  fail(`${paths.scores}/cost-centers/cc9`, 404)
  const path = '/score/company/aurora-staff/cc9'
  await renderRoute('costCenterDetail', { ...finance, path, route: '/score/company/:groupId/:costCenter' })
  expect(await screen.findByRole('heading', { name: 'These scores are not there' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the scores' })).toBeVisible()
})

test('a traveler’s bookings lead to the explanation of each', async () => {
  const names = { group: 'Employees', costCenter: 'Plants', traveller: 'Noor Haddad' }
  answer(`${paths.scores}/cost-centers/cc1/travellers/noor%40aurora.example`, makeScoreReport([], { names }))
  const cancelled = makeKpiBreakdown({
    internalInvoiceDetailsId: 'b2',
    destination: 'Boston',
    isCancelled: true,
    overallScore: null,
  })
  answer(`${paths.scores}/bookings`, makeKpiPage([makeKpiBreakdown(), cancelled]))
  const path = '/score/company/aurora-staff/cc1/noor@aurora.example'
  const route = '/score/company/:groupId/:costCenter/:travellerEmail'
  await renderRoute('travellerDetail', { ...finance, path, route })
  expect(await screen.findByRole('heading', { level: 1, name: 'Noor Haddad' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Montréal – London' })).toHaveAttribute(
    'href',
    '/en-ca/score/company/aurora-staff/cc1/noor%40aurora.example/b1',
  )
  const boston = within(screen.getByRole('link', { name: 'Montréal – Boston' }).closest('tr')!)
  expect(boston.getByText('Cancelled')).toBeVisible()
  expect(boston.getByText('Not scored')).toBeVisible()
})

test('people see their own score, what would raise it, and their bookings', async () => {
  answer(`${paths.scores}/travellers/:email`, makeScoreReport())
  answer(`${paths.scores}/bookings`, makeKpiPage([makeKpiBreakdown()]))
  await renderRoute('scorePersonal')
  expect(await screen.findByText(/^Book simple trips in the booking tool: .* lose 2.3 points/)).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Montréal – London' })).toHaveAttribute(
    'href',
    '/en-ca/score/booking/b1',
  )
})

test('withheld scores are explained, and the trips still show', async () => {
  const summary = makeScoreSummary({ count: 3, cancelledCount: 1, ...noScores })
  answer(`${paths.scores}/travellers/:email`, makeScoreReport([], { summary }))
  answer(`${paths.scores}/bookings`, makeKpiPage([makeKpiBreakdown()]))
  await renderRoute('scorePersonal')
  expect(await screen.findByText(/^Scores show from 5 rated bookings on.* has 2\.$/)).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Montréal – London' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'What would raise the score' })).toBeNull()
})

test('the own score shows without bookings where the backend does not list them', async () => {
  learnAdditions([])
  answer(`${paths.scores}/travellers/:email`, makeScoreReport())
  await renderRoute('scorePersonal')
  expect(await screen.findByRole('heading', { name: 'Your score' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Bookings' })).toBeNull()
})
