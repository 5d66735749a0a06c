import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Notification } from '#contract/notices/notifications.ts'
import type { OutdatedTrip } from '#contract/trips/outdatedTrips.ts'
import type { TravelDocument } from '#contract/profile/travelDocuments.ts'
import { companyChanges } from '#server/db/schema/company/admin.ts'
import { profileChanges, travelDocuments } from '#server/db/schema/profile/profileData.ts'
import { tripReports, trips } from '#server/db/schema/trips/trips.ts'
import { employeeIdOf, openTestApi, placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'

// A booking keeps the details of the day it was made (§4): until its agency is told, the trip is listed as outdated.

let at: Awaited<ReturnType<typeof openTestApi>>
let london: string
let honolulu: string
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const me: Handle = 'traveller@aurora'
const arranger: Handle = 'arranger@aurora'
const profileId = profileIdOf(me)
const hours = (count: number) => (at.clock.now = new Date(+at.clock.now + count * 3_600_000))
const day = (count: number) => new Date(+at.clock.now + count * 86_400_000).toISOString().slice(0, 10)

beforeEach(async () => {
  const { db } = at.services
  for (const table of [profileChanges, travelDocuments]) await db.delete(table).where(eq(table.profileId, profileId))
  await db.delete(tripReports)
  await db.update(trips).set({ status: 'cancelled' }).where(eq(trips.profileId, profileId))
  const plant = (to: (typeof places)[keyof typeof places], ahead: number) =>
    plantTrip(db, {
      who: me,
      bookedAt: at.clock.now,
      segments: [{ from: places.YUL, to, departure: `${day(ahead)}T10:00`, arrival: `${day(ahead)}T18:00` }],
    })
  london = await plant(places.LHR, 40)
  honolulu = await plant(places.HNL, 60)
  hours(1)
})

const json = (method: string, body?: unknown): RequestInit => ({
  method,
  ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
})
const ok = async <Answer>(who: Handle, path: string, init?: RequestInit) => {
  const answer = await at.send(who, `/main${placeOf(me)}${path}`, init)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Answer
}
const outdated = (who: Handle = me) => ok<OutdatedTrip[]>(who, '/outdated-trips')
const codes = async (who?: Handle) => (await outdated(who)).map(({ bookingId }) => bookingId)
const tasks = async () =>
  (await ok<Notification[]>(me, '/notifications')).filter(({ code }) => code === 'tripHasOldDetails')
const rename = async (lastName: string) => {
  const profile = await ok<{ lastName: string }>(me, '')
  const patch = [
    { op: 'test', path: '/lastName', value: profile.lastName },
    { op: 'replace', path: '/lastName', value: lastName },
  ]
  await ok(me, '', json('PATCH', patch))
}
const addPassport = (issueCountry = 'CA', number = 'AB123456') =>
  ok<TravelDocument>(
    me,
    '/travel-documents',
    json('POST', { type: 'passport', number, issueCountry, expirationDate: '2034-02-28' }),
  )
const report = (bookingId: string, topic: string) =>
  ok(me, `/trips/${bookingId}/report`, json('POST', { topic, text: 'My name has changed.' }))

test('a new name concerns all trips booked before, also when the page is opened again, and for the arranger', async () => {
  expect(await codes()).toEqual([])
  await rename('Lavoie')
  expect(await codes()).toEqual([london, honolulu])
  expect(await codes(arranger)).toEqual([london, honolulu])
  expect((await outdated())[0]).toMatchObject({ destination: 'London', details: ['name'], otherPassport: null })
})

test('the second trip is not forgotten when the agency of the first has been told; a later change opens both', async () => {
  await rename('Gagnon')
  hours(1)
  await report(london, 'wrongDetails')
  expect(await codes()).toEqual([honolulu])
  await report(honolulu, 'payment')
  expect(await codes()).toEqual([honolulu])
  hours(1)
  await rename('Gagnon Roy')
  expect(await codes()).toEqual([london, honolulu])
})

test('a trip that was settled by telephone leaves the list, and a trip of somebody else cannot be settled', async () => {
  await rename('Bouchard')
  hours(1)
  await ok(arranger, `/trips/${honolulu}/settled-details`, json('PUT'))
  expect(await codes()).toEqual([london])
  const others = await at.send(me, `/main${placeOf(me)}/trips/ZZZZZZ/settled-details`, json('PUT'))
  expect(others.status).toBe(404)
})

test('a trip that is booked after the change holds the new details', async () => {
  await rename('Caron')
  hours(1)
  await at.services.db.update(trips).set({ bookedAt: at.clock.now }).where(eq(trips.bookingId, london))
  expect(await codes()).toEqual([honolulu])
})

test('a changed passport is named with the trips that it may be in, and each is a task that leads to the passports', async () => {
  const first = await addPassport()
  await at.services.db.delete(profileChanges).where(eq(profileChanges.profileId, profileId))
  expect(await codes()).toEqual([])
  hours(1)
  const { type, issueCountry, expirationDate, version } = first
  const renewed = { type, issueCountry, expirationDate, version, number: 'CD998877' }
  await ok(me, `/travel-documents/${first.id}`, json('PUT', renewed))
  const [trip] = await outdated()
  expect(trip).toMatchObject({ passports: [{ issueCountry: 'CA', ending: '8877' }], otherPassport: null })
  const notes = await tasks()
  expect(
    notes.map(({ actionRoute, tripStart }) => [actionRoute.query['bookingId'], actionRoute.name, tripStart]),
  ).toEqual([
    [london, 'travelDocuments', trip!.departureDate.slice(0, 10)],
    [honolulu, 'travelDocuments', expect.any(String)],
  ])
  expect(notes[0]).toMatchObject({
    title: 'Your trip to London still has your old details',
    detail: 'Changed after it was booked: passport. Have your agency pass it on to the airline and the hotel.',
  })
})

test('a membership is said on the page of the profile, and is no task', async () => {
  const change = { action: 'added' as const, fields: ['number'], at: at.clock.now, actorProfileId: profileId }
  await at.services.db
    .insert(profileChanges)
    .values({ id: 'm1', companyId: 'aurora', profileId, section: 'memberships', ...change })
  expect(await codes()).toEqual([london, honolulu])
  expect(await tasks()).toEqual([])
})

test('a name that the directory changed concerns the trips too, and a new person has none', async () => {
  const note = (action: 'added' | 'changed', id: string) => ({
    id,
    companyId: 'aurora',
    at: at.clock.now,
    entity: 'employee' as const,
    entityId: employeeIdOf(me),
    scimTokenId: 'token',
    action,
    changes: [{ field: 'lastName', from: null, to: null }],
  })
  await at.services.db.insert(companyChanges).values(note('added', 'c-added'))
  expect(await codes()).toEqual([])
  await at.services.db.insert(companyChanges).values(note('changed', 'c-changed'))
  expect((await tasks()).map(({ actionRoute }) => actionRoute.name)).toEqual(['personal', 'personal'])
})
