import { eq } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContactCard, SavedSearch } from '#contract/risk/findTravelers.ts'
import type { ItineraryReport } from '#contract/reports/itineraryReport.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { openTestApi } from '#tests/support/http/api.ts'
import { stayPlanter } from '#tests/support/risk/plantStays.ts'
import { plantWaitingTrip } from '#tests/support/trips/waitingTrip.ts'
import { places } from '#tests/support/trips/plantTrip.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
let plan: ReturnType<typeof stayPlanter>
beforeAll(async () => {
  at = await openTestApi()
  plan = stayPlanter(at)
})
afterAll(() => at.close())

const me = 'risk@boreal'
const search = '/company/companies/boreal/itineraryreport/search'
const ask = (query = '') => at.get<ItineraryReport>(me, `${search}?${query}`)
const found = async (query: string) => (await ask(query)).itineraryReports.map(({ bookingId }) => bookingId).toSorted()
/** Only the trips that a test plants are left in the company. */
const onlyPlanted = () => at.services.db.update(trips).set({ status: 'cancelled' }).where(eq(trips.companyId, 'boreal'))
const day = (hours: number) => plan.hour(hours, places.YUL).slice(0, 10)

const { YUL, LHR, AKL, HNL } = places
const SUV = { ...AKL, code: 'SUV', name: 'Nausori', city: 'Suva', cityCode: 'SUV', countryCode: 'FJ' }
const PPT = { ...HNL, code: 'PPT', name: 'Tahiti', city: 'Papeete', cityCode: 'PPT', countryCode: 'PF' }

test('a traveler without a hotel is found at their place on the days between the flights', async () => {
  await onlyPlanted()
  const trip = await plan.there('traveller@boreal', LHR, [-100, 100])
  expect(await found(`countryCode=GB&fromDate=${day(0)}&toDate=${day(0)}`)).toEqual([trip])
  expect(await found(`cityCode=LON&fromDate=${day(-24)}&toDate=${day(24)}`)).toEqual([trip])
  const [row] = (await ask(`countryCode=GB&fromDate=${day(0)}&toDate=${day(0)}`)).itineraryReports
  expect(row?.presence).toMatchObject({ city: 'London', arrives: plan.hour(-100, LHR), leaves: plan.hour(100, LHR) })
  expect(row?.presence?.nightsWithoutHotel).toBe(row?.presence?.nights)
})

test('place and days must be met by the same stay', async () => {
  await onlyPlanted()
  const { leg, plant } = plan
  const segments = [leg(YUL, LHR, [-60, -52]), leg(LHR, HNL, [-30, -12]), leg(HNL, YUL, [200, 210])]
  const trip = await plant('traveller@boreal', segments)
  expect(await found(`countryCode=US&fromDate=${day(24)}&toDate=${day(48)}`)).toEqual([trip])
  expect(await found(`countryCode=GB&fromDate=${day(24)}&toDate=${day(48)}`)).toEqual([])
})

test('an area finds who is within it: a ring, a ring over the antimeridian, and a circle', async () => {
  await onlyPlanted()
  const london = await plan.there('traveller@boreal', LHR, [-20, 20])
  const auckland = await plan.there('admin@boreal', AKL, [-20, 20])
  expect(await found('area=52,-1%2052,1%2051,1%2051,-1')).toEqual([london])
  expect(await found('area=10,-1%2012,1%2011,2')).toEqual([])
  // From New Zealand to Samoa, over the 180th meridian.
  expect(await found('area=-30,170%20-30,190%20-40,190%20-40,170')).toEqual([auckland])
  // From Vancouver to Dubai, more than half the globe.
  expect(await found('area=60,-125%2060,60%2050,60%2050,-125')).toEqual([london])
  // From Manila over the ocean to Rome.
  expect(await found('area=60,120%2060,372%20-45,372%20-45,120')).toEqual([auckland, london].toSorted())
  expect(await found('near=51.75,-1.26,100')).toEqual([london])
  expect(await found('near=51.75,-1.26,50')).toEqual([])
  const [row] = (await ask('near=51.75,-1.26,100')).itineraryReports
  expect(row?.reasons).toEqual([{ kind: 'area', name: 'London', from: plan.hour(-20, LHR), until: plan.hour(20, LHR) }])
})

test('a place without a position is in no area, but in its country', async () => {
  await onlyPlanted()
  const byHand = { ...LHR, code: '', cityCode: '', city: 'Hogsmeade' }
  const trip = await plan.there('traveller@boreal', byHand, [-20, 20], { source: 'manual' })
  expect(await found('near=55,-3,500')).toEqual([])
  const report = await ask('countryCode=GB')
  expect(report.itineraryReports.map(({ bookingId }) => bookingId)).toEqual([trip])
  expect(report.places).toMatchObject([{ city: 'Hogsmeade', latitude: null, longitude: null, withoutHotel: 1 }])
})

test('arrived in the last 24 hours means in another country, and not at home', async () => {
  await onlyPlanted()
  const { leg, plant } = plan
  const fresh = await plan.there('traveller@boreal', LHR, [-20, 50])
  await plan.there('admin@boreal', LHR, [-30, 50])
  const frankfurt = { ...LHR, code: 'FRA', name: 'Frankfurt', city: 'Frankfurt', cityCode: 'FRA', countryCode: 'DE' }
  const toronto = { ...YUL, code: 'YYZ', name: 'Pearson', city: 'Toronto', cityCode: 'YTO' }
  const edinburgh = { ...LHR, code: 'EDI', name: 'Edinburgh', city: 'Edinburgh', cityCode: 'EDI' }
  await plant('finance@boreal', [
    leg(YUL, LHR, [-60, -52]),
    leg(LHR, edinburgh, [-6, -5]),
    leg(edinburgh, YUL, [50, 58]),
  ])
  // A connection in Germany to where the traveler is, and the way back to another city of the own country.
  await plant('risk@boreal', [leg(YUL, frankfurt, [-30, -22]), leg(frankfurt, LHR, [-3, 2]), leg(LHR, YUL, [50, 58])])
  await plant('traveller@boreal', [leg(YUL, LHR, [-60, -52]), leg(LHR, toronto, [-9, -1]), leg(toronto, YUL, [30, 31])])
  const home = [leg(YUL, LHR, [-60, -52]), leg(LHR, YUL, [-9, -1]), leg(YUL, LHR, [40, 48])]
  await plant('arranger@boreal', home.slice(0, 2), { endsAt: new Date(at.clock.now.getTime() + 3_600_000) })
  expect(await found('arrivedRecently=true')).toEqual([fresh])
})

test('a search by name finds travelers and guests, and nobody of another name', async () => {
  await onlyPlanted()
  const own = await plan.there('traveller@boreal', LHR, [-20, 20])
  const guest = { firstName: 'Zoë', lastName: 'Ångström', email: 'zoe@guest.example' }
  const theirs = await plan.there('traveller@boreal', LHR, [-20, 20], { guest })
  expect(await found('term=lefebvre')).toEqual([own])
  expect(await found('term=zoe%20angstrom')).toEqual([theirs])
  expect(await found('term=nobody')).toEqual([])
  // A single letter is no search for everybody.
  expect(await found('term=z')).toEqual([theirs])
  expect(await found('term=q')).toEqual([])
})

test('each row says which conditions it meets', async () => {
  await onlyPlanted()
  await plan.there('traveller@boreal', LHR, [-20, 20])
  const reasons = async (query: string) => (await ask(query)).itineraryReports[0]?.reasons
  const stay = { name: 'London', from: plan.hour(-20, LHR), until: plan.hour(20, LHR) }
  expect(await reasons('countryCode=GB')).toEqual([{ kind: 'place', ...stay }])
  expect(await reasons(`fromDate=${day(0)}`)).toEqual([{ kind: 'dates', ...stay }])
  expect(await reasons('airlineCode=AC')).toEqual([
    { kind: 'flight', name: 'AC 864', from: plan.hour(-28, YUL), until: plan.hour(-20, LHR) },
  ])
})

test('upcoming travelers are placed where they will be on the days of the search', async () => {
  await onlyPlanted()
  await plan.there('traveller@boreal', LHR, [60, 100])
  await plan.there('admin@boreal', SUV, [600, 700])
  const report = await ask(`displayTripStatus=Upcoming&fromDate=${day(48)}&toDate=${day(96)}`)
  expect(report.places?.map(({ city }) => city)).toEqual(['London'])
  expect(report.totalUpcomingCount).toBe(1)
})

test('an empty answer counts the travelers of other days', async () => {
  await onlyPlanted()
  await plan.there('traveller@boreal', LHR, [600, 700])
  await plan.there('admin@boreal', LHR, [600, 700])
  const query = `countryCode=GB&fromDate=${day(0)}&toDate=${day(24)}`
  expect(await ask(query)).toMatchObject({ totalUpcomingCount: 0, otherDaysCount: 2 })
  expect((await ask('countryCode=GB')).otherDaysCount).toBe(0)
})

test('a canceled trip is nowhere, unless canceled trips are searched', async () => {
  await onlyPlanted()
  const trip = await plan.there('traveller@boreal', PPT, [-20, 20], { status: 'cancelled' })
  expect(await found('countryCode=PF')).toEqual([])
  expect((await ask('countryCode=PF')).places).toEqual([])
  expect(await found('countryCode=PF&tripStatuses=Cancelled&displayTripStatus=Cancelled')).toEqual([trip])
})

test('a contact card has telephone, emergency contact and agency, and a guest only the address of the booking', async () => {
  const card = (bookingId: string) =>
    at.get<ContactCard>(me, `/company/companies/boreal/itineraryreport/contacts/${bookingId}`)
  const trip = await plan.there('traveller@boreal', LHR, [-20, 20])
  const own = await card(trip)
  expect(own).toMatchObject({ email: 'traveller@boreal.example', staysAt: null })
  expect([own.phone, own.emergencyContact?.phone, own.agency?.phone]).toEqual(
    Array(3).fill(expect.stringMatching(/^\+/)),
  )
  const guest = { firstName: 'Ann', lastName: 'Lee', email: 'ann@guest.example' }
  const theirs = await card(await plan.there('traveller@boreal', LHR, [-20, 20], { guest }))
  expect(theirs).toMatchObject({ name: 'Ann Lee', email: guest.email, phone: null, emergencyContact: null })
  expect((await at.send('risk@aurora', `/company/companies/aurora/itineraryreport/contacts/${trip}`)).status).toBe(404)
})

test('searches are stored without the name of a person, replaced by the same title, and seen by their owner alone', async () => {
  const path = '/company/companies/boreal/risk/searches'
  const headers = { 'Content-Type': 'application/json' }
  const save = (name: string, query: string) =>
    at.send(me, path, { method: 'POST', body: JSON.stringify({ name, query }), headers })
  expect((await save('Gulf', 'countryCode=AE')).status).toBe(200)
  for (const name of ['Term', 'TERM', '%54erm', 't%65rm', 'term%E2%80%8B', '+term', '%EF%BD%94erm', 'term=x&tErM']) {
    expect((await save('Gulf', `${name}=Secret&countryCode=QA`)).status).toBe(200)
    expect((await at.get<SavedSearch[]>(me, path)).map(({ query }) => query)).toEqual(['countryCode=QA'])
  }
  expect((await save('Gulf', 'term=Zo%C3%AB+Lee&countryCode=QA')).status).toBe(200)
  const list = await at.get<SavedSearch[]>(me, path)
  expect(list.map(({ name, query }) => [name, query])).toEqual([['Gulf', 'countryCode=QA']])
  expect((await save('', 'countryCode=QA')).status).toBe(400)
  expect((await save('Bad', 'javascript:<x>')).status).toBe(400)
  for (let more = 1; more < 20; more += 1) await save(`Search ${more}`, 'countryCode=QA')
  expect((await save('One more', 'countryCode=QA')).status).toBe(409)
  const room = (await at.get<SavedSearch[]>(me, path)).find(({ name }) => name === 'Search 19')
  await at.send(me, `${path}/${room?.id}`, { method: 'DELETE' })
  await Promise.all(['countryCode=FR', 'countryCode=DE', 'countryCode=IT'].map((query) => save('At once', query)))
  expect((await at.get<SavedSearch[]>(me, path)).filter(({ name }) => name === 'At once')).toHaveLength(1)
  const remove = () => at.send(me, `${path}/${list[0]?.id}`, { method: 'DELETE' })
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
})

test('flights are found as people type them, in trips that are not over', async () => {
  await onlyPlanted()
  await plan.there('traveller@boreal', LHR, [-20, 20])
  const flights = (term: string) => at.get<object[]>(me, `/main/flights?term=${encodeURIComponent(term)}`)
  const ours = [{ airlineCode: 'AC', flightNumber: '864' }]
  for (const term of ['AC 864', 'ac864', 'AC0864', 'ac-86', '86', 'AC']) expect(await flights(term), term).toEqual(ours)
  for (const term of ['AC 99', 'Air Canada', '', '%']) expect(await flights(term), term).toEqual([])
  expect((await at.send('traveller@boreal', '/main/flights?term=AC')).status).toBe(403)
})

test('a trip that waits for approval is found, and marked as not certain in the list and the spreadsheet', async () => {
  await onlyPlanted()
  await plantWaitingTrip(at.services.db, {
    who: 'traveller@boreal',
    decider: 'admin@boreal',
    bookedAt: at.clock.now,
    heldUntil: at.clock.now,
    segments: [plan.leg(YUL, LHR, [20, 28])],
  })
  const [row] = (await ask('displayTripStatus=Upcoming')).itineraryReports
  expect(row?.approval).toEqual({ status: 'pendingApproval', isChange: false })
  const path = '/company/companies/boreal/itineraryreport/download?tripStatuses=Upcoming'
  const sheet = await at.send(me, path, { headers: { 'Accept-Language': 'en' } })
  const rows = await readSheet(Buffer.from(await sheet.arrayBuffer()))
  expect(rows.flat()).toContain('Waiting for approval')
})

test('the spreadsheet has the travelers that the search finds', async () => {
  await onlyPlanted()
  await plan.there('traveller@boreal', LHR, [-20, 20])
  const path = '/company/companies/boreal/itineraryreport/download?countryCode=GB'
  const answer = await at.send(me, path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toMatch(/travelers-.*\.xlsx/)
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000)
})
