import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Notification } from '#contract/notices/notifications.ts'
import { lastDayOfTrip } from '#contract/trips/tripDays.ts'
import type { TravelerPage } from '#contract/arranger/travelers.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { advisories } from '#server/db/schema/risk/risk.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { openTestApi, placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { openDesks } from '#tests/support/helpDesk/desk.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
  await at.services.db.update(trips).set({ status: 'cancelled' }).where(eq(trips.companyId, 'aurora'))
  await at.services.db.delete(advisories)
  await at.services.db.insert(advisories).values({
    id: 'adv-test',
    targetCountry: 'GB',
    sourceCountry: 'CA',
    warningLevel: 1,
    warningText: { en: 'Take care' },
    sourceUrl: 'https://advice.example/gb',
    issuedAt: at.clock.now,
  })
  await at.services.db.delete(arrangerRequests).where(eq(arrangerRequests.arrangerProfileId, profileIdOf(arranger)))
  await at.services.db.insert(arrangerRequests).values({
    id: crypto.randomUUID(),
    companyId: 'aurora',
    arrangerProfileId: profileIdOf(arranger),
    travelerProfileId: profileIdOf(me),
    status: 'approved',
    createdAt: at.clock.now,
  })
})
afterAll(() => at.close())

const me: Handle = 'finance@aurora'
const arranger: Handle = 'risk@aurora'
const desks = openDesks(() => at)
const { YUL, LHR } = places
const dayIn = (days: number) => new Date(+at.clock.now + days * 86_400_000).toISOString().slice(0, 10)

test('a trip that leaves late in the evening and comes back after midnight has the same days everywhere', async () => {
  const bookingId = await plantTrip(at.services.db, {
    who: me,
    bookedAt: at.clock.now,
    segments: [
      // The next day already in UTC.
      { from: YUL, to: LHR, departure: `${dayIn(20)}T22:30`, arrival: `${dayIn(21)}T10:00` },
      { from: LHR, to: YUL, departure: `${dayIn(25)}T23:00`, arrival: `${dayIn(26)}T01:30` },
    ],
  })
  const days = { from: dayIn(20), to: dayIn(26) }
  const trip = await at.get<Trip>(me, `/main${placeOf(me)}/trips/${bookingId}`)
  expect({ from: trip.departureDate.slice(0, 10), to: lastDayOfTrip(trip) }).toEqual(days)

  const board = await at.get<TravelerPage>(arranger, `/main${placeOf(arranger)}/arranger`)
  const listed = board.responseData.flatMap((row) => row.trip ?? []).find((each) => each.bookingId === bookingId)!
  expect({ from: listed.departureDate.slice(0, 10), to: lastDayOfTrip(listed) }).toEqual(days)

  const request = await desks.ask(me, { topic: 'dates', bookingId, text: 'One day later?' })
  expect({ from: request.trip!.departureDate.slice(0, 10), to: request.trip!.endsOn }).toEqual(days)

  const notes = await at.get<Notification[]>(arranger, `/main${placeOf(arranger)}/notifications`)
  const note = notes.find(({ type }) => type === 'tripadvisoryarranger')
  const left = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(days.from))
  expect(note?.detail).toContain(left)
})
