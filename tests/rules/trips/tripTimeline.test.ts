import { describe, expect, test } from 'vitest'
import { nightsWithoutHotel } from '@/domains/trips/trip/timeline/nights.rules'
import { overlappingSegments, overlappingTrips } from '@/domains/trips/trip/overlaps.rules'
import { connectionAfter, clockChange, daysOf, passedDays } from '@/domains/trips/trip/timeline/timeline.rules'
import { makeSegment, makeStay, makeTrip, places } from '#tests/support/page/factories.ts'

/** A flight by its places and wall-clock times; the instants follow from the zones of May. */
const offsets = { YUL: 4, YYZ: 4, YVR: 7, LHR: -1 }
type Code = keyof typeof offsets
const instantOf = (local: string, code: Code) =>
  new Date(Date.parse(`${local}Z`) + offsets[code] * 3_600_000).toISOString().replace('.000', '')
const fly = (from: Code, departure: string, to: Code, arrival: string) =>
  makeSegment({
    from: places[from],
    to: places[to],
    departure,
    arrival,
    departureInstant: instantOf(departure, from),
    arrivalInstant: instantOf(arrival, to),
  })
const ride = (...ends: Parameters<typeof fly>) => ({ ...fly(...ends), kind: 'train' as const })
const stay = (code: Code, departure: string, arrival: string) =>
  makeStay({
    from: places[code],
    to: places[code],
    departure,
    arrival,
    departureInstant: instantOf(departure, code),
    arrivalInstant: instantOf(arrival, code),
  })

describe('the days of a trip that are over', () => {
  const overnight = fly('YVR', '2026-05-12T22:00', 'YUL', '2026-05-13T06:00')
  const days = daysOf([fly('YUL', '2026-05-10T08:00', 'YVR', '2026-05-10T10:30'), overnight])
  test.each([
    ['on the first day', '2026-05-11T06:59:00Z', 0],
    ['after it, by the clock of its place', '2026-05-11T07:00:00Z', 1],
    ['aboard the flight of the night', '2026-05-13T07:30:00Z', 1],
    ['after it has landed', '2026-05-13T10:00:00Z', 2],
  ])('the days of a trip that are over are counted %s', (_when, now, count) =>
    expect(passedDays(days, new Date(now))).toBe(count),
  )
})

describe('a change is short', () => {
  const first = fly('YUL', '2026-05-12T08:00', 'YYZ', '2026-05-12T09:30')
  const onwards = (departs: string, to: Code = 'YVR') => fly('YYZ', `2026-05-12T${departs}`, to, '2026-05-12T15:00')
  test.each([
    ['10:14', 'YVR', 44, true],
    ['10:15', 'YVR', 45, false],
    ['10:59', 'LHR', 89, true],
    ['11:00', 'LHR', 90, false],
  ] as const)('a change leaving at %s for %s, of %i minutes, is short: %s', (departs, to, minutes, isShort) => {
    expect(connectionAfter(first, [first, onwards(departs, to)])).toMatchObject({ minutes, isShort })
  })

  test('a change from train to train is never short', () => {
    const trains = [
      ride('YUL', '2026-05-12T08:00', 'YYZ', '2026-05-12T13:00'),
      ride('YYZ', '2026-05-12T13:10', 'YVR', '2026-05-12T20:00'),
    ]
    expect(connectionAfter(trains[0]!, trains)).toMatchObject({ minutes: 10, isShort: false })
  })

  test('the last flight has no change after it', () => {
    expect(connectionAfter(first, [first])).toBeUndefined()
  })
})

test.each([
  ['YUL', 'YVR', -180],
  ['YVR', 'YUL', 180],
  ['YUL', 'LHR', 300],
  ['YUL', 'YYZ', 0],
] as const)('from %s to %s the clocks move by %i minutes', (from, to, minutes) => {
  expect(clockChange(fly(from, '2026-05-12T08:00', to, '2026-05-12T23:00'))).toBe(minutes)
})

describe('nights without a hotel', () => {
  const out = fly('YUL', '2026-05-12T08:00', 'YVR', '2026-05-12T10:00')
  const back = fly('YVR', '2026-05-15T12:00', 'YUL', '2026-05-15T20:00')
  const nights = (...segments: Parameters<typeof nightsWithoutHotel>) =>
    nightsWithoutHotel(...segments).map(({ from, nights: count }) => [from, count])

  test('no night is without a hotel where every night has one', () => {
    expect(nights([out, stay('YVR', '2026-05-12T15:00', '2026-05-15T11:00'), back])).toEqual([])
  })

  test('nights without a hotel stand together where they follow each other', () => {
    expect(nights([out, back])).toEqual([['2026-05-12', 3]])
    expect(nights([out, stay('YVR', '2026-05-12T15:00', '2026-05-13T11:00'), back])).toEqual([['2026-05-13', 2]])
  })

  test('nights without a hotel stand apart where a hotel is between', () => {
    expect(nights([out, stay('YVR', '2026-05-13T15:00', '2026-05-14T11:00'), back])).toEqual([
      ['2026-05-12', 1],
      ['2026-05-14', 1],
    ])
  })

  test('the nights on the way and at home need no hotel', () => {
    const overnight = fly('YUL', '2026-05-12T21:00', 'LHR', '2026-05-13T08:30')
    const home = fly('LHR', '2026-05-13T18:00', 'YUL', '2026-05-13T20:00')
    const again = fly('YUL', '2026-05-20T08:00', 'YYZ', '2026-05-20T09:30')
    expect(nights([overnight, home, again])).toEqual([])
  })

  test('nights without a hotel include one that begins after midnight and one spent between flights', () => {
    const late = fly('YUL', '2026-05-12T21:00', 'YVR', '2026-05-13T00:30')
    expect(nights([late, fly('YVR', '2026-05-13T09:00', 'YUL', '2026-05-13T17:00')])).toEqual([['2026-05-12', 1]])
  })

  test('no night is without a hotel where a person lands late and checks in after midnight', () => {
    const late = fly('YUL', '2026-05-12T19:00', 'YVR', '2026-05-12T23:40')
    expect(nights([late, stay('YVR', '2026-05-13T00:40', '2026-05-15T11:00'), back])).toEqual([])
  })

  test('nights without a hotel are filled by a hotel of another trip', () => {
    expect(nights([out, back], [stay('YVR', '2026-05-12T15:00', '2026-05-15T11:00')])).toEqual([])
  })

  test('nights without a hotel are found between two hotels without any flight', () => {
    const two = [
      stay('YVR', '2026-05-12T15:00', '2026-05-13T11:00'),
      stay('YVR', '2026-05-14T15:00', '2026-05-15T11:00'),
    ]
    expect(nights(two)).toEqual([['2026-05-13', 1]])
  })
})

describe('at the same time', () => {
  test('two flights or two hotels for one night overlap; a change of hotels on one day does not', () => {
    const one = fly('YUL', '2026-05-12T08:00', 'YVR', '2026-05-12T10:00')
    const other = fly('YUL', '2026-05-12T09:00', 'YYZ', '2026-05-12T10:30')
    const first = stay('YVR', '2026-05-12T15:00', '2026-05-14T11:00')
    const second = stay('YVR', '2026-05-13T15:00', '2026-05-15T11:00')
    const third = stay('YVR', '2026-05-14T10:00', '2026-05-15T11:00')
    expect(overlappingSegments([one, other])).toEqual([[one, other]])
    expect(overlappingSegments([first, second])).toEqual([[first, second]])
    expect(overlappingSegments([first, third])).toEqual([])
    expect(overlappingSegments([one, first])).toEqual([])
  })

  test('another trip that is on the way meanwhile overlaps, unless it is canceled', () => {
    const there = fly('YUL', '2026-05-12T08:00', 'YVR', '2026-05-12T10:00')
    const back = fly('YVR', '2026-05-15T12:00', 'YUL', '2026-05-15T20:00')
    const trip = makeTrip({ segments: [there, back] })
    const meanwhile = { bookingId: 'OTHER1', segments: [fly('YUL', '2026-05-13T08:00', 'YYZ', '2026-05-13T09:30')] }
    const later = makeTrip({
      bookingId: 'LATER1',
      segments: [fly('YUL', '2026-06-13T08:00', 'YYZ', '2026-06-13T09:30')],
    })
    const hotelOnly = makeTrip({ bookingId: 'HOTEL1', segments: [stay('YVR', '2026-05-12T15:00', '2026-05-15T11:00')] })
    const other = makeTrip(meanwhile)
    expect(overlappingTrips(trip, [trip, other, later, hotelOnly])).toEqual([other])
    expect(overlappingTrips(trip, [makeTrip({ ...meanwhile, tripStatus: 'Cancelled' })])).toEqual([])
  })

  test('a guest’s trip overlaps those of the same guest, not of another guest or of the person who booked it', () => {
    const guest = (firstName: string, internalTripId: string) =>
      makeTrip({ internalTripId, isForGuest: true, passengerFirstName: firstName, passengerLastName: 'quill' })
    const [petra, again, amelie] = [guest('petra', 't1'), guest('petra', 't2'), guest('amélie', 't3')] as const
    const booker = makeTrip({ internalTripId: 't4' })
    expect(overlappingTrips(petra, [petra, again, amelie, booker])).toEqual([again])
    expect(overlappingTrips(booker, [petra, again, amelie, booker])).toEqual([])
  })
})

test('a check-out stands before the departure of its day, and not before an arrival', () => {
  const hotel = stay('YVR', '2026-05-12T15:00', '2026-05-15T11:00')
  const toHotel = fly('YUL', '2026-05-15T06:00', 'YVR', '2026-05-15T08:00')
  const early = fly('YVR', '2026-05-15T07:00', 'YUL', '2026-05-15T15:00')
  const late = fly('YVR', '2026-05-15T19:00', 'YUL', '2026-05-16T03:00')
  const lastDay = (...segments: Parameters<typeof daysOf>[0]) =>
    daysOf(segments)
      .at(-1)!
      .entries.map(({ kind, segment }) => `${kind} ${segment.departure.slice(11)}`)
  expect(lastDay(hotel, early)).toEqual(['end 15:00', 'segment 07:00'])
  expect(lastDay(hotel, toHotel, late)).toEqual(['segment 06:00', 'end 15:00', 'segment 19:00'])
  expect(lastDay(early, hotel)).toEqual(['end 15:00', 'segment 07:00'])
})

test('a check-out names the next departure before the hotel’s hour, and none that leaves time until it', () => {
  const hotel = stay('YVR', '2026-05-12T15:00', '2026-05-15T11:00')
  const leavesFor = (departure: string, changed: Partial<typeof hotel> = {}) => {
    const away = fly('YVR', `2026-05-15T${departure}`, 'YUL', '2026-05-15T23:00')
    const [end] = daysOf([{ ...hotel, ...changed }, away]).at(-1)!.entries
    return end?.kind === 'end' ? end.leavesFor === away : 'no check-out first'
  }
  expect(leavesFor('10:00')).toBe(true)
  expect(leavesFor('19:00')).toBe(false)
  // Booked to leave at half past nine, for a flight at half past eleven.
  expect(leavesFor('11:30', { arrival: '2026-05-15T09:30', arrivalInstant: '2026-05-15T16:30:00Z' })).toBe(true)
  expect(leavesFor('10:00', { checkOutUntil: null })).toBe(false)
})

test('a trip is shown day by day, hotels with their check-out', () => {
  const out = fly('YUL', '2026-05-12T08:00', 'YVR', '2026-05-12T10:00')
  const hotel = stay('YVR', '2026-05-12T15:00', '2026-05-15T11:00')
  const back = fly('YVR', '2026-05-15T12:00', 'YUL', '2026-05-15T20:00')
  const told = daysOf([out, hotel, back]).map(({ date, entries }) => [
    date,
    entries.map(({ kind, segment }) => `${kind} ${segment.kind}`),
  ])
  expect(told).toEqual([
    ['2026-05-12', ['segment flight', 'segment hotel']],
    ['2026-05-15', ['end hotel', 'segment flight']],
  ])
})

test('a check-in after midnight is shown on the day of landing, for which the night is booked', () => {
  const out = fly('YUL', '2026-05-12T19:00', 'YVR', '2026-05-12T23:40')
  const told = daysOf([out, stay('YVR', '2026-05-13T00:40', '2026-05-13T11:00')])
  expect(told.map(({ date, entries }) => [date, entries.length])).toEqual([
    ['2026-05-12', 2],
    ['2026-05-13', 1],
  ])
})
