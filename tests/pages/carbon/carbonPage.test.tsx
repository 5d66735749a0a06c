import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { learnAdditions } from '@/http/additions'
import {
  makeCarbonTargets,
  makeFootprint,
  makeFootprintTrip,
  makeFootprintTripPage,
} from '#tests/support/carbon/footprintFactory.ts'
import { answer, answerChange, fail, network } from '#tests/support/page/network.ts'
import { renderRoute, setClock } from '#tests/support/page/render.tsx'

const at = '/reports/carbon/companies/aurora'
const officer = { whoami: { roles: ['Traveller' as const, 'FinancialOfficer' as const] } }
beforeEach(() => {
  setClock('2026-12-02T12:00:00')
  learnAdditions([{ name: 'carbon', status: 'enabled' }])
  answer(`${at}/footprint`, makeFootprint())
  answer(`${at}/trips`, makeFootprintTripPage([makeFootprintTrip()]))
  answer(`${at}/targets`, makeCarbonTargets())
})
const section = (name: string) => within(screen.getByRole('region', { name }))
const text = (content: string) => content.replaceAll('\u00a0', ' ')

test('the total is told with its change in words, and each set of factors with its part', async () => {
  await renderRoute('sustainability', officer)
  await screen.findByRole('heading', { name: 'Total' })
  const words = text(screen.getByRole('region', { name: 'Total' }).textContent)
  expect(words).toContain('120 t CO₂e')
  expect(words).toMatch(/25 ?% less than in .*2024.*2025/)
  expect(words).toContain('2 sets of factors')
  expect(words).toContain('500 kg CO₂e by US EPA 2025, carbon dioxide alone')
  expect(screen.queryByText(/different editions/)).toBeNull()
})

test('a period before that begins before the trips do is not compared', async () => {
  answer(`${at}/footprint`, makeFootprint({ isPreviousCovered: false }))
  await renderRoute('sustainability', officer)
  await screen.findByRole('heading', { name: 'Total' })
  const words = text(screen.getByRole('region', { name: 'Total' }).textContent)
  expect(words).toMatch(/Not compared: the trips of .* are not all known/)
  expect(words).not.toContain('less than')
})

test('kinds of travel that are not counted have no emissions in the table, and are not zero', async () => {
  const { user } = await renderRoute('sustainability', officer)
  const modes = within(await screen.findByRole('region', { name: 'By mode' }))
  await user.click(modes.getByRole('button', { name: /table/i }))
  const cars = await modes.findByRole('row', { name: /Rental cars \(22 rentals, not counted\)/ })
  expect(within(cars).getByRole('cell')).toHaveTextContent('–')
  expect(modes.getByRole('row', { name: /Hotels \(120 stays, 8 not counted\)/ })).toBeVisible()
})

test('each factor has its name in words beside its id, and the page says whose trains are an estimate', async () => {
  const { user } = await renderRoute('sustainability', officer)
  expect(await screen.findByText(/Outside the United Kingdom this is an estimate/)).toBeVisible()
  expect(section('If these flights were trains').getByText(/national railway of the United Kingdom/)).toBeVisible()
  await user.click(screen.getAllByText(/factors? used/)[0]!)
  expect(screen.getByText('desnz-2026.air.international.economy').parentElement).toHaveTextContent(
    'International flight outside the United Kingdom, economy',
  )
})

test('distance and intensity have the unit of the reader', async () => {
  await renderRoute('sustainability', { ...officer, locale: 'en-us' })
  const total = text((await screen.findByRole('region', { name: 'Total' })).textContent)
  expect(total).toContain('559,234 mi')
  expect(total).toMatch(/Per mile, without hotels198 g CO₂e\/mi|Per mile, without hotels.*198 g CO₂e\/mi/)
})

test('a comparison over different editions says so', async () => {
  answer(`${at}/footprint`, makeFootprint({ isComparable: false }))
  await renderRoute('sustainability', officer)
  expect(await screen.findByText(/computed with different editions of the factors/)).toBeVisible()
})

test('coverage is told in words with the reason of every gap', async () => {
  await renderRoute('sustainability', officer)
  const coverage = await screen.findByRole('region', { name: 'What is counted: 500 legs' })
  const words = text(coverage.textContent)
  expect(words).toMatch(/Counted: 460 \(92\.0 ?%\)/)
  expect(words).toMatch(/Not counted: 30 \(6\.0 ?%\)/)
  expect(words).toContain('8 hotel stays are not counted: there is no factor for the country.')
  expect(words).toContain('22 rental cars are not counted: the distance is not known.')
})

test('a finance officer sees cost centers, rail, budget and carbon price, and a traveler does not', async () => {
  const { unmount } = await renderRoute('sustainability', officer)
  expect(await screen.findByRole('region', { name: 'By cost centre' })).toBeVisible()
  const rail = text(section('If these flights were trains').getByText(/emitted/).textContent)
  expect(rail).toMatch(/40 flights emitted 2\.21 t CO₂e\. By train it would be 624 kg CO₂e: 1\.58 t CO₂e less/)
  const targets = await screen.findByRole('region', { name: 'Budget and carbon price' })
  await within(targets).findByText(/6,000/)
  const budget = text(targets.textContent)
  expect(budget).toMatch(/90 t CO₂e of 100 t CO₂e \(90 ?%\)/)
  expect(budget).toContain('That is 10 t CO₂e over the budget.')
  expect(screen.getByRole('columnheader', { name: 'Traveller' })).toBeVisible()
  unmount()
  answer(`${at}/footprint`, makeFootprint({ scope: 'own', costCenters: [] }))
  await renderRoute('sustainability')
  await screen.findByRole('heading', { name: 'Total' })
  expect(screen.queryByRole('region', { name: 'Budget and carbon price' })).toBeNull()
  expect(screen.queryByRole('combobox', { name: 'Cost centre' })).toBeNull()
  expect(screen.queryByRole('columnheader', { name: 'Traveller' })).toBeNull()
})

test('period, cost center and radiative forcing are in the address and in what the server is asked for', async () => {
  const asked: string[] = []
  network.use(
    http.get(`*/api/main${at}/footprint`, ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json(makeFootprint())
    }),
  )
  const { user, router } = await renderRoute('sustainability', officer)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Period' }), 'Year to date')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Cost centre' }), 'Sales')
  await user.click(screen.getByRole('checkbox', { name: 'With radiative forcing' }))
  await waitFor(() => {
    const last = new URLSearchParams(asked.findLast((each) => each.includes('cc-sales')))
    expect(Object.fromEntries(last)).toEqual({
      from: '2026-01-01',
      to: '2026-12-02',
      costCenter: 'cc-sales',
      includeInherited: 'true',
      withRadiativeForcing: 'false',
    })
  })
  const address = new URLSearchParams(router.state.location.search)
  expect(Object.fromEntries(address)).toEqual({ period: 'yearToDate', forcing: 'without', costCenter: 'cc-sales' })
})

test('a trip shows its emissions and what they leave out, and leads to an own trip', async () => {
  answer(
    `${at}/trips`,
    makeFootprintTripPage([
      makeFootprintTrip({ isOwnTrip: true }),
      makeFootprintTrip({ id: 'bk-2', bookingId: 'DEF567', notCounted: 1, legs: 1, kg: 0 }),
    ]),
  )
  await renderRoute('sustainability', officer)
  const [own, empty] = await screen.findAllByRole('row', { name: /Montreal – London/ })
  expect(text(own!.textContent)).toContain('1.25 t CO₂e')
  expect(own).toHaveTextContent('1 of 3 legs not counted')
  expect(within(own!).getByRole('link')).toHaveAttribute('href', '/en-ca/dashboard/trips/ABC234')
  expect(empty).toHaveTextContent('—')
  expect(within(empty!).queryByRole('link')).toBeNull()
})

test('the method names each set with source, licence and attribution, and its factors by id', async () => {
  const { user } = await renderRoute('sustainability', officer)
  const method = await screen.findByRole('region', { name: 'How this is computed' })
  expect(within(method).getByRole('link', { name: 'Open Government Licence v3.0' })).toBeVisible()
  expect(method).toHaveTextContent('Contains public sector information.')
  await user.click(within(method).getByText('1 factor used'))
  expect(within(method).getByText('desnz-2026.air.international.economy')).toBeVisible()
  expect(method).toHaveTextContent(/0\.10916 kg per passenger and kilometre, with radiative forcing/)
})

test('a budget and a price are sent in the version that was read, and a mistake is told at its field', async () => {
  const sent = answerChange('put', `${at}/targets`, makeCarbonTargets({ version: 4 }))
  const { user } = await renderRoute('sustainability', officer)
  await user.click(await screen.findByRole('button', { name: 'Change' }))
  const price = await screen.findByRole('textbox', { name: /Price of a tonne/ })
  await user.clear(price)
  await user.type(price, 'a lot')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(price).toHaveAccessibleDescription(/Enter a number such as 1,234\.5\./)
  expect(sent).toEqual([])
  await user.clear(price)
  await user.type(price, '62.5')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([{ budgets: [{ year: 2026, kg: 100_000 }], pricePerTonne: 62.5, version: 3 }]),
  )
})

test('a period without trips says so, and a failure can be tried again', async () => {
  const none = { legs: 0, percent: 0 }
  const coverage = { legs: 0, counted: none, estimated: none, notCounted: none, gaps: [] }
  answer(`${at}/footprint`, makeFootprint({ coverage }))
  const { unmount } = await renderRoute('sustainability')
  expect(await screen.findByRole('heading', { name: 'No trips in this period' })).toBeVisible()
  unmount()
  fail(`${at}/footprint`)
  const { user } = await renderRoute('sustainability')
  const again = await screen.findByRole('button', { name: /try again/i })
  answer(`${at}/footprint`, makeFootprint())
  await user.click(again)
  expect(await screen.findByRole('heading', { name: 'Total' })).toBeVisible()
})
