import { describe, expect, test } from 'vitest'
import { stopsOf, whereabouts } from '@/domains/itinerary/stops.rules'
import { nextTrips } from '@/domains/home/ownTravel/nextTrips.rules'
import { makeSegment, makeStay, makeTrip, onwards, places, toToronto } from '#tests/support/page/factories.ts'

const there = makeSegment()
const stay = makeStay()
const back = makeSegment({
  from: places.YVR,
  to: places.YUL,
  departure: '2026-05-15T15:25',
  departureInstant: '2026-05-15T22:25:00Z',
  arrival: '2026-05-15T22:50',
  arrivalInstant: '2026-05-16T02:50:00Z',
})
const trip = makeTrip({ tripStatus: 'InProgress', segments: [there, stay, back] })
const at = (instant: string) => new Date(instant)

describe('where somebody on a trip is', () => {
  test.each([
    ['in the air', '2026-05-12T14:00:00Z', { is: 'onTheWay', city: 'Vancouver' }],
    ['just landed', '2026-05-12T18:06:00Z', { is: 'there', city: 'Vancouver', until: '2026-05-15' }],
    [
      'late on the evening before, by the clock of the place',
      '2026-05-15T06:30:00Z',
      { is: 'there', until: '2026-05-15' },
    ],
    ['on the day they leave', '2026-05-15T07:30:00Z', { is: 'leavingToday', city: 'Vancouver' }],
    ['on the way back', '2026-05-16T01:00:00Z', { is: 'onTheWay', city: 'Montréal' }],
    ['home again: nothing is said of a place', '2026-05-16T03:00:00Z', undefined],
    ['not yet gone', '2026-05-12T10:00:00Z', undefined],
  ])('a person on a trip is %s', (_, instant, expected) => {
    const found = whereabouts(trip, at(instant))
    if (expected) expect(found).toMatchObject(expected)
    else expect(found).toBeUndefined()
  })

  test('a person between two flights is in the city of the change', () => {
    const london = makeTrip({ tripStatus: 'InProgress', destination: 'London', segments: [toToronto, onwards] })
    expect(whereabouts(london, at('2026-05-12T16:00:00Z'))).toEqual({ is: 'leavingToday', city: 'Toronto' })
  })

  test('a person without a flight or train is where their room is', () => {
    const nights = makeTrip({ tripStatus: 'InProgress', origin: '', segments: [stay] })
    expect(whereabouts(nights, at('2026-05-13T20:00:00Z'))).toEqual({
      is: 'there',
      city: 'Vancouver',
      until: '2026-05-15',
    })
  })

  test('a trip ahead, or one without segments, gives no place', () => {
    expect(whereabouts({ ...trip, tripStatus: 'Upcoming' }, at('2026-05-13T20:00:00Z'))).toBeUndefined()
    expect(whereabouts({ ...trip, segments: [] }, at('2026-05-13T20:00:00Z'))).toBeUndefined()
  })
})

describe('the two things to look up', () => {
  const words = (instant: string, of = trip) => stopsOf(of, at(instant)).map(({ is, segment }) => [is, segment.kind])

  test.each([
    [
      'before the trip: the first departure, then the hotel',
      '2026-05-10T10:00:00Z',
      [
        ['first', 'flight'],
        ['stay', 'hotel'],
      ],
    ],
    [
      'on board: the arrival, then the hotel',
      '2026-05-12T14:00:00Z',
      [
        ['arrival', 'flight'],
        ['tonight', 'hotel'],
      ],
    ],
    [
      'there: the hotel, then the next departure',
      '2026-05-13T20:00:00Z',
      [
        ['tonight', 'hotel'],
        ['next', 'flight'],
      ],
    ],
    [
      'on the last day: leaving the room',
      '2026-05-15T16:00:00Z',
      [
        ['checkOut', 'hotel'],
        ['next', 'flight'],
      ],
    ],
    ['after the room was left: only the flight', '2026-05-15T19:00:00Z', [['next', 'flight']]],
  ])('the next two things to look up are right %s', (_, instant, expected) => {
    const tripStatus = instant < '2026-05-12' ? 'Upcoming' : 'InProgress'
    expect(words(instant, { ...trip, tripStatus })).toEqual(expected)
  })

  const car = makeSegment({
    id: 'car',
    kind: 'car',
    from: places.YVR,
    to: places.YVR,
    departure: '2026-05-12T12:00',
    departureInstant: '2026-05-12T19:00:00Z',
    arrival: '2026-05-15T13:30',
    arrivalInstant: '2026-05-15T20:30:00Z',
  })

  test.each([
    // It is still the day before in Vancouver.
    ['the evening before', '2026-05-15T05:00:00Z', ['tonight', 'next']],
    ['the morning of the day', '2026-05-15T16:00:00Z', ['checkOut', 'returnCar', 'next']],
    ['after the room was left', '2026-05-15T19:00:00Z', ['returnCar', 'next']],
    ['once it was due', '2026-05-15T20:31:00Z', ['next']],
  ])('a rented car is given back before the departure, on its day: %s', (_, instant, expected) => {
    const withCar = makeTrip({ ...trip, segments: [...trip.segments, car] })
    expect(words(instant, withCar).map(([is]) => is)).toEqual(expected)
    expect(words(instant, { ...withCar, tripStatus: 'Upcoming' }).map(([is]) => is)).not.toContain('returnCar')
  })

  test('a trip that is a hotel alone shows nothing twice', () => {
    expect(words('2026-05-10T10:00:00Z', makeTrip({ segments: [stay] }))).toEqual([['stay', 'hotel']])
  })
})

describe('the trips below the hero', () => {
  const [hero, second, third, fourth] = ['A', 'B', 'C', 'D'].map((bookingId) => makeTrip({ bookingId }))

  test("the trips below the hero are three at most, without the hero's own", () => {
    expect(nextTrips([hero!, second!], [hero!, second!, third!])).toEqual([second, third])
    expect(nextTrips([makeTrip({ bookingId: 'now' })], [hero!, second!, third!, fourth!])).toHaveLength(3)
  })

  test('the trips below the hero begin with another trip under way', () => {
    const other = makeTrip({ bookingId: 'other', tripStatus: 'InProgress' })
    expect(nextTrips([hero!, other, second!], [second!])).toEqual([other, second])
  })
})
