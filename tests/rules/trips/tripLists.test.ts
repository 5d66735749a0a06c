import { describe, expect, test } from 'vitest'
import { layoverAfter } from '#contract/trips/segments.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { lastDayOfTrip } from '#contract/trips/tripDays.ts'
import { fileNameFrom } from '@/lib/fileName'
import {
  checkInOf,
  markOf,
  minutesOf,
  modesOf,
  nextCheckIn,
  nextSegment,
  nextUp,
  suppliersOf,
} from '@/domains/itinerary/itinerary.rules'
import { byYear, groupOf, groupTrips } from '@/domains/trips/trips.rules'
import { makeSegment, makeStay, makeTrip, onwards, places, toToronto } from '#tests/support/page/factories.ts'

const on = (departureDate: string, tripStatus: Trip['tripStatus']) =>
  makeTrip({ bookingId: departureDate, departureDate: `${departureDate}T09:00`, tripStatus })
const ids = (trips: Trip[]) => trips.map(({ bookingId }) => bookingId)

describe('§4 groups', () => {
  test('upcoming trips are soonest first, past trips newest first, and trips of any other status are left out', () => {
    const odd = { ...on('2026-01-01', 'Past'), tripStatus: 'Pending' as Trip['tripStatus'] }
    const trips = [
      on('2026-07-02', 'Upcoming'),
      on('2026-06-01', 'Upcoming'),
      on('2026-01-05', 'Past'),
      on('2026-03-05', 'Past'),
      odd,
    ]
    const groups = groupTrips(trips)
    expect(ids(groups.Upcoming)).toEqual(['2026-06-01', '2026-07-02'])
    expect(ids(groups.Past)).toEqual(['2026-03-05', '2026-01-05'])
    expect(Object.values(groups).flat()).toHaveLength(4)
  })

  test.each([
    ['Past', [], 'Past'],
    ['nonsense', [on('2026-05-01', 'Upcoming')], 'Upcoming'],
    [null, [on('2026-05-01', 'InProgress')], 'InProgress'],
    [null, [], 'Upcoming'],
  ] as const)('the group asked for as %s is right', (asked, trips, group) => expect(groupOf(asked, trips)).toBe(group))

  test('years keep the order given', () => {
    const years = byYear([on('2026-04-20', 'Past'), on('2026-01-02', 'Past'), on('2025-12-30', 'Past')])
    expect(years.map(({ year, trips }) => [year, trips.length])).toEqual([
      ['2026', 2],
      ['2025', 1],
    ])
  })
})

describe('segments', () => {
  test('a trip ends on the day of its last segment', () => {
    expect(lastDayOfTrip(makeTrip({ segments: [makeSegment(), makeStay()] }))).toBe('2026-05-15')
    expect(lastDayOfTrip(makeTrip({ segments: [], returnDate: '2026-05-16T09:00' }))).toBe('2026-05-16')
  })

  test('the time on the way is counted in instants, not by clocks', () => expect(minutesOf(makeSegment())).toBe(335))

  test('a change is from the same place within a day', () => {
    expect(layoverAfter(toToronto, [toToronto, makeStay(), onwards])).toBe(600)
    expect(layoverAfter(onwards, [toToronto, onwards])).toBeUndefined()
    const back = makeSegment({ from: toToronto.to, to: toToronto.from, departureInstant: onwards.departureInstant })
    expect(layoverAfter(toToronto, [toToronto, back])).toBeUndefined()
    const elsewhere = { ...onwards, from: places.YVR }
    expect(layoverAfter(toToronto, [toToronto, elsewhere])).toBeUndefined()
    const almostADay = { ...onwards, departureInstant: '2026-05-13T13:59:00Z' }
    expect(layoverAfter(toToronto, [toToronto, almostADay])).toBe(24 * 60 - 1)
    const nextDay = { ...onwards, departureInstant: '2026-05-13T14:00:00Z' }
    expect(layoverAfter(toToronto, [toToronto, nextDay])).toBeUndefined()
    const atOnce = { ...onwards, departureInstant: toToronto.arrivalInstant }
    expect(layoverAfter(toToronto, [toToronto, atOnce])).toBe(0)
    const gone = { ...onwards, departureInstant: '2026-05-12T13:59:00Z' }
    expect(layoverAfter(toToronto, [toToronto, gone])).toBeUndefined()
    expect(layoverAfter(makeStay(), [makeStay(), onwards])).toBeUndefined()
  })

  test('the next segment is found', () => {
    const stay = makeStay()
    const trip = makeTrip({ segments: [toToronto, onwards, stay] })
    expect(nextSegment(trip, new Date('2026-05-12T13:00:00Z'))).toBe(toToronto)
    expect(nextSegment(trip, new Date('2026-05-12T15:00:00Z'))).toBe(stay)
    expect(nextSegment(trip, new Date('2027-01-01T00:00:00Z'))).toBeUndefined()
  })
})

describe('check-in', () => {
  const segment = makeSegment()
  test.each([
    ['2026-05-08T12:29:59Z', 'none'],
    ['2026-05-08T12:30:00Z', 'ahead'],
    ['2026-05-11T12:29:59Z', 'ahead'],
    ['2026-05-11T12:30:00Z', 'open'],
    ['2026-05-12T12:29:59Z', 'open'],
    ['2026-05-12T12:30:00Z', 'none'],
  ])('at %s check-in is "%s"', (now, state) => expect(checkInOf(segment, new Date(now)).state).toBe(state))

  test('check-in is not offered without an address or an opening, or for a canceled trip', () => {
    const now = new Date('2026-05-12T00:00:00Z')
    expect(checkInOf({ ...segment, checkInUrl: null }, now).state).toBe('none')
    expect(checkInOf({ ...segment, checkInOpens: null }, now).state).toBe('none')
    expect(nextCheckIn(makeTrip({ tripStatus: 'Cancelled' }), now)).toBeUndefined()
  })
})

describe('file names', () => {
  test.each([
    ['attachment; filename="Waymark ABC123.pdf"', 'Waymark ABC123.pdf'],
    ['attachment; filename=plain.pdf', 'plain.pdf'],
    [`attachment; filename="x.pdf"; filename*=UTF-8''Itin%C3%A9raire.pdf`, 'Itinéraire.pdf'],
    ['attachment; filename="../../etc/passwd"', '....etcpasswd'],
    [`attachment; filename*=UTF-8''%E0%A4%A`, 'fallback.pdf'],
    ['', 'fallback.pdf'],
  ])('the file name is read from %s', (header, name) => expect(fileNameFrom(header, 'fallback.pdf')).toBe(name))
})

describe('a trip in a row', () => {
  const stay = makeStay()
  const back = makeSegment({
    from: places.YVR,
    to: places.YUL,
    departure: '2026-05-15T14:00',
    departureInstant: '2026-05-15T21:00:00Z',
    arrivalInstant: '2026-05-16T02:00:00Z',
  })
  const trip = makeTrip({ segments: [makeSegment(), stay, back] })
  const next = (now: string) => {
    const found = nextUp(trip, new Date(now))
    return found && [found.segment.kind, found.segment.departure.slice(0, 10), found.isTonight]
  }

  test.each([
    ['before it begins, the first flight', '2026-05-01T12:00:00Z', ['flight', '2026-05-12', false]],
    ['on the way, the flight one is on', '2026-05-12T15:00:00Z', ['flight', '2026-05-12', false]],
    ['landed, the hotel one checks in to', '2026-05-12T19:00:00Z', ['hotel', '2026-05-12', false]],
    ['settled, the hotel of tonight', '2026-05-13T18:00:00Z', ['hotel', '2026-05-12', true]],
    // Half past eleven in the evening of the 14th in Vancouver.
    ['on the last evening there too, by the clock of the hotel', '2026-05-15T06:30:00Z', ['hotel', '2026-05-12', true]],
    ['on the day of leaving, the flight back', '2026-05-15T15:00:00Z', ['flight', '2026-05-15', false]],
    ['back home, nothing', '2026-05-16T03:00:00Z', undefined],
  ])('a trip shows its next segment %s', (_, now, expected) => expect(next(now)).toEqual(expected))

  test('a trip names its suppliers once, carriers first, and its modes in the order they begin', () => {
    const car = makeSegment({ kind: 'car', providerName: 'Summit Cars' })
    const whole = { ...trip, segments: [car, stay, makeSegment(), back] }
    expect(suppliersOf(whole)).toEqual(['Air Canada', 'Harbour View Hotel', 'Summit Cars'])
    expect(modesOf(whole)).toEqual(['car', 'hotel', 'flight'])
    expect(modesOf({ ...trip, segments: [], icon: 'train' })).toEqual(['train'])
  })

  test('a trip has one mark: an unusual property, else its status where the list does not show it', () => {
    const mark = (changed: Partial<Trip>, group?: Trip['tripStatus']) => markOf(makeTrip(changed), group)
    expect(mark({})).toBe('status')
    expect(mark({}, 'Upcoming')).toBeUndefined()
    expect(mark({ tripStatus: 'Past' }, 'Past')).toBeUndefined()
    expect(mark({ tripStatus: 'Cancelled' }, 'Cancelled')).toBeUndefined()
    expect(mark({ tripStatus: 'Cancelled', isVerified: false })).toBe('status')
    expect(mark({ isVerified: false, hasTravelAdvisories: true })).toBe('unverified')
    expect(mark({ isForGuest: true })).toBe('guest')
    expect(mark({ hasTravelAdvisories: true, tripStatus: 'InProgress' }, 'InProgress')).toBe('advisory')
    expect(mark({ hasTravelAdvisories: true, tripStatus: 'Past' })).toBe('status')
  })
})
