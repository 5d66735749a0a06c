import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GroupManifest, GroupTravelerPage } from '#contract/groupTravelers.ts'
import { trips } from '#server/db/schema/trips.ts'
import { openTestApi } from '../support/api.ts'
import { bookForGroup, nextDay } from '../support/bookForGroup.ts'
import { groupDesk, groups, organiser } from '../support/groupDesk.ts'
import { places, plantTrip } from '../support/plantTrip.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const { confirmed, dayFromNow } = groupDesk(() => at)

test('the manifest has arrivals and departures by local day and airport, in the order of time', async () => {
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

test('a trip that never calls at the city counts where it goes instead; a cancelled one does not count', async () => {
  const { id } = await confirmed(['vip@aurora.example'], { actualLocation: 'PAR' })
  const bookingId = await bookForGroup(at.services, 'vip@aurora', id, { out: dayFromNow(39), back: dayFromNow(43) })
  const manifest = () => at.get<GroupManifest>(organiser, `${groups}/${id}/manifest`)
  expect((await manifest()).arrivals.map(({ airport }) => airport)).toEqual(['LHR'])
  await at.services.db.update(trips).set({ status: 'cancelled' }).where(eq(trips.bookingId, bookingId))
  expect(await manifest()).toEqual({ arrivals: [], departures: [], missing: 0 })
})
