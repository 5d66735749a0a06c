import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { ItineraryReport, ReportedItinerary } from '#contract/reports/itineraryReport.ts'
import { learnAdditions } from '@/http/additions'
import { pageOf } from '@/app/pages/pages'
import { defaultSearch } from '@/domains/risk/findTravelers.rules'
import { latestSearch, searched } from '@/domains/risk/findTravelers.slice'
import { BackButton } from '@/shell/header/BackButton'
import { Breadcrumbs } from '@/shell/header/Breadcrumbs'
import { answer, answerQueries, fail, hang, paths } from '#tests/support/page/network.ts'
import { renderPage, renderRoute, setClock } from '#tests/support/page/render.tsx'
import { makeItinerary, makeItineraryReport, makePlace } from '#tests/support/risk/itineraryReportFactory.ts'

// Loaded ahead, as their first load takes long.
beforeAll(() => Promise.all([import('@/domains/risk/map/TravelerMap'), import('@/domains/risk/map/Countries')]))
beforeEach(() => {
  setClock('2026-05-09T12:00:00')
  learnAdditions([{ name: 'findtravelers', status: 'enabled' }])
  answer('/countries', [
    { countryName: 'Colombia', countryCode: 'CO', callingCode: '57', currency: 'COP' },
    { countryName: 'Haiti', countryCode: 'HT', callingCode: '509', currency: 'HTG' },
  ])
  answer('/cities', [{ cityName: 'Bogotá', cityCode: 'BOG', countryCode: 'CO', latitude: 4.6, longitude: -74.08 }])
  answer('/flights', [{ airlineCode: 'AC', flightNumber: '871' }])
})

const reported = (rows: ReportedItinerary[], changed: Partial<ItineraryReport> = {}) => ({
  ...makeItineraryReport(rows, [makePlace({ city: 'Bogotá', cityCode: 'BOG', itineraries: rows.length })]),
  ...changed,
})
const show = (query = '', report: ItineraryReport = reported([makeItinerary()])) => {
  const asked = answerQueries(paths.itineraryReport, () => report)
  return renderRoute('reports', { path: `/find-travelers${query}`, whoami: { roles: ['RiskAdvisor'] } }).then(
    (page) => ({ ...page, asked, last: () => Object.fromEntries(asked.at(-1) ?? []) }),
  )
}
const row = async (name: RegExp) => within((await screen.findByRole('rowheader', { name })).closest('tr')!)

test('§4 the page asks for trips in progress and upcoming ones around today, twenty rows a page', async () => {
  const { last } = await show()
  await row(/Étienne Lavoie/)
  expect(last()).toEqual({
    companyId: 'aurora',
    cultureCode: 'en-CA',
    tripStatuses: 'InProgress,Upcoming',
    displayTripStatus: 'InProgress',
    fromDate: '2026-05-08',
    toDate: '2026-05-10',
    pageNumber: '1',
    pageSize: '20',
  })
})

test('the filters are asked of the server and stand in the address', async () => {
  const { user, last, address } = await show()
  await row(/Étienne Lavoie/)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), 'Colombia')
  await user.type(screen.getByRole('combobox', { name: 'Flight or airline' }), 'ac0871')
  await user.click(screen.getByRole('button', { name: 'Advisory' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Avoid all travel' }))
  await user.keyboard('{Escape}')
  await waitFor(() =>
    expect(last()).toMatchObject({ countryCode: 'CO', airlineCode: 'AC', flightNumber: '871', advisoryLevels: '3' }),
  )
  expect(address()).toContain('countryCode=CO')
  expect(address()).toContain('flightNumber=871')
})

test('a city is found by typing and chosen from the list', async () => {
  const { user, last } = await show()
  await row(/Étienne Lavoie/)
  await user.type(await screen.findByRole('combobox', { name: 'City' }), 'bogo')
  await user.click(await screen.findByRole('option', { name: /Bogotá/ }))
  await waitFor(() => expect(last()).toMatchObject({ cityCode: 'BOG' }))
})

test('a distance around a city is searched without drawing on the map', async () => {
  const { user, last, address } = await show()
  await row(/Étienne Lavoie/)
  await user.type(await screen.findByRole('combobox', { name: 'of the city' }), 'bogo')
  await user.click(await screen.findByRole('option', { name: /Bogotá/ }))
  await waitFor(() => expect(last()).toMatchObject({ near: '4.6,-74.08,100' }))
  await user.click(await screen.findByRole('button', { name: 'Remove the distance' }))
  await waitFor(() => expect(address()).not.toContain('near='))
})

test('a text that is no flight is explained and kept, and nothing is searched for', async () => {
  const { user, asked } = await show()
  await row(/Étienne Lavoie/)
  const field = screen.getByRole('combobox', { name: 'Flight or airline' })
  await user.type(field, 'Air Canada')
  expect(await screen.findByText(/^Not a flight/)).toBeVisible()
  expect(field).toHaveValue('Air Canada')
  expect(asked).toHaveLength(1)
})

test('§2 a preset of the address is searched for, and the store holds the search for pages that lead back', async () => {
  const { last, store } = await show('?p=high-risk&countryCode=CO')
  await row(/Étienne Lavoie/)
  expect(last()).toMatchObject({ advisoryLevels: '2,3', countryCode: 'CO', toDate: '2026-05-16' })
  expect(screen.getByRole('link', { name: 'High risk', current: 'page' })).toBeVisible()
  expect(latestSearch(store.getState())).toMatchObject({
    preset: 'high-risk',
    breakingNews: false,
    query: '?p=high-risk&countryCode=CO',
    filters: { advisoryLevels: [2, 3] },
  })
})

test('the ways back from the advisories of a found trip lead to the search as it was left', async () => {
  fail(`${paths.profile}/advisories/trips/ABC123`, 404)
  const { load } = pageOf('findTravelerAdvisories')
  const { default: Page } = await load()
  const { store } = await renderPage(
    <>
      <Breadcrumbs name="findTravelerAdvisories" />
      <BackButton name="findTravelerAdvisories" />
      <Page />
    </>,
    {
      path: '/find-travelers/advisories/ABC123',
      route: '/find-travelers/advisories/:bookingId',
      whoami: { roles: ['RiskAdvisor'] },
    },
  )
  expect(await screen.findByRole('heading', { name: 'There is no such trip' })).toBeVisible()
  const filters = defaultSearch('2026-05-09')
  act(() => void store.dispatch(searched({ filters, preset: '', query: '?countryCode=CO' })))
  const addresses = screen.getAllByRole('link', { name: /Find travellers$/ }).map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(Array.from({ length: 3 }, () => '/en-ca/find-travelers?countryCode=CO'))
})

test('the tabs have the number of trips of each status, and lead to their rows', async () => {
  const { user, last } = await show('', reported([makeItinerary()], { totalUpcomingCount: 14 }))
  await row(/Étienne Lavoie/)
  await user.click(screen.getByRole('link', { name: 'Upcoming 14' }))
  await waitFor(() => expect(last()).toMatchObject({ displayTripStatus: 'Upcoming' }))
})

test('a search that fails can be tried again, with its filters kept', async () => {
  fail(paths.itineraryReport)
  const { user } = await renderRoute('reports', { path: '/find-travelers?countryCode=CO' })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  answerQueries(paths.itineraryReport, () => reported([makeItinerary()]))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await row(/Étienne Lavoie/)
  expect(await screen.findByRole('combobox', { name: 'Country' })).toHaveValue('CO')
})

test('while the list loads, the filters can be used already', async () => {
  hang(paths.itineraryReport)
  await renderRoute('reports', { path: '/find-travelers' })
  expect(screen.getByRole('combobox', { name: 'Flight or airline' })).toBeEnabled()
  expect(await screen.findByText('Loading…')).toBeVisible()
})

test('a backend without our additions gets only the parameters of §7, and neither map nor cards are shown', async () => {
  learnAdditions([])
  const { last } = await show('?p=now')
  const person = await row(/Étienne Lavoie/)
  expect(person.getByRole('link', { name: 'etienne@aurora.example' })).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Map of travellers' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Contact/ })).toBeNull()
  expect(Object.keys(last())).not.toContain('term')
})
