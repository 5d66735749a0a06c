import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tripSegments, trips } from '#server/db/schema/trips/trips.ts'
import { openTestApi, placeOf } from '#tests/support/http/api.ts'
import { importInto, readCalendar, type CalendarEntry } from '#tests/support/trips/calendarProgram.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
  at.clock.now = new Date('2027-02-01T12:00:00Z')
})
afterAll(() => at.close())

const me = 'vip@aurora'
const here = `/main${placeOf(me)}`
const { YUL, LHR, AKL, HNL } = places
const bookedAt = new Date('2027-01-20T15:00:00Z')

const plant = (...segments: Parameters<typeof plantTrip>[1]['segments']) =>
  plantTrip(at.services.db, { who: me, bookedAt, segments })
const fileOf = async (path: string) => {
  const answer = await at.send(me, `${here}/trips/${path}`)
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  return answer.text()
}
const entriesOf = async (bookingId: string) => readCalendar(await fileOf(`${bookingId}/calendar`))

describe('both ends of a flight are right', () => {
  test.each([
    ['into summer time', YUL, LHR, '2027-03-27T20:00', '2027-03-28T07:40', '2027-03-28T00:00', '2027-03-28T06:40'],
    ['out of it', YUL, LHR, '2027-11-06T23:30', '2027-11-07T10:00', '2027-11-07T03:30', '2027-11-07T10:00'],
    ['southern summer', AKL, HNL, '2027-04-04T23:55', '2027-04-04T10:00', '2027-04-04T11:55', '2027-04-04T20:00'],
    ['over the date line', HNL, AKL, '2027-05-10T13:00', '2027-05-11T20:10', '2027-05-10T23:00', '2027-05-11T08:10'],
  ])('both ends of a flight are right: %s', async (_, from, to, departure, arrival, start, end) => {
    const [entry] = await entriesOf(await plant({ from, to, departure, arrival }))
    expect(entry).toMatchObject({
      start: `${start}:00.000Z`,
      end: `${end}:00.000Z`,
      zones: [from.timeZone, to.timeZone],
      isWholeDay: false,
    })
  })

  test('the second of two equal hours is written in UTC, as its clock alone would mean the first', async () => {
    const second = new Date('2027-11-07T06:30:00Z')
    const segment = { from: YUL, to: LHR, departure: '2027-11-07T01:30', arrival: '2027-11-07T13:00' }
    const [entry] = await entriesOf(await plant({ ...segment, departureAt: second }))
    expect(entry).toMatchObject({ start: second.toISOString(), zones: ['UTC', 'Europe/London'] })
  })
})

test('a stay covers its nights as whole days, in every zone of a reader', async () => {
  const stay = { kind: 'hotel' as const, providerName: 'Kings Inn', address: '1 Strand, London' }
  const [entry] = await entriesOf(
    await plant({ ...stay, from: LHR, to: LHR, departure: '2027-03-27T15:00', arrival: '2027-03-30T11:00' }),
  )
  expect(entry).toMatchObject({ isWholeDay: true, start: '2027-03-27', end: '2027-03-30', alarms: [] })
  expect(entry?.location).toBe('Kings Inn, 1 Strand, London')
})

test('a reminder of check-in comes a day before a flight, and not again for its connection', async () => {
  const entries = await entriesOf(
    await plant(
      { from: YUL, to: LHR, departure: '2027-06-01T20:00', arrival: '2027-06-02T07:40' },
      {
        from: LHR,
        to: AKL,
        departure: '2027-06-02T10:00',
        arrival: '2027-06-03T20:00',
        providerCode: 'NZ',
        number: '1',
      },
    ),
  )
  expect(entries.map(({ alarms }) => alarms)).toEqual([['-P1D'], []])
})

describe('a file read again', () => {
  const segment = { from: YUL, to: LHR, departure: '2027-07-01T20:00', arrival: '2027-07-02T07:40' }

  test('a calendar file that is read again adds nothing', async () => {
    const bookingId = await plant(segment)
    const calendar = new Map<string, CalendarEntry>()
    for (const path of [`${bookingId}/calendar`, `${bookingId}/calendar`, 'calendar']) {
      importInto(calendar, await fileOf(path))
    }
    expect([...calendar.values()].filter(({ start }) => start.startsWith('2027-07-02T00:00'))).toHaveLength(1)
  })

  test('a calendar file that is read again moves a changed flight', async () => {
    const bookingId = await plant(segment)
    const calendar = new Map<string, CalendarEntry>()
    importInto(calendar, await fileOf(`${bookingId}/calendar`))
    const [before] = [...calendar.values()]
    const { db } = at.services
    const [trip] = await db.update(trips).set({ version: 2 }).where(eq(trips.bookingId, bookingId)).returning()
    await db
      .update(tripSegments)
      .set({ departureLocal: '2027-07-01T22:15', departureAt: new Date('2027-07-02T02:15:00Z') })
      .where(eq(tripSegments.tripId, trip!.id))
    importInto(calendar, await fileOf(`${bookingId}/calendar`))
    expect([...calendar.values()]).toEqual([
      { ...before, sequence: 1, start: '2027-07-02T02:15:00.000Z', description: expect.stringContaining('10:15') },
    ])
  })

  test('a calendar file that is read again removes canceled segments', async () => {
    const bookingId = await plant(segment)
    const calendar = new Map<string, CalendarEntry>()
    importInto(calendar, await fileOf(`${bookingId}/calendar`))
    const body = JSON.stringify({ version: 1 })
    const headers = { 'Content-Type': 'application/json' }
    const done = await at.send(me, `${here}/trips/${bookingId}/cancel`, { method: 'POST', body, headers })
    expect(done.status).toBe(200)
    importInto(calendar, await fileOf(`${bookingId}/calendar`))
    const [entry] = [...calendar.values()]
    expect([calendar.size, entry?.status, entry?.sequence, entry?.alarms]).toEqual([1, 'CANCELLED', 1, []])
    expect(entry?.summary).toMatch(/^Cancelled: /)
    expect(await fileOf('calendar')).not.toContain(entry?.uid)
  })
})

test('lines are at most 75 octets and end in CRLF, and unusual texts come through whole', async () => {
  const odd = 'Hôtel; “Ça, là” \\ 東京都千代田区丸の内一丁目 😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀 BEGIN:VEVENT'
  const stay = { kind: 'hotel' as const, providerName: odd, departure: '2027-08-01T15:00', arrival: '2027-08-01T20:00' }
  const bookingId = await plant({ ...stay, from: LHR, to: LHR })
  const file = await fileOf(`${bookingId}/calendar`)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const entries = readCalendar(file)
  expect(entries).toHaveLength(1)
  expect(entries[0]).toMatchObject({ summary: odd, start: '2027-08-01', end: '2027-08-02' })
})

test.each([
  ['en-CA', 'Check in from', 'Booking reference'],
  ['fr-CA', 'Arrivée à partir de', 'Numéro de réservation\u00a0'],
  ['es-MX', 'Entrada a partir de', 'Código de reserva'],
])('the calendar in %s has that language, the locator and the number to call', async (culture, checkIn, locator) => {
  const bookingId = await plant({
    kind: 'hotel',
    providerName: 'Kings Inn',
    checkInFrom: '15:00',
    from: LHR,
    to: LHR,
    departure: '2027-09-01T15:00',
    arrival: '2027-09-03T11:00',
  })
  const [entry] = readCalendar(await fileOf(`${bookingId}/calendar?cultureCode=${culture}`))
  expect(entry?.description).toContain(`${locator}: ${bookingId}`)
  expect(entry?.description).toContain(checkIn)
  expect(entry?.description).toMatch(/Northline Travel, \+?[\d(]/)
  expect(entry?.description).toMatch(/: \+1 800 555 0199/)
})

test('the whole calendar has the trips under way and to come', async () => {
  const traveler = 'traveller@aurora'
  at.clock.now = new Date()
  const answer = await at.send(traveler, `/main${placeOf(traveler)}/trips/calendar`)
  const entries = readCalendar(await answer.text())
  expect(entries.length).toBeGreaterThan(3)
  expect(new Set(entries.map(({ status }) => status))).toEqual(new Set(['CONFIRMED']))
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length)
})
