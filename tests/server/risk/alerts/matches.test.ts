import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { alertReplacements, alerts } from '#server/db/schema/risk/alerts.ts'
import { tripPresences } from '#server/db/schema/risk/presences.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { isAffected, isDuring } from '#server/domains/risk/alerts/concerns.ts'
import {
  alertMatches,
  alertsOfTrips,
  matchedAlerts,
  severityOfStays,
  staysCondition,
  staysOfAlert,
} from '#server/domains/risk/alerts/matches.ts'
import { pseudoRandom } from '#server/codes/pseudoRandom.ts'
import { localTimeOf } from '#server/time/zonedTime.ts'
import { openTestApi } from '#tests/support/http/api.ts'
import { circle, plantAlert } from '#tests/support/risk/plantAlert.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
  await at.services.db.update(trips).set({ status: 'cancelled' }).where(eq(trips.companyId, 'boreal'))
})
afterAll(() => at.close())
beforeEach(async () => {
  await at.services.db.delete(alertReplacements)
  await at.services.db.delete(alerts)
})

const db = () => at.services.db
const now = () => at.clock.now
const { YUL, LHR } = places
const hour = (hours: number, { timeZone }: { timeZone: string }) =>
  localTimeOf(now().getTime() + hours * 3_600_000, timeZone)

/** To London and back, there between two hours from now. */
async function inLondon(from: number, to: number) {
  const bookingId = await plantTrip(db(), {
    who: 'traveller@boreal',
    bookedAt: now(),
    segments: [
      { from: YUL, to: LHR, departure: hour(from - 7, YUL), arrival: hour(from, LHR) },
      { from: LHR, to: YUL, departure: hour(to, LHR), arrival: hour(to + 8, YUL) },
    ],
  })
  const [trip] = await db().select({ id: trips.id }).from(trips).where(eq(trips.bookingId, bookingId))
  return trip!.id
}
const plant = (...[id, more]: [id: string, more?: Parameters<typeof plantAlert>[3]]) =>
  plantAlert(db(), id, now(), more)
const tripsFor = async (id: string) =>
  new Set((await staysOfAlert(db(), 'boreal', id, now())).map(({ tripId }) => tripId))

test('an alert concerns trips in its country during it, near its area by severity', async () => {
  const present = await inLondon(-20, 30)
  const later = await inLondon(100, 130)
  await plant('here')
  await plant('next-week', {
    startsAt: new Date(now().getTime() + 90 * 3_600_000),
    endsAt: null,
    countsUntil: new Date(now().getTime() + 200 * 3_600_000),
  })
  await plant('edinburgh', { areas: [circle(55.95, -3.19)], severity: 3 })
  await plant('whole-country', { areas: [circle(55.95, -3.19)], severity: 4 })
  await plant('leeds-3', { areas: [circle(53.8, -1.55)], severity: 3 })
  await plant('leeds-2', { areas: [circle(53.8, -1.55)], severity: 2 })
  await plant('france', { countries: ['FR'] })
  await plant('france-4', { countries: ['FR'], severity: 4 })
  await plant('lyon-4', { countries: ['FR'], areas: [circle(45.76, 4.84)], severity: 4 })
  await plant('no-shape', { areas: [], severity: 1 })
  expect(await tripsFor('here')).toEqual(new Set([present]))
  expect(await tripsFor('next-week')).toEqual(new Set([later]))
  expect(await tripsFor('edinburgh')).toEqual(new Set())
  expect(await tripsFor('whole-country')).toEqual(new Set([present]))
  expect(await tripsFor('leeds-3')).toEqual(new Set([present]))
  expect(await tripsFor('leeds-2')).toEqual(new Set())
  expect(await tripsFor('france'), 'distance alone decides, whatever the country').toEqual(new Set([present]))
  expect(await tripsFor('france-4'), 'the highest severity finds no fewer').toEqual(new Set([present]))
  expect(await tripsFor('lyon-4')).toEqual(new Set())
  expect(await tripsFor('no-shape')).toEqual(new Set([present]))
  expect(await tripsFor('unknown')).toEqual(new Set())
  expect(await staysOfAlert(db(), 'cedar', 'here', now())).toEqual([])
})

test('an alert that is over, replaced, canceled or expired concerns nobody', async () => {
  await inLondon(-20, 30)
  await plant('over', { isOver: true })
  await plant('replaced')
  await plant('expired', { endsAt: new Date(now().getTime() - 60_000) })
  const [{ sender, identifier, sentAt } = {}] = await db().select().from(alerts).where(eq(alerts.id, 'replaced'))
  await db()
    .insert(alertReplacements)
    .values({ sender: sender!, identifier: identifier!, sentAt: sentAt!, receivedAt: now() })
  expect(await alertMatches(db(), 'boreal', { now: now() })).toEqual([])
})

test('a trip lists its alerts, the most severe first, and announcements do not raise its severity', async () => {
  const trip = await inLondon(-20, 30)
  await plant('minor', { severity: 1 })
  await plant('severe', { severity: 3 })
  await plant('strike', { severity: 4, isAnnouncement: true })
  const matched = await matchedAlerts(db(), 'boreal', { now: now(), tripIds: [trip, 'none'] })
  const found = await alertsOfTrips(db(), matched, { tripIds: [trip, 'none'], language: 'fr' })
  expect([...found.keys()]).toEqual([trip])
  expect(found.get(trip)).toEqual([
    { id: 'strike', headline: 'Flood strike', severity: 4, isAnnouncement: true },
    { id: 'severe', headline: 'Flood severe', severity: 3, isAnnouncement: false },
    { id: 'minor', headline: 'Flood minor', severity: 1, isAnnouncement: false },
  ])
  expect(Object.fromEntries(severityOfStays(matched))).toEqual({ [`${trip} 0`]: 3 })
  const staysOf = async (id: string) => {
    const where = staysCondition(await staysOfAlert(db(), 'boreal', id, now()))
    const { tripId, ordinal, city } = tripPresences
    return db().select({ tripId, ordinal, city }).from(tripPresences).where(where)
  }
  const ofTrip = (await staysOf('severe')).filter(({ tripId }) => tripId === trip)
  expect(ofTrip).toEqual([{ tripId: trip, ordinal: 0, city: 'London' }])
  expect(await staysOf('unknown')).toEqual([])
})

test('the query finds the same trips as a count over every stay', async () => {
  let drawn = 0
  const random = () => pseudoRandom(`alerts ${(drawn += 1)}`)
  const between = (from: number, to: number) => from + random() * (to - from)
  const stays = await db()
    .select({ stay: tripPresences, status: trips.status })
    .from(tripPresences)
    .innerJoin(trips, eq(trips.id, tripPresences.tripId))
    .where(eq(tripPresences.companyId, 'aurora'))
  const located = stays.filter(({ stay }) => stay.latitude !== null)
  for (let index = 0; index < 60; index += 1) {
    const { stay } = located[Math.floor(random() * located.length)]!
    const begin = new Date(now().getTime() + between(-500, 500) * 3_600_000)
    const until = new Date(begin.getTime() + between(1, 400) * 3_600_000)
    const [latitude, longitude] = [stay.latitude! + between(-4, 4), stay.longitude! + between(-6, 6)]
    await plant(`random-${index}`, {
      severity: 1 + Math.floor(random() * 4),
      startsAt: begin,
      endsAt: until,
      countries: [stay.countryCode, 'US'],
      areas: [circle(latitude, longitude, between(0, 80)), boxAround(latitude, longitude, between(0.1, 3))],
    })
  }
  const matches = await alertMatches(db(), 'aurora', { now: now() })
  const rows = await db().select().from(alerts)
  const naive = rows.flatMap((alert) => {
    if (alert.countsUntil <= now()) return []
    const of = stays.filter(
      ({ stay, status }) => status !== 'cancelled' && isDuring(alert, stay, now()) && isAffected(alert, stay),
    )
    return of.length === 0 ? [] : [[alert.id, [...new Set(of.map(({ stay }) => stay.tripId))].toSorted()]]
  })
  const found = matches.map(({ alert, tripIds }) => [alert.id, [...tripIds].toSorted()])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(naive))
  expect(found.length).toBeGreaterThan(5)
})

const boxAround = (latitude: number, longitude: number, size: number) => ({
  name: 'Box',
  circles: [],
  polygons: [
    [
      { latitude: latitude - size, longitude: longitude - size },
      { latitude: latitude + size, longitude: longitude - size },
      { latitude: latitude + size, longitude: longitude + size },
      { latitude: latitude - size, longitude: longitude - size },
    ],
  ],
})
