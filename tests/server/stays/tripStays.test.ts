import { expect, test } from 'vitest'
import type { Place } from '#contract/trips/trips.ts'
import { staysOfTrips } from '#server/domains/stays/tripStays.ts'
import { presencesOf, type PresenceSegment } from '#server/domains/trips/presences.ts'
import { instantOf } from '#server/time/zonedTime.ts'

const place = (code: string, cityCode: string, countryCode: string, timeZone: string): Place => ({
  code,
  name: code,
  city: cityCode,
  cityCode,
  countryCode,
  timeZone,
})
const places = {
  YUL: place('YUL', 'YMQ', 'CA', 'America/Toronto'),
  FRA: place('FRA', 'FRA', 'DE', 'Europe/Berlin'),
  ORY: place('ORY', 'PAR', 'FR', 'Europe/Paris'),
  CDG: place('CDG', 'PAR', 'FR', 'Europe/Paris'),
  DXB: place('DXB', 'DXB', 'AE', 'Asia/Dubai'),
  LHR: place('LHR', 'LON', 'GB', 'Europe/London'),
}
type Code = keyof typeof places

/** A segment from the local time at one place to the local time at another. */
function segment(
  kind: PresenceSegment['kind'],
  [from, to]: [Code, Code],
  [departureLocal, arrivalLocal]: [string, string],
) {
  const [begin, end] = [places[from], places[to]]
  return {
    kind,
    from: begin,
    to: end,
    departureLocal,
    arrivalLocal,
    departureAt: new Date(instantOf(departureLocal, begin.timeZone)),
    arrivalAt: new Date(instantOf(arrivalLocal, end.timeZone)),
    ordinal: 0,
  }
}
const fly = (from: Code, to: Code, departure: string, arrival: string) =>
  segment('flight', [from, to], [departure, arrival])

const trip = (bookingId: string, ...segments: PresenceSegment[]) => ({
  bookingId,
  segments: segments.map((each, ordinal) => ({ ...each, ordinal })),
  presences: presencesOf(segments),
})
const daysOf = (...trips: ReturnType<typeof trip>[]) =>
  staysOfTrips(trips, 'CA')
    .filter(({ country }) => country !== 'CA')
    .map(({ country, from, until }) => `${country} ${from} ${until}`)

const out = fly('YUL', 'CDG', '2026-03-01T19:00', '2026-03-02T08:00')
const back = fly('CDG', 'YUL', '2026-03-06T12:00', '2026-03-06T14:00')

test('a trip is abroad from the day of its arrival to the day of its departure', () => {
  expect(daysOf(trip('A', out, back))).toEqual(['FR 2026-03-02 2026-03-06'])
})

test('planes changed at one airport on the way to a country outside are no entry', () => {
  const there = [
    fly('YUL', 'FRA', '2026-03-01T19:00', '2026-03-02T08:00'),
    fly('FRA', 'DXB', '2026-03-02T10:00', '2026-03-02T19:00'),
  ]
  const home = [
    fly('DXB', 'FRA', '2026-03-06T02:00', '2026-03-06T06:00'),
    fly('FRA', 'YUL', '2026-03-06T09:00', '2026-03-06T11:00'),
  ]
  expect(daysOf(trip('A', ...there, ...home))).toEqual(['AE 2026-03-02 2026-03-06'])
})

test('a connection is an entry with a flight within the area, another airport, or a hotel', () => {
  const first = fly('YUL', 'CDG', '2026-03-01T19:00', '2026-03-02T08:00')
  const inside = fly('CDG', 'FRA', '2026-03-02T10:00', '2026-03-02T11:30')
  expect(daysOf(trip('A', first, inside))).toEqual(['FR 2026-03-02 2026-03-02', 'DE 2026-03-02 2026-03-02'])
  const otherAirport = fly('ORY', 'DXB', '2026-03-02T14:00', '2026-03-02T23:00')
  expect(daysOf(trip('A', first, otherAirport))).toContain('FR 2026-03-02 2026-03-02')
  const next = fly('CDG', 'DXB', '2026-03-02T23:00', '2026-03-03T08:00')
  const room = segment('hotel', ['CDG', 'CDG'], ['2026-03-02T12:00', '2026-03-02T20:00'])
  expect(daysOf(trip('A', first, next))).toEqual(['AE 2026-03-03 2026-03-03'])
  expect(daysOf(trip('A', first, room, next))).toContain('FR 2026-03-02 2026-03-02')
})

test('a night at an airport of the area is an entry, and 24 hours at one outside are', () => {
  const landing = fly('YUL', 'CDG', '2026-03-02T10:00', '2026-03-02T22:00')
  const morning = fly('CDG', 'DXB', '2026-03-03T10:00', '2026-03-03T19:00')
  expect(daysOf(trip('A', landing, morning))).toContain('FR 2026-03-02 2026-03-03')
  const dubai = fly('YUL', 'DXB', '2026-03-01T22:00', '2026-03-02T20:00')
  const within = fly('DXB', 'LHR', '2026-03-03T08:00', '2026-03-03T12:00')
  expect(daysOf(trip('A', dubai, within))).toEqual(['GB 2026-03-03 2026-03-03'])
  const later = fly('DXB', 'LHR', '2026-03-03T20:00', '2026-03-04T00:30')
  expect(daysOf(trip('A', dubai, later))).toContain('AE 2026-03-02 2026-03-03')
})

test('the days between two one-way trips are spent where the first ends and the second begins', () => {
  expect(daysOf(trip('A', out), trip('B', back))).toEqual([
    'FR 2026-03-02 2026-03-02',
    'FR 2026-03-02 2026-03-06',
    'FR 2026-03-06 2026-03-06',
  ])
  const elsewhere = fly('LHR', 'YUL', '2026-03-06T12:00', '2026-03-06T14:00')
  expect(daysOf(trip('A', out), trip('B', elsewhere))).toEqual(['FR 2026-03-02 2026-03-02', 'GB 2026-03-06 2026-03-06'])
  const muchLater = fly('CDG', 'YUL', '2026-06-06T12:00', '2026-06-06T14:00')
  expect(daysOf(trip('A', out), trip('B', muchLater))).toEqual(['FR 2026-03-02 2026-03-02', 'FR 2026-06-06 2026-06-06'])
})

test('nothing is assumed between trips of a person without a country of residence', () => {
  expect(staysOfTrips([trip('A', out), trip('B', back)], '').filter(({ country }) => country === 'FR')).toEqual([
    { bookingId: 'A', country: 'FR', from: '2026-03-02', until: '2026-03-02' },
  ])
})

test('the way between two members is spent in the area', () => {
  const train = segment('train', ['CDG', 'FRA'], ['2026-03-06T22:00', '2026-03-09T09:00'])
  expect(daysOf(trip('A', out, train))).toEqual(['FR 2026-03-02 2026-03-08', 'DE 2026-03-09 2026-03-09'])
})

test('the days between a flight to one member and a flight home from another are spent in the area', () => {
  const there = trip('A', out)
  const home = trip('B', fly('FRA', 'YUL', '2026-03-20T12:00', '2026-03-20T15:00'))
  expect(daysOf(there, home)).toEqual([
    'FR 2026-03-02 2026-03-02',
    'FR 2026-03-02 2026-03-20',
    'DE 2026-03-20 2026-03-20',
  ])
})
