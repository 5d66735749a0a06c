import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Alert } from '#contract/risk/alerts.ts'
import type { Notification } from '#contract/notices/notifications.ts'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { alerts } from '#server/db/schema/risk/alerts.ts'
import { advisories } from '#server/db/schema/risk/risk.ts'
import { profileRoles } from '#server/db/schema/company/people.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { localTimeOf } from '#server/time/zonedTime.ts'
import { openTestApi, placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { plantAlert } from '#tests/support/risk/plantAlert.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
  await at.services.db.update(trips).set({ status: 'cancelled' }).where(eq(trips.companyId, 'boreal'))
})
afterAll(() => at.close())
beforeEach(async () => {
  await at.services.db.delete(alerts)
  await at.services.db.delete(advisories)
  await at.services.db.update(trips).set({ status: 'cancelled' }).where(eq(trips.companyId, 'boreal'))
})

const { YUL, LHR } = places
const hour = (hours: number, { timeZone }: { timeZone: string }) =>
  localTimeOf(at.clock.now.getTime() + hours * 3_600_000, timeZone)
const inLondon = (who: Handle, more: Parameters<typeof plantTrip>[1]['trip'] = {}) =>
  plantTrip(at.services.db, {
    who,
    bookedAt: at.clock.now,
    segments: [
      { from: YUL, to: LHR, departure: hour(-20, YUL), arrival: hour(-13, LHR) },
      { from: LHR, to: YUL, departure: hour(30, LHR), arrival: hour(38, YUL) },
    ],
    trip: more,
  })
const notesOf = async (who: Handle, type: Notification['type'], language = 'en') =>
  (await at.get<Notification[]>(who, `/main${placeOf(who)}/notifications`, { 'Accept-Language': language })).filter(
    (note) => note.type === type,
  )
const alertsFor = (who: Handle) => at.get<Alert[]>(who, `/main${placeOf(who)}/alerts/garda`)
const advise = (level: number) =>
  at.services.db.insert(advisories).values({
    id: 'adv-test',
    targetCountry: 'GB',
    sourceCountry: 'CA',
    warningLevel: level,
    warningText: { en: 'Take care', fr: 'Prudence', es: 'Precaución' },
    sourceUrl: 'https://advice.example/gb',
    issuedAt: at.clock.now,
  })
const me = 'traveller@boreal'

test('an alert about a current trip is notified under a stable key and leads to what to do', async () => {
  const bookingId = await inLondon(me)
  await plantAlert(at.services.db, 'severe', at.clock.now)
  const [note, ...others] = await notesOf(me, 'traveladvisory')
  expect(others).toEqual([])
  expect(note).toMatchObject({
    code: 'travelAlert',
    key: 'alert:severe:3',
    title: 'Flood severe',
    isUrgent: true,
    since: new Date(at.clock.now.getTime() - 3_600_000).toISOString(),
    actionRoute: { name: 'tripAdvisories', query: { bookingId, from: 'notifications' } },
  })
  expect(note!.detail).toContain('let someone know that you are safe')
  expect(await notesOf('admin@boreal', 'traveladvisory')).toEqual([])
})

test('an update of an alert keeps its key, unless it is graver or no announcement any more', async () => {
  await inLondon(me)
  const keysOf = async (...updates: [id: string, more: NonNullable<Parameters<typeof plantAlert>[3]>][]) => {
    await at.services.db.delete(alerts)
    for (const [id, more] of updates) await plantAlert(at.services.db, id, at.clock.now, { eventId: 'storm', ...more })
    return (await notesOf(me, 'traveladvisory')).map(({ key, title }) => [key, title])
  }
  expect(await keysOf(['first', {}])).toEqual([['alert:storm:3', 'Flood first']])
  expect(await keysOf(['second', {}])).toEqual([['alert:storm:3', 'Flood second']])
  expect(await keysOf(['graver', { severity: 4 }])).toEqual([['alert:storm:4', 'Flood graver']])
  expect(await keysOf(['ahead', { isAnnouncement: true }])).toEqual([['alert:storm:3:announced', 'Flood ahead']])
  const later = { sentAt: at.clock.now }
  expect(await keysOf(['older', {}], ['newer', later])).toEqual([['alert:storm:3', 'Flood newer']])
})

test('an alert about several trips is notified once, and hides no other alert', async () => {
  for (let count = 0; count < 11; count += 1) await inLondon(me)
  await plantAlert(at.services.db, 'severe', at.clock.now)
  await plantAlert(at.services.db, 'rain', at.clock.now, { severity: 2 })
  const notes = await notesOf(me, 'traveladvisory')
  expect(notes.map(({ title }) => title)).toEqual(['Flood severe', 'Flood rain'])
  expect(notes[0]!.detail).toContain('It concerns 11 of your trips (London).')
  expect((await alertsFor(me))[0]!.trips).toContain(notes[0]!.actionRoute.query['bookingId'])
})

test('an announcement and a moderate alert are calm', async () => {
  await inLondon(me)
  await plantAlert(at.services.db, 'strike', at.clock.now, { severity: 4, isAnnouncement: true })
  await plantAlert(at.services.db, 'rain', at.clock.now, { severity: 2 })
  const notes = await notesOf(me, 'traveladvisory', 'fr')
  expect(notes.map(({ isUrgent }) => isUrgent)).toEqual([false, false])
  expect(notes[0]!.detail).toContain('Annoncé pour le')
})

test('an alert about a guest on the booking is not notified to the booker', async () => {
  await inLondon(me, { guest: { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@guest.example' } })
  await plantAlert(at.services.db, 'severe', at.clock.now)
  expect(await notesOf(me, 'traveladvisory')).toEqual([])
  expect(await alertsFor(me)).toEqual([])
})

test('a person reads the alerts of their own trips, and a risk advisor those of all travelers without names', async () => {
  const bookingId = await inLondon(me)
  await inLondon('admin@boreal')
  await inLondon('admin@boreal', { guest: { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@guest.example' } })
  await plantAlert(at.services.db, 'severe', at.clock.now)
  const [own] = await alertsFor(me)
  expect(own).toMatchObject({ id: 'severe', severity: 3, countries: ['GB'], trips: [bookingId] })
  expect(own).not.toHaveProperty('travellers')
  const answer = await alertsFor('risk@boreal')
  expect(answer).toMatchObject([{ id: 'severe', trips: [], travellers: 3 }])
  expect(JSON.stringify(answer)).not.toMatch(/Ruiz|ana@guest|p-boreal/)
  const other = await at.send('admin@boreal', `/main${placeOf(me)}/alerts/garda`)
  expect(other.status).toBe(403)
})

test('an alert of many corners is answered with a simpler area', async () => {
  await inLondon(me)
  const corners = Array.from({ length: 3000 }, (_, at) => ({
    latitude: 51.5 + Math.sin((at / 1500) * Math.PI),
    longitude: Math.cos((at / 1500) * Math.PI),
  }))
  const areas = [{ name: 'London', polygons: [corners], circles: [] }]
  await plantAlert(at.services.db, 'flood', at.clock.now, { areas })
  const [alert] = await alertsFor(me)
  expect(alert!.areas.map(({ name }) => name)).toEqual(['London'])
  expect(alert!.areas[0]!.polygons[0]!.length).toBeGreaterThan(100)
  expect(alert!.areas[0]!.polygons[0]!.length).toBeLessThanOrEqual(200)
})

test("a person's own advised trip names the country", async () => {
  await inLondon(me)
  await advise(2)
  const [note] = await notesOf(me, 'tripadvisorypersonal')
  expect(note!.title).toBe('United Kingdom: travel advisory for your trip to London')
})

test('an arranger is notified once about each approved traveler with an advised trip, and not about others', async () => {
  await advise(1)
  const advised = [await inLondon(me), await inLondon(me)]
  await inLondon('admin@boreal')
  const notes = await notesOf('arranger@boreal', 'tripadvisoryarranger')
  expect(notes).toHaveLength(1)
  expect(notes[0]).toMatchObject({
    code: 'arrangerTripAdvisoryCaution',
    actionRoute: {
      name: 'arrangerTravelerAdvisories',
      query: { from: 'notifications' },
      params: { companyId: 'boreal', profileId: profileIdOf(me) },
    },
  })
  const bookingId = notes[0]!.actionRoute.query['bookingId']!
  expect(advised).toContain(bookingId)
  // The link leads to what the arranger may read.
  const advice = `/main/companies/boreal/profiles/${profileIdOf(me)}/advisories/trips/${bookingId}`
  expect((await at.send('arranger@boreal', advice)).status).toBe(200)
  expect(notes[0]!.title).toContain('travels to a country under a travel advisory: United Kingdom')
  await at.services.db
    .update(arrangerRequests)
    .set({ status: 'sent' })
    .where(eq(arrangerRequests.travelerProfileId, profileIdOf(me)))
  expect(await notesOf('arranger@boreal', 'tripadvisoryarranger')).toEqual([])
})

test('an admin and a risk advisor are notified by number, each with a link to a page that they may open', async () => {
  await advise(1)
  expect(await notesOf('risk@boreal', 'tripadvisoryadmin')).toEqual([])
  await inLondon(me)
  await inLondon('admin@boreal')
  const [advisor] = await notesOf('risk@boreal', 'tripadvisoryadmin')
  expect(advisor).toMatchObject({
    code: 'adminTripAdvisoryCaution',
    // The key names no country, as an admin is not told where somebody is.
    key: expect.stringMatching(/^adminAdvisory:[0-9a-f]{24}$/),
    title: '2 people are on trips to a country under a travel advisory',
    actionRoute: { name: 'reports', query: { advisoryLevels: '1,2,3', displayTripStatus: 'InProgress' } },
  })
  const [admin] = await notesOf('admin@boreal', 'tripadvisoryadmin')
  expect(admin!.actionRoute).toEqual({ name: 'employees', query: { attention: 'advisories' } })
  expect(await notesOf(me, 'tripadvisoryadmin')).toEqual([])
  await at.services.db.insert(profileRoles).values({ profileId: profileIdOf('admin@boreal'), role: 'RiskAdvisor' })
  const [both] = await notesOf('admin@boreal', 'tripadvisoryadmin')
  expect(both!.actionRoute).toEqual(advisor!.actionRoute)
})

/** Begin, end and severity of an alert in London by hours from now, where the person is; then what is said. */
test.each([
  ['in force where they are', -2, 20, 3, {}, true],
  ['moderate, in force where they are', -2, 20, 2, {}, true],
  ['minor, in force where they are', -2, 20, 1, {}, false],
  ['that begins in two hours', 2, 20, 3, {}, false],
  ['that begins now', 0, 20, 3, {}, true],
  ['of an announced strike under way', -2, 20, 3, { isAnnouncement: true }, false],
  ['in force without an end', -2, undefined, 4, {}, true],
])('an alert %s is said to be now only while it concerns them there', async (_, from, to, severity, more, isNow) => {
  await inLondon(me)
  const later = (hours: number) => new Date(at.clock.now.getTime() + hours * 3_600_000)
  const times = { startsAt: later(from), endsAt: to === undefined ? null : later(to), countsUntil: later(to ?? 100) }
  await plantAlert(at.services.db, 'storm', at.clock.now, { severity, ...times, ...more })
  const [note] = await notesOf(me, 'traveladvisory')
  expect(note?.isNow).toBe(isNow)
})

test('an alert has a day of its own until it is in force, also a minor one that began after the trip', async () => {
  await inLondon(me)
  const later = (hours: number) => new Date(at.clock.now.getTime() + hours * 3_600_000)
  const times = { startsAt: later(25), endsAt: later(60), countsUntil: later(60) }
  await plantAlert(at.services.db, 'storm', at.clock.now, { severity: 1, ...times })
  const day = times.startsAt.toISOString().slice(0, 10)
  expect(await notesOf(me, 'traveladvisory')).toMatchObject([{ isNow: false, dueDay: day }])
  at.clock.now = later(26)
  const [note] = await notesOf(me, 'traveladvisory')
  expect(note).toMatchObject({ isNow: false })
  expect(note!.dueDay).toBeUndefined()
})

test('an alert in force where a trip leads tomorrow is not now, and neither is one where it led yesterday', async () => {
  await plantTrip(at.services.db, {
    who: me,
    bookedAt: at.clock.now,
    segments: [
      { from: YUL, to: LHR, departure: hour(27, YUL), arrival: hour(34, LHR) },
      { from: LHR, to: YUL, departure: hour(60, LHR), arrival: hour(68, YUL) },
    ],
  })
  await plantAlert(at.services.db, 'storm', at.clock.now, {
    endsAt: new Date(+at.clock.now + 60 * 3_600_000),
  })
  const [note] = await notesOf(me, 'traveladvisory')
  expect(note?.isNow).toBe(false)
  expect(note!.tripStart! > hour(0, YUL).slice(0, 10)).toBe(true)
})
