import { eq } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ContactCard } from '#contract/risk/findTravelers.ts'
import type { ItineraryReport } from '#contract/reports/itineraryReport.ts'
import type { Notification } from '#contract/notices/notifications.ts'
import type { RollCallPreview } from '#contract/risk/rollCalls.ts'
import type { Stays } from '#contract/stays/stays.ts'
import { type Trip, type TripStatus, tripStatuses } from '#contract/trips/trips.ts'
import { alerts } from '#server/db/schema/risk/alerts.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { openTestApi, placeOf } from '#tests/support/http/api.ts'
import { plantAlert } from '#tests/support/risk/plantAlert.ts'
import { stayPlanter } from '#tests/support/risk/plantStays.ts'
import { places } from '#tests/support/trips/plantTrip.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
let plan: ReturnType<typeof stayPlanter>
beforeAll(async () => {
  at = await openTestApi()
  plan = stayPlanter(at)
})
afterAll(() => at.close())
// Only the trips that a test plants are left in the company.
beforeEach(async () => {
  await at.services.db.delete(alerts)
  await at.services.db.update(trips).set({ status: 'cancelled' }).where(eq(trips.companyId, 'boreal'))
})

const { YUL, LHR, AKL } = places
const me = 'risk@boreal'
const traveler = 'traveller@boreal'
const company = '/company/companies/boreal'
const everyStatus = `tripStatuses=${tripStatuses.join(',')}`
const ask = (query = '') => at.get<ItineraryReport>(me, `${company}/itineraryreport/search?${query}`)
const found = async (query: string) => (await ask(query)).itineraryReports.map(({ bookingId }) => bookingId).toSorted()
const inLondon = () => found('countryCode=GB')
const day = (hours: number) => plan.hour(hours, LHR).slice(0, 10)
const onDay = (hours: number) => found(`countryCode=GB&fromDate=${day(hours)}&toDate=${day(hours)}`)
type Who = Parameters<typeof plan.plant>[0]
type More = Parameters<typeof plan.plant>[2]
/** A flight to London that lands at an hour, and none back. */
const oneWay = (landing: number, who: Who = traveler, more: More = {}) =>
  plan.plant(who, [plan.leg(YUL, LHR, [landing - 8, landing])], more)
/** A flight home from London on a booking of its own. */
const home = (left: number, who: Who = traveler, more: More = {}) =>
  plan.plant(who, [plan.leg(LHR, YUL, [left, left + 8])], more)
const post = (as: typeof me | typeof traveler, path: string, body: object) =>
  at.send(as, path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })
const send = (path: string, body: object) => post(me, `${company}${path}`, body)
const cancel = (bookingId: string) =>
  post(traveler, `/main${placeOf(traveler)}/trips/${bookingId}/cancel`, { version: 1 })

test('a traveler without a way on is found where they landed for seven days, and not on the eighth', async () => {
  const recent = await oneWay(-72)
  const almost = await oneWay(-7 * 24 + 1, 'finance@boreal')
  await oneWay(-7 * 24 - 1, 'admin@boreal')
  expect(await inLondon()).toEqual([recent, almost].toSorted())
  expect(await onDay(0)).toEqual([recent, almost].toSorted())
  expect(await onDay(48)).toEqual([recent])
  expect(await onDay(6 * 24)).toEqual([])
  const report = await ask('countryCode=GB&term=Anouk')
  expect(report.itineraryReports).toMatchObject([
    {
      tripStatus: 'InProgress',
      whereabouts: { city: 'London', isOnTheWay: false, isPresumed: true, segment: null },
      presence: { city: 'London', leaves: plan.hour(-72, LHR), nights: 0, nightsWithoutHotel: 0, isPresumed: true },
    },
  ])
  expect(report.itineraryReports[0]?.reasons).toEqual([{ kind: 'place', name: 'London', from: plan.hour(-72, LHR) }])
  expect(report.places).toMatchObject([{ city: 'London', travellers: 1, itineraries: 1, withoutHotel: 1 }])
})

test('a traveler whose last hotel is over is still in its city, and their trip is past for themselves', async () => {
  const { leg, night, plant } = plan
  const trip = await plant(traveler, [leg(YUL, LHR, [-80, -72]), night(LHR, [-70, -20])])
  const [row] = (await ask('countryCode=GB')).itineraryReports
  expect(row).toMatchObject({ bookingId: trip, presence: { nights: expect.any(Number), isPresumed: true } })
  const own = await at.get<Trip[]>(traveler, `/main${placeOf(traveler)}/trips`)
  expect(own.find(({ bookingId }) => bookingId === trip)?.tripStatus).toBe('Past')
})

test('a trip under way or ahead says that its place is presumed only for days after what is known', async () => {
  const { leg, night, plant } = plan
  const trip = await plant(traveler, [leg(YUL, LHR, [-30, -22]), night(LHR, [-20, 20])])
  const presumed = async (query: string) =>
    (await ask(`countryCode=GB&${query}`)).itineraryReports.map(({ presence }) => presence?.isPresumed)
  expect(await presumed('')).toEqual([undefined])
  expect(await presumed(`fromDate=${day(72)}&toDate=${day(72)}`)).toEqual([true])
  expect(await found(`fromDate=${day(72)}`)).toEqual([trip])
  const [row] = (await ask(`fromDate=${day(72)}`)).itineraryReports
  expect(row?.reasons).toEqual([{ kind: 'dates', name: 'London', from: plan.hour(-22, LHR) }])
  await oneWay(48, 'admin@boreal')
  const days = `fromDate=${day(120)}&toDate=${day(120)}&displayTripStatus=Upcoming`
  expect(await presumed(days)).toEqual([true])
})

test('each trip has one status, and the rows of a status are as many as it counts', async () => {
  const still = await oneWay(-72)
  await oneWay(-400, 'admin@boreal')
  await plan.there('finance@boreal', LHR, [-20, 20])
  await plan.there('arranger@boreal', AKL, [100, 120])
  const report = await ask(everyStatus)
  const all = await at.services.db.$count(trips, eq(trips.companyId, 'boreal'))
  const counts: Record<TripStatus, number> = {
    InProgress: report.totalInProgressCount,
    Upcoming: report.totalUpcomingCount,
    Past: report.totalPastCount,
    Cancelled: report.totalCancelledCount,
  }
  expect(counts).toMatchObject({ InProgress: 2, Upcoming: 1, Past: 1 })
  expect(Object.values(counts).reduce((sum, each) => sum + each, 0)).toBe(all)
  for (const status of ['InProgress', 'Upcoming', 'Past'] as const) {
    const rows = (await ask(`${everyStatus}&displayTripStatus=${status}`)).itineraryReports
    expect(rows.map(({ tripStatus }) => tripStatus)).toEqual(Array(counts[status]).fill(status))
    expect(rows.some(({ bookingId }) => bookingId === still)).toBe(status === 'InProgress')
  }
  const file = await at.send(me, `${company}/itineraryreport/download?displayTripStatus=InProgress`)
  const [, ...rows] = await readSheet(Buffer.from(await file.arrayBuffer()))
  expect(Object.fromEntries(rows.map((row) => [row[0], [row[5], row[10]]]))).toEqual({
    Lefebvre: ['In progress', 'No way on booked'],
    Sorensen: ['In progress', plan.hour(20, LHR).replace('T', ' ')],
  })
})

test('two one-way bookings keep the traveler at the place between them, and leave nobody at home', async () => {
  const out = await oneWay(-72)
  const back = await home(24)
  expect(await inLondon()).toEqual([out])
  expect(await onDay(0)).toEqual([out])
  expect(await onDay(72)).toEqual([])
  await cancel(back)
  expect(await onDay(72), 'a canceled trip takes nobody away').toEqual([out])
  await home(-20)
  expect(await inLondon()).toEqual([])
  expect((await ask()).totalInProgressCount).toBe(0)
})

test('a trip by hand takes the traveler away until it is removed', async () => {
  const out = await oneWay(-72)
  const trips = `/main${placeOf(traveler)}/trips`
  const flight = {
    kind: 'flight',
    providerName: 'Porter',
    number: 'PD 2141',
    productName: '',
    confirmationNumber: '',
    from: { code: 'LHR' },
    to: { code: 'YUL' },
    departure: plan.hour(24, LHR),
    arrival: plan.hour(32, YUL),
    address: null,
  }
  const added = (await (await post(traveler, trips, { segments: [flight] })).json()) as Trip
  expect(await onDay(72)).toEqual([])
  await at.send(traveler, `${trips}/${added.bookingId}?version=${added.version}`, { method: 'DELETE' })
  expect(await onDay(72)).toEqual([out])
})

test('a trip within the city does not end the stay there, and one to another city does', async () => {
  const { night, plant } = plan
  const out = await oneWay(-72)
  const stay = await plant(traveler, [night(LHR, [-60, 20])])
  expect(await inLondon()).toEqual([out, stay].toSorted())
  expect((await ask()).places).toMatchObject([{ travellers: 1, itineraries: 2 }])
  const on = await plant(traveler, [plan.leg(LHR, AKL, [-30, -4])])
  expect(await found('countryCode=NZ')).toEqual([on])
  expect(await inLondon()).toEqual([stay])
})

test('a guest is another person than their host, and the same one on the bookings of others and their own', async () => {
  const guest = { firstName: 'Zoë', lastName: 'Quill', email: 'zoe@guest.example' }
  const theirs = await oneWay(-72, traveler, { guest })
  await home(-20, traveler)
  await home(-20, 'admin@boreal', { guest: { ...guest, firstName: 'Max' } })
  expect(await inLondon()).toEqual([theirs])
  await home(-10, 'admin@boreal', { guest: { ...guest, lastName: 'quill' } })
  expect(await inLondon()).toEqual([])
  const employee = { firstName: 'Gordon', lastName: 'McTavish', email: 'admin@boreal.example' }
  const asGuest = await oneWay(-72, traveler, { guest: employee })
  expect(await inLondon()).toEqual([asGuest])
  await home(-10, 'admin@boreal')
  expect(await inLondon()).toEqual([])
  const own = await oneWay(-60, 'finance@boreal')
  expect(await inLondon()).toEqual([own])
  const invited = { firstName: 'Hannah', lastName: 'Sorensen', email: 'finance@boreal.example' }
  await home(-5, traveler, { guest: invited })
  expect(await inLondon()).toEqual([])
})

test('an alert concerns a traveler who is presumed to be there, tells them, and a roll call asks them', async () => {
  const trip = await oneWay(-72)
  await plantAlert(at.services.db, 'flood', at.clock.now, { severity: 3 })
  expect(await found('alertId=flood')).toEqual([trip])
  expect((await ask('alertId=flood')).places).toMatchObject([{ city: 'London', alertSeverity: 3 }])
  const notes = await at.get<Notification[]>(traveler, `/main${placeOf(traveler)}/notifications`)
  expect(notes.filter(({ code }) => code === 'travelAlert').map(({ actionRoute }) => actionRoute.query)).toEqual([
    { bookingId: trip, from: 'notifications' },
  ])
  const people = async (choice: object) => {
    const answer = await send('/roll-calls/preview', { kind: 'rollCall', ...choice })
    return ((await answer.json()) as RollCallPreview).people
  }
  expect(await people({ query: { alertId: 'flood' } })).toBe(1)
  expect(await people({ query: { displayTripStatus: 'InProgress' } })).toBe(1)
  expect(await people({ bookingIds: [trip] })).toBe(1)
  await home(-5)
  expect(await people({ bookingIds: [trip] })).toBe(0)
  expect(await found('alertId=flood')).toEqual([])
})

test('the card of a traveler who is presumed to be there has their emergency contact to the last hour', async () => {
  const trip = await oneWay(-7 * 24 + 1)
  const card = await at.get<ContactCard>(me, `${company}/itineraryreport/contacts/${trip}`)
  expect(card.emergencyContact?.phone).toMatch(/^\+/)
})

test('a traveler who landed within the last day without a way on has arrived', async () => {
  await home(-20)
  const trip = await oneWay(-3)
  expect(await found('arrivedRecently=true')).toEqual([trip])
})

test('presumed days are no days abroad', async () => {
  await oneWay(-100)
  const { countries } = await at.get<Stays>(traveler, `/main${placeOf(traveler)}/stays`)
  expect(countries.find(({ country }) => country === 'GB')).toMatchObject({ past: 1, ahead: 0 })
})
