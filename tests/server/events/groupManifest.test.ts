import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GroupManifest, GroupTravelerPage } from '#contract/events/groupTravelers.ts'
import type { GroupDetail } from '#contract/events/groupTravels.ts'
import { groupTravelers } from '#server/db/schema/trips/groups.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { openTestApi, profileIdOf } from '#tests/support/http/api.ts'
import { bookForGroup, nextDay } from '#tests/support/events/bookForGroup.ts'
import { groupDesk, groups, organiser } from '#tests/support/events/groupDesk.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const { ask, confirmed, dayFromNow } = groupDesk(() => at)

test('a trip that waits for approval is not booked yet: nobody is reminded to book, and the manifest misses it', async () => {
  const { id } = await confirmed(['vip@aurora.example', 'risk@aurora.example'], { actualLocation: 'LON' })
  const days = { out: dayFromNow(38), back: dayFromNow(43) }
  await bookForGroup(at.services, 'vip@aurora', id, days)
  await bookForGroup(at.services, 'risk@aurora', id, { ...days, changed: { status: 'pending' } })
  const page = await at.get<GroupTravelerPage>(organiser, `${groups}/${id}/travelers`)
  expect(page.filterCounts).toMatchObject({ booked: 1, notBooked: 0 })
  expect(page.responseData.flatMap(({ trip }) => (trip?.isWaiting ? [trip] : []))).toHaveLength(1)
  const manifest = await at.get<GroupManifest>(organiser, `${groups}/${id}/manifest`)
  expect(manifest.arrivals.flatMap(({ people }) => people)).toHaveLength(1)
  expect(manifest.missing).toBe(1)
})

test('the manifest has arrivals and departures by local day and airport, in order of time', async () => {
  const { id } = await confirmed(
    ['vip@aurora.example', 'risk@aurora.example', 'traveller@aurora.example', 'finance@aurora.example'],
    { actualLocation: 'LON' },
  )
  const [first, last] = [dayFromNow(38), dayFromNow(43)]
  await bookForGroup(at.services, 'vip@aurora', id, { out: first, back: last })
  await bookForGroup(at.services, 'risk@aurora', id, { out: nextDay(first), back: last })
  await bookForGroup(at.services, 'finance@aurora', id, { out: first, back: last, changed: { status: 'cancelled' } })
  // Honolulu is ten hours behind London: the day it leaves there is another one.
  await plantTrip(at.services.db, {
    who: 'traveller@aurora',
    bookedAt: at.clock.now,
    segments: [
      { from: places.HNL, to: places.YUL, departure: `${first}T01:00`, arrival: `${first}T15:00` },
      {
        from: places.YUL,
        to: places.LHR,
        departure: `${first}T19:00`,
        arrival: `${nextDay(first)}T06:10`,
        number: '866',
      },
      {
        from: places.LHR,
        to: places.AKL,
        departure: `${last}T23:40`,
        arrival: `${nextDay(nextDay(last))}T11:00`,
        number: '1',
      },
    ],
    trip: { groupTravelId: id },
  })
  const manifest = await at.get<GroupManifest>(organiser, `${groups}/${id}/manifest`)
  const short = (days: GroupManifest['arrivals']) =>
    days.map(({ day: on, airport, people: there }) => [
      on,
      airport,
      there.map(({ time, number, name }) => `${time} ${number} ${name}`),
    ])
  expect(short(manifest.arrivals)).toEqual([
    [nextDay(first), 'LHR', ['06:10 AC 866 Camille Tremblay', '07:40 AC 864 Étienne Lavoie']],
    [nextDay(nextDay(first)), 'LHR', ['07:40 AC 864 Ingrid Solberg']],
  ])
  expect(short(manifest.departures)).toEqual([
    [last, 'LHR', ['15:05 AC 865 Étienne Lavoie', '15:05 AC 865 Ingrid Solberg', '23:40 AC 1 Camille Tremblay']],
  ])
  expect(manifest.missing).toBe(0)
  const page = await at.get<GroupTravelerPage>(organiser, `${groups}/${id}/travelers`)
  expect(page.filterCounts.booked).toBe(3)
  const vip = page.responseData.find(({ email }) => email.startsWith('vip'))
  expect(vip?.trip).toMatchObject({
    status: 'Upcoming',
    arrival: { airport: 'LHR', at: `${nextDay(first)}T07:40`, number: 'AC 864' },
    departure: { airport: 'LHR', at: `${last}T15:05` },
  })
})

test('a traveler who declined with a booked trip is listed apart until that trip is canceled', async () => {
  const { id } = await confirmed(['vip@aurora.example', 'risk@aurora.example'], { actualLocation: 'LON' })
  const days = { out: dayFromNow(38), back: dayFromNow(43) }
  const bookingId = await bookForGroup(at.services, 'vip@aurora', id, days)
  await bookForGroup(at.services, 'risk@aurora', id, days)
  const { db } = at.services
  const isTheirs = eq(groupTravelers.groupTravelId, id)
  const answered = { invitedAt: at.clock.now, answeredAt: at.clock.now }
  await db
    .update(groupTravelers)
    .set({ ...answered, status: 'accepted' })
    .where(isTheirs)
  const isVip = eq(groupTravelers.profileId, profileIdOf('vip@aurora'))
  await db.update(groupTravelers).set({ status: 'declined' }).where(and(isTheirs, isVip))
  const manifest = await at.get<GroupManifest>(organiser, `${groups}/${id}/manifest`)
  const names = [manifest.arrivals, manifest.departures].map((way) => way.flatMap(({ people }) => people))
  expect(names.map((way) => way.map(({ name }) => name))).toEqual([['Ingrid Solberg'], ['Ingrid Solberg']])
  expect(manifest.declined).toMatchObject([{ name: 'Étienne Lavoie', email: 'vip@aurora.example', bookingId }])
  const counts = async () => (await at.get<GroupDetail>(organiser, `${groups}/${id}`)).counts
  expect(await counts()).toMatchObject({ accepted: 1, declined: 1, booked: 1 })
  const list = (query: string) => at.get<GroupTravelerPage>(organiser, `${groups}/${id}/travelers${query}`)
  expect(await list('?filter=booked')).toMatchObject({
    filterCounts: { booked: 1, declined: 1 },
    declinedBooked: 1,
    responseData: [{ email: 'risk@aurora.example' }],
  })
  expect((await list('?filter=declinedBooked')).responseData).toMatchObject([{ trip: { bookingId } }])
  // Removing them from the list would hide that trip.
  const removed = await ask(organiser, 'POST', `${groups}/${id}/removals`, {
    travelerIds: [manifest.declined![0]!.travelerId],
  })
  expect(await removed.json()).toMatchObject({ count: 0, skipped: 1 })
  await db.update(trips).set({ status: 'cancelled' }).where(eq(trips.bookingId, bookingId))
  expect((await at.get<GroupManifest>(organiser, `${groups}/${id}/manifest`)).declined).toEqual([])
  expect((await list('')).declinedBooked).toBe(0)
})

test('a trip that never stops in the city counts for its destination; a canceled trip does not count', async () => {
  const { id } = await confirmed(['vip@aurora.example'], { actualLocation: 'PAR' })
  const bookingId = await bookForGroup(at.services, 'vip@aurora', id, { out: dayFromNow(39), back: dayFromNow(43) })
  const manifest = () => at.get<GroupManifest>(organiser, `${groups}/${id}/manifest`)
  expect((await manifest()).arrivals.map(({ airport }) => airport)).toEqual(['LHR'])
  await at.services.db.update(trips).set({ status: 'cancelled' }).where(eq(trips.bookingId, bookingId))
  expect(await manifest()).toEqual({ arrivals: [], departures: [], missing: 0, declined: [] })
})
