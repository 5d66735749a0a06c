import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ItineraryReport } from '#contract/reports/itineraryReport.ts'
import type { Place } from '#contract/trips/trips.ts'
import { alerts } from '#server/db/schema/risk/alerts.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { localTimeOf } from '#server/time/zonedTime.ts'
import { employeeIdOf, openTestApi, type Handle } from '#tests/support/http/api.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
  at.clock.now.setUTCHours(12, 0, 0, 0) // Nights are counted by days of the place, so no hour may be at midnight.
  await at.services.db.delete(alerts)
})
afterAll(() => at.close())

const [me, search] = ['risk@boreal', '/company/companies/boreal/itineraryreport/search'] as const
const ask = (query = '', headers: HeadersInit = {}) => at.get<ItineraryReport>(me, `${search}${query}`, headers)
/** Only the trips that a test plants are left in the company. */
const onlyPlanted = () => at.services.db.update(trips).set({ status: 'cancelled' }).where(eq(trips.companyId, 'boreal'))
const { YUL, LHR, AKL } = places
const BOG: Place = {
  code: 'BOG',
  name: 'El Dorado International Airport',
  city: 'Bogota',
  cityCode: 'BOG',
  countryCode: 'CO',
  timeZone: 'America/Bogota',
}
const PAP = { ...BOG, code: 'PAP', name: 'Toussaint', city: 'Port-au-Prince', cityCode: 'PAP', countryCode: 'HT' }

type Planned = Parameters<typeof plantTrip>[1]['segments'][number]
/** Local time at a place, a number of hours from now. */
const hour = (hours: number, { timeZone }: Place) => localTimeOf(at.clock.now.getTime() + hours * 3_600_000, timeZone)
const leg = (from: Place, to: Place, [left, arrived]: [number, number], more: Partial<Planned> = {}): Planned => ({
  from,
  to,
  departure: hour(left, from),
  arrival: hour(arrived, to),
  ...more,
})
const night = (place: Place, [from, to]: [number, number]): Planned =>
  leg(place, place, [from, to], { kind: 'hotel', providerCode: 'NX', providerName: 'Alder & Finch', number: null })
const plant = (who: Handle, segments: Planned[], trip: Parameters<typeof plantTrip>[1]['trip'] = {}) =>
  plantTrip(at.services.db, { who, bookedAt: at.clock.now, segments, trip })
/** There since yesterday and for two more days, in a hotel. */
const stay = (who: Handle, place: Place, more: Parameters<typeof plant>[2] = {}) =>
  plant(who, [leg(YUL, place, [-30, -22]), night(place, [-20, 44]), leg(place, YUL, [48, 56])], more)

const whereIs = ({ itineraryReports }: ItineraryReport, bookingId: string) =>
  itineraryReports.find((row) => row.bookingId === bookingId)?.whereabouts

test('people are where they last arrived, in the air, or between flights, until they leave or land (§7)', async () => {
  await onlyPlanted()
  const atHotel = await stay('traveller@boreal', LHR)
  const flying = await plant('admin@boreal', [leg(YUL, LHR, [-2, 5]), leg(LHR, YUL, [60, 68])])
  const between = await plant('finance@boreal', [leg(YUL, LHR, [-9, -2]), leg(LHR, AKL, [3, 28])])
  const report = await ask()
  expect(whereIs(report, atHotel)).toEqual({
    city: 'London',
    cityCode: 'LON',
    countryCode: 'GB',
    isOnTheWay: false,
    until: hour(48, LHR),
    segment: { kind: 'hotel', providerCode: 'NX', providerName: 'Alder & Finch', number: null },
  })
  expect(whereIs(report, flying)).toMatchObject({
    city: 'London',
    isOnTheWay: true,
    until: hour(5, LHR),
    segment: { kind: 'flight', providerCode: 'AC', number: '864' },
  })
  expect(whereIs(report, between)).toMatchObject({
    city: 'London',
    isOnTheWay: false,
    until: hour(3, LHR),
    segment: null,
  })
  expect(report.places).toEqual([
    {
      city: 'London',
      cityCode: 'LON',
      countryCode: 'GB',
      latitude: 51.507,
      longitude: -0.128,
      travellers: 3,
      itineraries: 3,
      withoutHotel: 1,
      advisoryLevel: 0,
      alertSeverity: 0,
    },
  ])
})

test('a traveler with a rented car is at the place of pickup until it is returned', async () => {
  await onlyPlanted()
  const rental = { kind: 'car', providerCode: 'ZE', providerName: 'Rentals', number: null } as const
  const driving = await plant('traveller@boreal', [leg(LHR, BOG, [-5, 30], rental)])
  const report = await ask()
  expect(whereIs(report, driving)).toMatchObject({ city: 'London', until: hour(30, LHR), segment: null })
})

test('places are sorted by the strictest advice, then by people, and rows follow them from page to page', async () => {
  await onlyPlanted()
  for (const who of ['traveller@boreal', 'admin@boreal'] as const) await stay(who, LHR)
  await stay('finance@boreal', BOG)
  await stay('arranger@boreal', PAP)
  await stay('risk@boreal', AKL)
  const report = await ask('?pageSize=2')
  expect(report.places?.map(({ city, travellers, advisoryLevel }) => [city, travellers, advisoryLevel])).toEqual([
    ['Port-au-Prince', 1, 3],
    ['Bogotá', 1, 1],
    ['London', 2, 0],
    ['Auckland', 1, 0],
  ])
  expect(report.places?.map(({ advisory }) => advisory?.source)).toEqual(['CA', 'CA', undefined, undefined])
  expect(report.places?.[0]?.advisory).toMatchObject({ url: expect.stringMatching(/^https:/) })
  expect(Date.parse(report.places?.[0]?.advisory?.issuedAt ?? '')).toBeLessThan(at.clock.now.getTime())
  const cities = async (page: number) =>
    (await ask(`?pageSize=2&pageNumber=${page}`)).itineraryReports.map(
      ({ lastName, whereabouts }) => `${whereabouts?.city}: ${lastName}`,
    )
  expect(await cities(1)).toEqual(['Port-au-Prince: Gauthier', 'Bogotá: Sorensen'])
  expect(await cities(2)).toEqual(['London: Lefebvre', 'London: McTavish'])
  expect(await cities(3)).toEqual(['Auckland: Rojas'])
  expect(await cities(4)).toEqual([])
  expect(report).toMatchObject({ tripsStatus: 'InProgress', totalInProgressCount: 5 })
})

test('a traveler with two trips at once is one person, and a guest on a booking is another', async () => {
  await onlyPlanted()
  await stay('traveller@boreal', LHR)
  await stay('traveller@boreal', LHR)
  const guest = { firstName: 'Ann', lastName: 'Lee', email: 'ann@guest.example' }
  const theirs = await stay('traveller@boreal', LHR, { guest })
  const { places: there, itineraryReports } = await ask()
  expect(there).toMatchObject([{ travellers: 2, itineraries: 3 }])
  expect(itineraryReports.find(({ bookingId }) => bookingId === theirs)).toMatchObject({
    ...guest,
    phone: null,
    isForGuest: true,
    isVip: false,
  })
})

test('a row has who travels, where they are and how to reach them, and nothing more', async () => {
  await onlyPlanted()
  const mine = eq(employees.id, employeeIdOf('traveller@boreal'))
  await at.services.db.update(employees).set({ agencyService: 'vip' }).where(mine)
  const bookingId = await stay('traveller@boreal', BOG, { source: 'manual' })
  expect((await ask()).itineraryReports).toEqual([
    {
      internalTripId: expect.any(String),
      bookingId,
      destination: 'Bogotá',
      departureDate: hour(-30, YUL),
      arrivalDate: hour(-22, BOG),
      returnDate: hour(48, BOG),
      endsOn: hour(48, BOG).slice(0, 10),
      hasTravelAdvisories: true,
      tripStatus: 'InProgress',
      firstName: 'Anouk',
      lastName: 'Lefebvre',
      email: 'traveller@boreal.example',
      phone: expect.stringMatching(/^\+1 \d{3} 555 \d{4}$/),
      isVip: true,
      isForGuest: false,
      isVerified: false,
      whereabouts: expect.objectContaining({ city: 'Bogotá', countryCode: 'CO' }),
      presence: {
        city: 'Bogotá',
        cityCode: 'BOG',
        countryCode: 'CO',
        latitude: 4.598,
        longitude: -74.076,
        arrives: hour(-22, BOG),
        leaves: hour(48, BOG),
        nights: expect.any(Number),
        nightsWithoutHotel: expect.any(Number),
      },
      advisory: { countryCode: 'CO', level: 1 },
      reasons: [],
      alerts: [],
    },
  ])
})

test('trips under way are shown unless another status is requested, and those under way and ahead are counted (§4)', async () => {
  await onlyPlanted()
  await stay('traveller@boreal', LHR)
  const ahead = await plant('admin@boreal', [leg(YUL, BOG, [100, 107]), leg(BOG, YUL, [150, 157])])
  const byDefault = await ask()
  expect([byDefault.totalInProgressCount, byDefault.totalUpcomingCount]).toEqual([1, 1])
  expect([byDefault.totalPastCount, byDefault.totalCancelledCount]).toEqual([0, 0])
  const upcoming = await ask('?displayTripStatus=Upcoming')
  expect(upcoming.itineraryReports.map(({ bookingId }) => bookingId)).toEqual([ahead])
  expect(upcoming).toMatchObject({ tripsStatus: 'Upcoming' })
  expect([upcoming.places, upcoming.itineraryReports[0]?.whereabouts]).toEqual([undefined, undefined])
  const cancelled = await ask('?displayTripStatus=Cancelled&tripStatuses=Upcoming,Cancelled&pageSize=5')
  expect(cancelled.totalCancelledCount).toBeGreaterThan(5)
  expect(cancelled.itineraryReports).toHaveLength(5)
  expect(cancelled).toMatchObject({ totalInProgressCount: 0, totalUpcomingCount: 1 })
})

test('a search filters by country, city, airline and flight of one segment, days, and advice levels abroad', async () => {
  await onlyPlanted()
  const london = await stay('traveller@boreal', LHR)
  const bogota = await plant('admin@boreal', [
    leg(YUL, BOG, [-30, -22], { providerCode: 'AV', number: '201' }),
    leg(BOG, YUL, [48, 56]),
  ])
  const home = await plant('finance@boreal', [leg(BOG, LHR, [-12, -2]), leg(LHR, BOG, [24, 34])])
  const found = async (query: string) =>
    (await ask(`?${query}`)).itineraryReports.map(({ bookingId }) => bookingId).toSorted()
  const those = (...wanted: string[]) => wanted.toSorted()
  expect(await found('countryCode=GB')).toEqual(those(london, home))
  expect(await found('cityCode=BOG')).toEqual(those(bogota, home))
  expect(await found('airlineCode=AV&flightNumber=201')).toEqual([bogota])
  expect(await found('airlineCode=AV&flightNumber=864')).toEqual([])
  expect(await found('airlineCode=AV&countryCode=GB')).toEqual([])
  // Colombia is where one of them starts.
  expect(await found('advisoryLevels=1')).toEqual([bogota])
  expect(await found('advisoryLevels=2,3')).toEqual([])
  const day = (hours: number) => hour(hours, YUL).slice(0, 10)
  expect(await found(`fromDate=${day(-20)}&toDate=${day(20)}`)).toEqual(those(london, bogota, home))
  expect(await found(`fromDate=${day(150)}`)).toEqual([])
  expect(await found(`toDate=${day(-100)}`)).toEqual([])
  expect(await found('companyId=boreal&cityCode=LON')).toEqual(those(london, home))
})

test('cities are named in the language of the culture, else of the reader', async () => {
  await onlyPlanted()
  await stay('traveller@boreal', LHR)
  const names = async (query: string, headers?: HeadersInit) => {
    const { places: there, itineraryReports } = await ask(query, headers)
    return [there?.[0]?.city, itineraryReports[0]?.whereabouts?.city]
  }
  expect(await names('', { 'Accept-Language': 'fr-CA' })).toEqual(['Londres', 'Londres'])
  expect(await names('?cultureCode=en-CA', { 'Accept-Language': 'fr-CA' })).toEqual(['London', 'London'])
})

test('a report without travelers under way is empty', async () => {
  await onlyPlanted()
  const none = { totalInProgressCount: 0, totalUpcomingCount: 0, totalPastCount: 0, totalCancelledCount: 0 }
  const nobody = { itineraryReports: [], tripsStatus: 'InProgress', places: [], otherDaysCount: 0 }
  expect(await ask()).toEqual({ ...none, ...nobody })
})
