import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Trip } from '#contract/trips/trips.ts'
import { carClassCodes, roomTypeCodes } from '#contract/trips/segments.ts'
import { invoices, trips, tripSegments } from '#server/db/schema/trips/trips.ts'
import { renderItinerary } from '#server/domains/trips/documents/itinerary.ts'
import { presentedTrips } from '#server/domains/trips/presentedTrips.ts'
import { carClasses } from '#server/reference/carClasses.ts'
import { roomTypes } from '#server/reference/roomTypes.ts'
import { openTestApi, placeOf } from '#tests/support/http/api.ts'
import { readCalendar } from '#tests/support/trips/calendarProgram.ts'
import { textOf } from '#tests/support/trips/pdfText.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
let bookingId: string
const me = 'traveller@aurora'
const { YUL, LHR } = places
const when = { from: YUL, to: LHR, departure: '2027-05-11T08:00', arrival: '2027-05-12T08:00' }
const stay = { from: LHR, to: LHR, departure: '2027-05-12T21:40', arrival: '2027-05-14T05:00' }

beforeAll(async () => {
  at = await openTestApi()
  at.clock.now = new Date('2027-02-01T12:00:00Z')
  bookingId = await plantTrip(at.services.db, {
    who: me,
    bookedAt: new Date('2027-01-01T00:00Z'),
    segments: [
      { ...when, kind: 'train', providerName: 'VIA Rail', providerCode: 'VIA', number: '646', coach: '2', seat: '4C' },
      {
        ...stay,
        kind: 'hotel',
        providerName: 'Kings Inn',
        number: null,
        roomTypeCode: 'superior',
        checkInFrom: '15:00',
        checkOutUntil: '11:00',
      },
      { ...stay, kind: 'car', providerName: 'Hire', number: null, carClassCode: 'ICAR', rentalDesk: 'airport' },
      { ...when, from: LHR, to: YUL, departure: '2027-05-14T07:00', arrival: '2027-05-14T10:00' },
    ],
  })
})
afterAll(() => at.close())

const here = `/main${placeOf(me)}`
const presented = async () => {
  const [trip] = await presentedTrips({ where: eq(trips.bookingId, bookingId), order: [] }, 'en', at.services)
  return trip!
}

test('an answer has each fact as a field, in no language', async () => {
  const { segments } = await presented()
  expect(segments).toMatchObject([
    {
      kind: 'train',
      providerCode: 'VIA',
      number: '646',
      coach: '2',
      seat: '4C',
      carClassCode: null,
      checkInFrom: null,
    },
    { kind: 'hotel', number: null, roomTypeCode: 'superior', checkInFrom: '15:00', checkOutUntil: '11:00' },
    { kind: 'car', carClassCode: 'ICAR', rentalDesk: 'airport', address: null },
    { kind: 'flight', providerCode: 'AC', number: '864', from: { code: 'LHR', cityCode: 'LON' } },
  ])
})

test.each([
  ['en-CA', ['EDT', 'London time']],
  ['fr-CA', ['HAE', 'heure de Londres']],
  ['es-MX', ['hora de Montreal', 'hora de Londres']],
])('the names of the time zones come with the trip in the language of the answer: %s', async (language, zones) => {
  const answer = await at.send(me, `${here}/trips/${bookingId}`, { headers: { 'Accept-Language': language } })
  const { segments } = (await answer.json()) as Trip
  expect([segments[0]?.departureZone, segments[0]?.arrivalZone]).toEqual(zones)
})

describe('the calendar says it in the reader’s language', () => {
  test.each([
    [
      'en-CA',
      ['Train 646 ', 'Coach: 2', 'Seat: 4C', 'Superior room', 'London Heathrow, car rental desk', 'Intermediate'],
    ],
    [
      'fr-CA',
      [
        'Train 646 ',
        'Voiture\u00a0: 2',
        'Place\u00a0: 4C',
        'Chambre supérieure',
        'London Heathrow, comptoir de location de voitures',
        'Intermédiaire',
      ],
    ],
    [
      'es-MX',
      [
        'Tren 646 ',
        'Vagón: 2',
        'Asiento: 4C',
        'Habitación superior',
        'London Heathrow, mostrador de alquiler de autos',
        'Intermedio',
      ],
    ],
  ])("the calendar is in the reader's language: %s", async (culture, words) => {
    const answer = await at.send(me, `${here}/trips/${bookingId}/calendar?cultureCode=${culture}`)
    const said = readCalendar(await answer.text())
      .map(({ summary, location, description }) => [summary, location, description].join('\n'))
      .join('\n')
    for (const word of words) expect(said).toContain(word)
  })

  test('the calendar has the hotel’s own hours, the expected arrival and the departure after it', async () => {
    const answer = await at.send(me, `${here}/trips/${bookingId}/calendar?cultureCode=en-CA`)
    const hotel = readCalendar(await answer.text()).find(({ summary }) => summary === 'Kings Inn')
    expect(hotel?.description.split('\n').slice(1, 5)).toEqual([
      'Check in from: May 12, 2027, 3:00 p.m. (London)',
      'Arrival expected: May 12, 2027, 9:40 p.m.',
      'Leaving: May 14, 2027, 5:00 a.m.',
      'Check out until: May 14, 2027, 11:00 a.m. (London)',
    ])
  })
})

const agency = {
  companyName: 'Northline Travel',
  emailFrom: 'itineraries@northline.example',
  companyTravelPhoneNumber: '+1 800 555 0142',
  openDay: 'Monday to Friday',
  openHour: '07:00–21:00 ET',
}

describe('the itinerary says it in the reader’s language', () => {
  test.each([
    ['en-CA', ['VIA Rail, Train 646', 'Coach', '2', 'Seat', '4C', 'Superior room', 'Intermediate', 'car rental desk']],
    [
      'fr-CA',
      ['VIA Rail, Train 646', 'Voiture', '2', 'Place', '4C', 'Chambre supérieure', 'Intermédiaire', 'comptoir de'],
    ],
  ])("the itinerary is in the reader's language: %s", async (culture, words) => {
    const context = { culture, travellerName: 'Zoë', companyName: 'Aurora', agency, compress: false }
    const text = textOf(await renderItinerary(await presented(), context))
    for (const word of words) expect(text).toContain(word)
    expect(text).not.toMatch(/(Seat|Siège)\nCoach/)
  })
})

describe('an invoice', () => {
  const description = async (language: string) => {
    const path = `${here}/invoices/${(await presented()).invoiceId}`
    const answer = await at.send(me, path, { headers: { 'Accept-Language': language } })
    return ((await answer.json()) as { lines: { description: string }[] }).lines.map((line) => line.description)
  }
  test('an invoice names what was sold in the reader’s language', async () => {
    expect(await description('en')).toEqual([
      'VIA Rail, Train 646, Montreal–London, May 11, 2027',
      'Kings Inn, Superior room, May 12, 2027 – May 14, 2027',
      'Hire, Intermediate, May 12, 2027 – May 14, 2027',
      'Air Canada, AC 864, LHR–YUL, May 14, 2027',
    ])
    expect((await description('fr')).slice(0, 2)).toEqual([
      'VIA Rail, Train 646, Montréal–Londres, 11 mai 2027',
      'Kings Inn, Chambre supérieure, 12 mai 2027 – 14 mai 2027',
    ])
    expect((await description('es'))[2]).toBe('Hire, Intermedio, 12 may 2027 – 14 may 2027')
  })

  test('an invoice stores fields and no sentence', async () => {
    const rows = await at.services.db.select({ lines: invoices.lines }).from(invoices)
    expect(rows.length).toBeGreaterThan(100)
    for (const { lines } of rows) expect(lines.every((line) => !('description' in line))).toBe(true)
  })
})

test('every code has a name in three languages', () => {
  expect(carClasses.map(({ code }) => code)).toEqual(carClassCodes)
  expect(roomTypes.map(({ code }) => code).toSorted()).toEqual([...roomTypeCodes].toSorted())
  for (const { name } of [...carClasses, ...roomTypes]) expect(Object.values(name).every(Boolean)).toBe(true)
})

describe('the demonstration data', () => {
  test('the demo has a code for every room and car, hotel hours, and a number and a seat for every train', async () => {
    const all = await at.services.db.select().from(tripSegments)
    const rows = all.filter(({ tripId }) => tripId.startsWith('t-'))
    const of = (kind: string) => rows.filter((row) => row.kind === kind)
    for (const kind of ['flight', 'train', 'hotel', 'car']) expect(of(kind).length).toBeGreaterThan(20)
    for (const row of of('hotel')) expect([row.roomTypeCode, row.checkInFrom, row.checkOutUntil]).not.toContain(null)
    for (const row of of('car')) expect([row.carClassCode, row.rentalDesk]).not.toContain(null)
    for (const row of of('train')) expect([row.number, row.coach, row.seat]).not.toContain(null)
    for (const row of of('flight')) expect([row.number, row.seat]).not.toContain(null)
    for (const row of rows) expect([row.fromCityCode, row.toCityCode]).not.toContain('')
  })
})

test('the filters of an itinerary report are indexed', async () => {
  const { rows } = (await at.services.db.execute(
    sql`select indexdef from pg_indexes where tablename = 'trip_segments'`,
  )) as { rows: { indexdef: string }[] }
  const indexed = rows.map(({ indexdef }) => /\((.*)\)/.exec(indexdef)?.[1])
  expect(indexed).toEqual(
    expect.arrayContaining([
      'from_country_code, departure_at',
      'to_country_code, departure_at',
      'from_city_code, departure_at',
      'to_city_code, departure_at',
      'provider_code, number, departure_at',
    ]),
  )
})

test('a guest who lands late is expected after midnight, at a hotel booked for the day of landing', async () => {
  const late = await plantTrip(at.services.db, {
    who: me,
    bookedAt: new Date('2027-01-01T00:00Z'),
    segments: [
      { ...when, departure: '2027-06-11T11:00', arrival: '2027-06-11T23:40' },
      {
        ...stay,
        departure: '2027-06-12T00:40',
        arrival: '2027-06-13T11:00',
        kind: 'hotel',
        providerName: 'Kings Inn',
        number: null,
        checkInFrom: '15:00',
        checkOutUntil: '11:00',
      },
    ],
  })
  const answer = await at.send(me, `${here}/trips/${late}/calendar?cultureCode=en-CA`)
  const hotel = readCalendar(await answer.text()).find(({ summary }) => summary === 'Kings Inn')
  expect(hotel?.start).toBe('2027-06-11')
  expect(hotel?.description).toContain('Check in from: Jun 11, 2027, 3:00 p.m. (London)')
  expect(hotel?.description).toContain('Arrival expected: Jun 12, 2027, 12:40 a.m.')

  const [trip] = await presentedTrips({ where: eq(trips.bookingId, late), order: [] }, 'en', at.services)
  const context = { culture: 'en-CA', travellerName: 'Zoë', companyName: 'Aurora', agency, compress: false }
  const text = textOf(await renderItinerary(trip!, context))
  expect(text).toContain('arrival about 12:40 a.m. the next day')
  expect(text).toContain('2 nights')
})
