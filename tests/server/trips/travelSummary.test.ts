import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TravelSummary, Trip } from '#contract/trips/trips.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { openTestApi, placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeEach(async () => {
  at = await openTestApi()
})
afterEach(() => at.close())

/** A person without trips, until a test plants them. */
const who: Handle = 'newhire@aurora'
const summaryOf = (person: Handle) => at.get<TravelSummary>(person, `/main${placeOf(person)}/travel-summary`)
const nothing = { upcoming: 0, trips: 0, nights: 0, cities: 0, countries: 0 }
const livesAt = (airportCode: string | null) =>
  at.services.db
    .update(profiles)
    .set({ airportCode })
    .where(eq(profiles.id, profileIdOf(who)))

/** To London on one day, back on another. */
const plant = (out: string, back: string, trip: Parameters<typeof plantTrip>[1]['trip'] = {}) =>
  plantTrip(at.services.db, {
    who,
    bookedAt: new Date('2030-01-01T12:00:00Z'),
    segments: [
      { from: places.YUL, to: places.LHR, departure: `${out}T08:00`, arrival: `${out}T20:00` },
      { from: places.LHR, to: places.YUL, departure: `${back}T12:00`, arrival: `${back}T14:00` },
    ],
    trip,
  })

test('a year has five figures of past and coming trips, never of canceled ones', async () => {
  at.clock.now = new Date('2031-06-15T12:00:00Z')
  expect(await summaryOf(who)).toEqual(nothing)
  await plant('2031-02-03', '2031-02-07')
  await plant('2031-04-01', '2031-04-02')
  await plant('2031-03-01', '2031-03-05', { status: 'cancelled' })
  await plant('2030-11-01', '2030-11-05')
  await plant('2031-09-01', '2031-09-05')
  await plant('2031-09-10', '2031-09-12', { status: 'cancelled' })
  expect(await summaryOf(who)).toEqual({ upcoming: 1, trips: 2, nights: 5, cities: 1, countries: 1 })
})

const guest = { firstName: 'Ada', lastName: 'Quill', email: 'ada@guests.example' }

test('trips booked for guests are no travel of the booker, and come after their own trips', async () => {
  at.clock.now = new Date('2031-06-15T12:00:00Z')
  await plant('2031-02-03', '2031-02-07', { guest })
  await plant('2031-08-01', '2031-08-05', { guest })
  await plant('2031-09-01', '2031-09-05')
  expect(await summaryOf(who)).toEqual({ ...nothing, upcoming: 1 })
  const latest = await at.get<Trip[]>(who, `/main${placeOf(who)}/itineraries/latest`)
  expect(latest.map(({ isForGuest = false }) => isForGuest)).toEqual([false, true])
})

test('the year begins at midnight of the home airport, not of the server', async () => {
  await plant('2031-12-29', '2031-12-30')
  at.clock.now = new Date('2032-01-01T02:00:00Z')
  await livesAt('LHR')
  expect(await summaryOf(who)).toEqual(nothing)
  await livesAt('YUL')
  expect(await summaryOf(who)).toMatchObject({ trips: 1, nights: 1 })
  at.clock.now = new Date('2032-01-01T05:00:00Z')
  expect(await summaryOf(who)).toEqual(nothing)
  await livesAt(null)
  expect(await summaryOf(who)).toMatchObject({ trips: 1, nights: 1 })
})

test('a trip that ended on New Year’s Day in Auckland belongs to its year, though UTC was still in the old one', async () => {
  await livesAt('AKL')
  const segment = { from: places.HNL, to: places.AKL, departure: '2031-12-30T18:00', arrival: '2032-01-01T02:00' }
  await plantTrip(at.services.db, { who, bookedAt: new Date('2031-12-01T12:00:00Z'), segments: [segment] })
  at.clock.now = new Date('2032-01-02T12:00:00Z')
  expect(await summaryOf(who)).toEqual({ upcoming: 0, trips: 0, nights: 0, cities: 1, countries: 1 })
})

test('the summary counts as many coming trips as the list has', async () => {
  const trips = await at.get<Trip[]>('traveller@aurora', `/main${placeOf('traveller@aurora')}/trips`)
  const ahead = trips.filter(({ tripStatus }) => tripStatus === 'Upcoming')
  expect(ahead.length).toBeGreaterThan(0)
  expect((await summaryOf('traveller@aurora')).upcoming).toBe(ahead.length)
})
