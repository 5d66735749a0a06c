import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { failureSchema } from '#contract/wire/envelope.ts'
import { manualTripLimits, type ManualSegment, type NewManualTrip } from '#contract/trips/manualTrips.ts'
import type { Trip, TripPage } from '#contract/trips/trips.ts'
import { mosts } from '#contract/fields/mosts.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { openTestApi, placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { readCalendar } from '#tests/support/trips/calendarProgram.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
  at.clock.now = new Date('2027-02-01T12:00:00Z')
})
afterAll(() => at.close())

const me = 'newhire@aurora'
const here = `/main${placeOf(me)}/trips`

const send = (method: string, path: string, body?: unknown, who: Handle = me) =>
  at.send(who, path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
const flight: ManualSegment = {
  kind: 'flight',
  providerName: 'Porter',
  number: 'PD 2141',
  productName: '',
  confirmationNumber: 'ABC123',
  from: { code: 'yul' },
  to: { code: 'LON' },
  departure: '2027-03-27T20:00',
  arrival: '2027-03-28T07:40',
  address: null,
}
const cottage: ManualSegment = {
  ...flight,
  kind: 'hotel',
  providerName: 'Cottage',
  number: '',
  from: { name: 'Saint-Ives', countryCode: 'GB', timeZone: 'Europe/London' },
  to: undefined,
  departure: '2027-03-28T15:00',
  arrival: '2027-03-30T10:00',
  address: '1 Wharf Road',
}
const add = async (...segments: ManualSegment[]) => {
  const answer = await send('POST', here, { segments } satisfies NewManualTrip)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as Trip
}
const problem = async (segments: unknown[]) => {
  const answer = await send('POST', here, { segments })
  return [answer.status, failureSchema.parse(await answer.json()).message] as const
}
/** The segments of a trip, as the traveler would send them again. */
const sentAgain = ({ segments }: Trip): ManualSegment[] => [
  { ...flight, id: segments[0]!.id },
  { ...cottage, id: segments[1]!.id },
]

test('a trip booked elsewhere is listed with the others, marked as unverified', async () => {
  const trip = await add(cottage, flight)
  expect(trip).toMatchObject({
    source: 'manual',
    isVerified: false,
    isCancellable: false,
    version: 1,
    invoiceId: null,
    tripStatus: 'Upcoming',
    origin: 'Montreal',
    destination: 'London',
    passengerFirstName: expect.any(String),
  })
  expect(trip.segments).toMatchObject([
    { kind: 'flight', departureInstant: '2027-03-28T00:00:00.000Z', arrivalInstant: '2027-03-28T06:40:00.000Z' },
    { kind: 'hotel', to: { code: '', name: 'Cottage', city: 'Saint-Ives', timeZone: 'Europe/London' } },
  ])
  const page = await at.get<TripPage>(me, `${here}/paginated?tripStatus=Upcoming`)
  expect(page.responseData.map(({ bookingId }) => bookingId)).toContain(trip.bookingId)
  expect(page.statusCounts!.Upcoming).toBe(page.totalItemCount)
  const calendar = await (await at.send(me, `${here}/calendar`)).text()
  const entry = readCalendar(calendar).find(({ uid }) => uid === `${trip.segments[0]!.id}@waymark`)
  expect(entry?.description).toContain('Added by the traveller')
  expect((await at.send(me, `/main${trip.itineraryDownloadUrl}`)).status).toBe(200)
})

test('a flight number is split into airline and number; any other stays as typed', async () => {
  const numbers = [
    ['flight', 'pd 2141', 'PD', '2141'],
    ['flight', 'PD2141', 'PD', '2141'],
    ['flight', '2141', '', '2141'],
    ['flight', 'the early one', '', 'the early one'],
    ['flight', '', '', null],
    ['train', 'TG 9241', '', 'TG 9241'],
  ] as const
  for (const [kind, number, providerCode, kept] of numbers) {
    const { segments } = await add({ ...flight, kind, number })
    expect(segments[0]).toMatchObject({ providerCode, number: kept })
  }
  const rental = { ...flight, kind: 'car', number: '', productName: 'Small and red' } as const
  expect((await add(rental)).segments[0]).toMatchObject({ productName: 'Small and red', number: null })
})

test('a change keeps the segments that stay, and calendars move them', async () => {
  const trip = await add(flight, cottage)
  const [first, second] = sentAgain(trip)
  const later = { ...first!, departure: '2027-03-27T22:00', arrival: '2027-03-28T09:40' }
  const change = {
    version: 1,
    segments: [later, second, { ...flight, departure: '2027-03-31T10:00', arrival: '2027-03-31T20:00' }],
  }
  const answer = await send('PUT', `${here}/${trip.bookingId}`, change)
  const changed = (await answer.json()) as Trip
  expect(changed).toMatchObject({ version: 2, bookingId: trip.bookingId })
  expect(changed.segments.slice(0, 2).map(({ id }) => id)).toEqual(trip.segments.map(({ id }) => id))
  const [entry] = readCalendar(await (await at.send(me, `${here}/${trip.bookingId}/calendar`)).text())
  expect(entry).toMatchObject({
    uid: `${trip.segments[0]!.id}@waymark`,
    sequence: 1,
    start: '2027-03-28T02:00:00.000Z',
  })

  const stale = await send('PUT', `${here}/${trip.bookingId}`, change)
  const body = failureSchema.parse(await stale.json())
  expect([stale.status, body.messageCode, body.current]).toEqual([412, 'changedMeanwhile', changed])
})

test('one of several simultaneous changes wins', async () => {
  const trip = await add(flight)
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => send('PUT', `${here}/${trip.bookingId}`, { version: 1, segments: [flight] })),
  )
  const statuses = answers.map(({ status }) => status)
  expect([statuses.filter((status) => status === 200).length, new Set(statuses)]).toEqual([1, new Set([200, 412])])
})

test('a manual trip is removed in the version that was seen', async () => {
  const trip = await add(flight)
  await send('PUT', `${here}/${trip.bookingId}`, { version: 1, segments: [flight] })
  const path = `${here}/${trip.bookingId}`
  expect((await send('DELETE', `${path}?version=1`)).status).toBe(412)
  const answer = await send('DELETE', `${path}?version=2`)
  expect([answer.status, await answer.json()]).toEqual([200, { bookingId: trip.bookingId }])
  expect((await at.send(me, path)).status).toBe(404)
  expect((await send('DELETE', `${path}?version=2`)).status).toBe(404)
})

test('of a change and a removal sent at once one counts, and the other is told', async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const trip = await add(flight, cottage)
    const path = `${here}/${trip.bookingId}`
    const [changed, removed] = await Promise.all([
      send('PUT', path, { version: 1, segments: sentAgain(trip).slice(0, 1) }),
      send('DELETE', `${path}?version=1`),
    ])
    const kept = await at.send(me, path)
    const counted = kept.status === 200 ? [200, 412] : [404, 200]
    expect([changed.status, removed.status]).toEqual(counted)
    if (kept.status === 200) expect(((await kept.json()) as Trip).segments).toHaveLength(1)
  }
})

test('a trip booked here is neither changed nor removed, and manual trips belong to the person only', async () => {
  const traveler = 'traveller@aurora'
  const theirs = `/main${placeOf(traveler)}/trips`
  const [booked] = await at.get<Trip[]>(traveler, theirs)
  const body = { version: booked!.version, segments: [flight] }
  for (const answer of [
    await send('PUT', `${theirs}/${booked!.bookingId}`, body, traveler),
    await send('DELETE', `${theirs}/${booked!.bookingId}?version=${booked!.version}`, undefined, traveler),
  ])
    expect([answer.status, failureSchema.parse(await answer.json()).messageCode]).toEqual([409, 'notManual'])
  expect((await send('POST', here, { segments: [flight] }, 'admin@aurora')).status).toBe(403)
  expect((await send('POST', `/main${placeOf(me)}/trips/${booked!.bookingId}/cancel`, { version: 1 })).status).toBe(404)
  const own = await add(flight)
  const cancel = await send('POST', `${here}/${own.bookingId}/cancel`, { version: 1 })
  expect([cancel.status, failureSchema.parse(await cancel.json()).messageCode]).toEqual([409, 'bookedElsewhere'])
})

test.each<[string, unknown[], string]>([
  ['nothing', [], 'segments'],
  ['an unknown code', [{ ...flight, from: { code: 'ZZZ' } }], 'segments.0.from.code'],
  ['a flight to nowhere', [{ ...flight, to: undefined }], 'segments.0.to'],
  ['an end before the beginning', [flight, { ...flight, arrival: '2027-03-27T21:00' }], 'segments.1.arrival'],
  ['a flight of a week', [{ ...flight, arrival: '2027-04-03T21:00' }], 'segments.0.arrival'],
  ['30 February', [{ ...flight, departure: '2027-02-30T10:00' }], 'segments.0.departure'],
  ['25 o’clock', [{ ...flight, departure: '2027-02-20T25:00' }], 'segments.0.departure'],
  ['long ago', [{ ...flight, departure: '2020-03-27T20:00', arrival: '2020-03-28T07:40' }], 'segments.0.departure'],
  ['far ahead', [{ ...flight, departure: '2099-03-27T20:00', arrival: '2099-03-28T07:40' }], 'segments.0.departure'],
  ['no such zone', [{ ...cottage, from: { name: 'X', countryCode: 'GB', timeZone: 'Mars/Base' } }], 'timeZone'],
  ['an offset for a zone', [{ ...cottage, from: { name: 'X', countryCode: 'GB', timeZone: '+02:00' } }], 'timeZone'],
  ['two lines in a name', [{ ...flight, providerName: 'A\nB' }], 'segments.0.providerName'],
  ['too many', Array.from({ length: manualTripLimits.segments + 1 }, () => flight), 'segments'],
  ['an id of another trip', [{ ...flight, id: 't-aurora-0001-1' }], 'segments.id'],
  ['a price', [{ ...flight, amount: 12 }], 'amount'],
])('a manual trip with %s is refused with the name of the field', async (_, segments, field) => {
  const [status, message] = await problem(segments)
  expect([status, message]).toEqual([400, expect.stringContaining(field)])
})

test('a page counts the trips of every status, whatever it shows', async () => {
  const traveler = 'traveller@aurora'
  const pages = `/main${placeOf(traveler)}/trips/paginated`
  const { statusCounts: counts, totalItemCount } = await at.get<TripPage>(traveler, pages)
  const statusCounts = counts!
  expect(Object.values(statusCounts).reduce((sum, count) => sum + count, 0)).toBe(totalItemCount)
  for (const [status, count] of Object.entries(statusCounts)) {
    const page = await at.get<TripPage>(traveler, `${pages}?tripStatus=${status}&pageSize=1`)
    expect([page.totalItemCount, page.statusCounts]).toEqual([count, statusCounts])
  }
})

test('a person keeps no more manual trips than the limit', async () => {
  const { bookingId } = await add(flight)
  const { db } = at.services
  const [kept] = await db.select().from(trips).where(eq(trips.bookingId, bookingId))
  const others = Array.from({ length: mosts.manualTrips.most }, (_, turn) => ({
    ...kept!,
    id: `t-kept-${turn}`,
    bookingId: `KEPT${turn}`,
  }))
  await db.insert(trips).values(others)
  const answer = await send('POST', here, { segments: [flight] })
  expect([answer.status, failureSchema.parse(await answer.json()).messageCode]).toEqual([409, 'tooManyTrips'])
})

test('a person who adds several trips at once keeps no more than the limit', async () => {
  const traveler: Handle = 'vip@aurora'
  const { most } = mosts.manualTrips
  onTestFinished(() => void (mosts.manualTrips.most = most))
  const addTheirs = () => send('POST', `/main${placeOf(traveler)}/trips`, { segments: [flight] }, traveler)
  const ofThem = and(eq(trips.profileId, profileIdOf(traveler)), eq(trips.source, 'manual'))
  for (let turn = 0; turn < 6; turn += 1) {
    mosts.manualTrips.most = (await at.services.db.$count(trips, ofThem)) + 1
    const answers = await Promise.all([addTheirs(), addTheirs(), addTheirs()])
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409'])
    expect(await at.services.db.$count(trips, ofThem)).toBe(mosts.manualTrips.most)
  }
})
