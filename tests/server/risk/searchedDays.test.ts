import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ItineraryReport } from '#contract/reports/itineraryReport.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { addDays } from '#server/time/zonedTime.ts'
import { openTestApi } from '#tests/support/http/api.ts'
import { stayPlanter } from '#tests/support/risk/plantStays.ts'
import { places } from '#tests/support/trips/plantTrip.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
let plan: ReturnType<typeof stayPlanter>
beforeAll(async () => {
  at = await openTestApi()
  plan = stayPlanter(at)
})
afterAll(() => at.close())
beforeEach(() => at.services.db.update(trips).set({ status: 'cancelled' }).where(eq(trips.companyId, 'boreal')))

const search = '/company/companies/boreal/itineraryreport/search'
const ask = (query: string) => at.get<ItineraryReport>('risk@boreal', `${search}?${query}`)
const rows = async (query: string) => (await ask(query)).itineraryReports
const found = async (query: string) => (await rows(query)).map(({ bookingId }) => bookingId)
/** A day some weeks ahead. */
const ahead = (days: number) => addDays(at.clock.now.toISOString().slice(0, 10), 20 + days)

const { YUL, LHR, HNL } = places

test('a flight in the evening is found on its day, although it is the next day where it lands', async () => {
  const trip = await plan.plant('traveller@boreal', [
    { from: YUL, to: LHR, departure: `${ahead(0)}T20:00`, arrival: `${ahead(1)}T07:30` },
    { from: LHR, to: YUL, departure: `${ahead(4)}T12:00`, arrival: `${ahead(4)}T15:00` },
  ])
  const upcoming = (day: number, more = '') =>
    found(`displayTripStatus=Upcoming&fromDate=${ahead(day)}&toDate=${ahead(day)}${more}`)
  expect(await upcoming(0, '&airlineCode=AC&flightNumber=864')).toEqual([trip])
  expect(await upcoming(0, '&countryCode=GB')).toEqual([trip])
  expect(await upcoming(-1)).toEqual([])
})

test('without days a search of places leaves out those that travelers of a current trip have left', async () => {
  const { leg, plant } = plan
  const legs = [leg(YUL, LHR, [-200, -192]), leg(LHR, HNL, [-100, -82]), leg(HNL, YUL, [100, 110])]
  const trip = await plant('traveller@boreal', legs)
  expect(await found('countryCode=US')).toEqual([trip])
  for (const query of ['countryCode=GB', 'cityCode=LON', 'near=51.5,-0.1,50', 'area=52,-1%2052,1%2051,1%2051,-1'])
    expect(await ask(query), query).toMatchObject({ totalInProgressCount: 0, places: [] })
  expect(await found(`countryCode=GB&fromDate=${ahead(-30)}`)).toEqual([trip])
  const past = await plan.there('admin@boreal', LHR, [-200, -100])
  expect(await found('countryCode=GB&tripStatuses=Past&displayTripStatus=Past')).toEqual([past])
})

test('a status that is shown is counted, whichever other ones are', async () => {
  const past = await plan.there('traveller@boreal', LHR, [-200, -100])
  const report = await ask('displayTripStatus=Past')
  expect(report.itineraryReports.map(({ bookingId }) => bookingId)).toEqual([past])
  expect(report).toMatchObject({ totalPastCount: 1, totalInProgressCount: 0 })
})

test('a flight that is flown twice explains the row with the one of the searched days', async () => {
  const [first, second] = [ahead(0), ahead(6)]
  const day = (date: string) => [
    { from: YUL, to: LHR, departure: `${date}T08:00`, arrival: `${date}T20:00` },
    { from: LHR, to: YUL, departure: `${addDays(date, 2)}T12:00`, arrival: `${addDays(date, 2)}T15:00`, number: '1' },
  ]
  await plan.plant('traveller@boreal', [...day(first), ...day(second)])
  const [row] = await rows(`displayTripStatus=Upcoming&flightNumber=864&fromDate=${second}&toDate=${second}`)
  expect(row?.reasons).toEqual([{ kind: 'flight', name: 'AC 864', from: `${second}T08:00`, until: `${second}T20:00` }])
})

test('days of another century, and an end before the beginning, are refused', async () => {
  const refused = ['toDate=9999-12-31', 'fromDate=0001-01-01', 'fromDate=2026-05-02&toDate=2026-05-01']
  for (const query of refused) expect((await at.send('risk@boreal', `${search}?${query}`)).status, query).toBe(400)
})
