import { expect, test } from 'vitest'
import { defaultSearch, readView } from '@/domains/risk/findTravelers.rules'
import { viewsQuery, viewsTable } from '@/domains/risk/views/riskViews.rules'
import { download } from '@/http/download'
import { readTable } from '@/patterns/table/address/tableAddress'
import { api } from '#tests/contract/apiModules.ts'
import type { openRealBackend } from '#tests/contract/realBackend.ts'

const { signal } = new AbortController()
const aurora = { companyId: 'aurora', culture: 'en-CA' }

/** The calls of the search for travelers against the real server. */
export function travelerFunctions(backend: () => Awaited<ReturnType<typeof openRealBackend>>): void {
  const today = () => backend().clock.now.toISOString().slice(0, 10)

  test('a risk advisor finds travelers, downloads them, and reads how to reach one', async () => {
    backend().actAs('risk@aurora')
    const search = defaultSearch(today())
    const report = await api.findTravelers.getItineraryReport({ ...aurora, search, pageNumber: 1 }, signal)
    const [first] = report.itineraryReports
    expect(first?.reasons.length).toBeGreaterThan(0)
    const card = await api.findTravelers.getContactCard({ ...aurora, bookingId: first!.bookingId }, signal)
    expect(card.email).toBe(first!.email)
    const path = api.findTravelers.itineraryReportPath({ companyId: 'aurora', search })
    const { file } = await download(path, 'en-CA', () => undefined, signal, 'company')
    expect(file.size).toBeGreaterThan(1000)
  })

  test('a risk advisor reads the advice about a found trip, and an administrator that they did', async () => {
    backend().actAs('risk@aurora')
    const search = { ...defaultSearch(today()), advisoryLevels: [1, 2, 3] }
    const report = await api.findTravelers.getItineraryReport({ ...aurora, search, pageNumber: 1 }, signal)
    const { bookingId, advisory } = report.itineraryReports.find((row) => row.advisory)!
    const me = { companyId: 'aurora', profileId: 'p-aurora-risk' }
    const advice = await api.advisories.getTripAdvisories({ ...me, bookingId, cultureCode: 'en-ca' }, signal)
    expect(advice.responseData.map(({ targetCountry }) => targetCountry)).toContain(advisory!.countryCode)
    backend().actAs('admin@aurora')
    const views = await api.riskViews.getRiskViews(
      { companyId: 'aurora', pageNumber: 1, search: '', kind: 'tripAdvice' },
      signal,
    )
    expect(views.responseData).toMatchObject([{ bookingIds: [bookingId] }])
  })

  test('an administrator reads what a risk advisor viewed', async () => {
    backend().actAs('risk@aurora')
    const search = { ...defaultSearch(today()), countryCode: 'CO' }
    await api.findTravelers.getItineraryReport({ ...aurora, search, pageNumber: 1 }, signal)
    backend().actAs('admin@aurora')
    const state = readTable(viewsTable, new URLSearchParams(`kind=search&fromDate=${today()}`))
    const query = { ...viewsQuery(state), from: `${today()}T00:00:00Z` }
    const { responseData } = await api.riskViews.getRiskViews({ companyId: 'aurora', pageNumber: 1, ...query }, signal)
    const conditions = responseData.flatMap((view) => view.conditions)
    expect(conditions).toContainEqual({ name: 'countryCode', value: 'CO' })
  })

  test('the server takes every condition that the address can have', async () => {
    backend().actAs('risk@aurora')
    const query =
      'term=a&countryCode=CO&cityCode=BOG&airlineCode=AC&flightNumber=871&tripStatuses=Upcoming,Past&advisoryLevels=1,2' +
      '&searchByTravelBreakingNews=true&arrivedRecently=true&noAnswer=true&alertId=a1&area=1,2 3,4 5,6&near=4.6,-74.1,50'
    const { search } = readView(new URLSearchParams(query), today())
    const report = await api.findTravelers.getItineraryReport({ ...aurora, search, pageNumber: 1 }, signal)
    expect(report.tripsStatus).toBe('Upcoming')
  })

  test('a risk advisor reads what is new since yesterday', async () => {
    backend().actAs('risk@aurora')
    const news = await api.underWay.getRiskNews('aurora', signal)
    expect(news.alerts.map(({ travellers }) => travellers).every((people) => people > 0)).toBe(true)
  })

  test('cities and flights are proposed by what is typed', async () => {
    backend().actAs('risk@aurora')
    const [city] = await api.findTravelers.getCityOptions({ term: 'bogo', culture: 'en-CA' }, signal)
    expect(city).toMatchObject({ cityCode: 'BOG', countryCode: 'CO' })
    const flights = await api.findTravelers.getFlightOptions({ term: 'a' }, signal)
    expect(Array.isArray(flights)).toBe(true)
  })

  test('a risk advisor saves a search and removes it again', async () => {
    backend().actAs('risk@aurora')
    const saved = await api.findTravelers.postSavedSearch({
      companyId: 'aurora',
      name: 'Haiti',
      query: 'countryCode=HT',
    })
    expect(await api.findTravelers.getSavedSearches('aurora', signal)).toEqual([saved])
    await api.findTravelers.deleteSavedSearch({ companyId: 'aurora', id: saved.id })
    expect(await api.findTravelers.getSavedSearches('aurora', signal)).toEqual([])
  })
}
