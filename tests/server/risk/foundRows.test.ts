import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ContactCard } from '#contract/risk/findTravelers.ts'
import type { ItineraryReport } from '#contract/reports/itineraryReport.ts'
import { tripPresences } from '#server/db/schema/risk/presences.ts'
import { advisories } from '#server/db/schema/risk/risk.ts'
import { rollCallPeople, rollCalls } from '#server/db/schema/risk/rollCalls.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { openTestApi, profileIdOf } from '#tests/support/http/api.ts'
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

const me = 'risk@boreal'
const company = '/company/companies/boreal'
const ask = (query = '') => at.get<ItineraryReport>(me, `${company}/itineraryreport/search?${query}`)
const row = async (query = '') => (await ask(query)).itineraryReports[0]
const hours = (count: number) => new Date(at.clock.now.getTime() + count * 3_600_000)

const { YUL, LHR } = places

test('a traveler in the air is on the way, although their hotel is booked from an earlier hour', async () => {
  const { leg, night, plant, hour } = plan
  await plant('traveller@boreal', [leg(YUL, LHR, [-6, 5]), night(LHR, [-3, 40]), leg(LHR, YUL, [42, 50])])
  expect(await row()).toMatchObject({
    whereabouts: { isOnTheWay: true, until: hour(5, LHR), segment: { kind: 'flight', number: '864' } },
    presence: { arrives: hour(5, LHR) },
  })
})

test('a question of another trip months ago is not shown, one during the trip or of a week before is', async () => {
  const { db } = at.services
  const [companyId, profileId] = ['boreal', profileIdOf('traveller@boreal')]
  await plan.there('traveller@boreal', LHR, [-20, 20], { bookedAt: hours(-24 * 300) })
  const asked = async (from: number) => {
    const id = randomUUID()
    const times = { askedAt: hours(from), expiresAt: hours(from + 7 * 24) }
    const words = { about: 'Storm', note: '' }
    await db.insert(rollCalls).values({ id, companyId, kind: 'rollCall', askedBy: profileIdOf(me), ...words, ...times })
    const person = { companyId, profileId, isForGuest: false, isReachable: true }
    await db.insert(rollCallPeople).values({ id, rollCallId: id, ...person, note: '' })
    return id
  }
  await asked(-24 * 200)
  expect(await row()).not.toHaveProperty('rollCall')
  const before = await asked(-24 * 10)
  expect((await row())?.rollCall).toMatchObject({ id: before, answer: null })
  const during = await asked(-2)
  expect((await row())?.rollCall).toMatchObject({ id: during })
  await db.delete(rollCalls)
})

test('a place in the country where a trip began has no advice, unless others came from abroad', async () => {
  const { leg, plant } = plan
  const sourceUrl = 'https://advice.example/ca'
  const words = { warningText: { en: 'Take care' }, sourceUrl, issuedAt: at.clock.now }
  await at.services.db
    .insert(advisories)
    .values({ id: 'adv-ca', targetCountry: 'CA', sourceCountry: 'US', warningLevel: 2, ...words })
  const toronto = { ...YUL, code: 'YYZ', name: 'Pearson', city: 'Toronto', cityCode: 'YTO' }
  await plant('traveller@boreal', [leg(YUL, toronto, [-5, -4]), leg(toronto, YUL, [20, 21])])
  const levels = async () => (await ask()).places?.map(({ city, advisoryLevel }) => [city, advisoryLevel])
  expect(await levels()).toEqual([['Toronto', 0]])
  await plant('admin@boreal', [leg(LHR, toronto, [-12, -4]), leg(toronto, LHR, [20, 28])])
  expect(await levels()).toEqual([['Toronto', 2]])
  await at.services.db.delete(advisories).where(eq(advisories.id, 'adv-ca'))
})

test('a trip that has no place is listed after the others, on the page where the places end', async () => {
  const placed = [await plan.there('traveller@boreal', LHR, [-20, 20]), await plan.there('admin@boreal', LHR, [-9, 9])]
  const lost = await plan.there('finance@boreal', LHR, [-20, 20])
  const [trip] = await at.services.db
    .select({ id: trips.id })
    .from(trips)
    .where(and(eq(trips.companyId, 'boreal'), eq(trips.bookingId, lost)))
  await at.services.db.delete(tripPresences).where(eq(tripPresences.tripId, trip!.id))
  const page = async (query: string) => (await ask(query)).itineraryReports.map(({ bookingId }) => bookingId)
  expect((await page('')).at(-1)).toBe(lost)
  expect((await page('pageSize=2')).toSorted()).toEqual(placed.toSorted())
  expect(await page('pageSize=2&pageNumber=2')).toEqual([lost])
  expect((await ask()).totalInProgressCount).toBe(3)
})

test('the emergency contact is on the card of a trip until a week after it, unless it was canceled', async () => {
  const contactFor = async (bookingId: string) => {
    const path = `${company}/itineraryreport/contacts/${bookingId}`
    return (await at.get<ContactCard>(me, path)).emergencyContact?.phone
  }
  const whole = expect.stringMatching(/^\+/) as string
  const there = (days: number, more = {}) =>
    plan.there('traveller@boreal', LHR, [-24 * days - 60, -24 * days - 8], more)
  expect(await contactFor(await there(6))).toEqual(whole)
  expect(await contactFor(await there(8))).toBeUndefined()
  expect(await contactFor(await there(0, { status: 'cancelled' }))).toBeUndefined()
})
