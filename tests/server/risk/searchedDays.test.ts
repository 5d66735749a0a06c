import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ItineraryReport } from '#contract/itineraryReport.ts'
import { trips } from '#server/db/schema/trips.ts'
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

const { YUL, LHR } = places

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
