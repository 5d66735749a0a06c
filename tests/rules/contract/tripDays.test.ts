import { expect, test } from 'vitest'
import { lastDayOfTrip } from '#contract/trips/tripDays.ts'

const arrivals = (...times: string[]) => times.map((arrival) => ({ arrival })) as never

test.each([
  ['a way out only', { arrivalDate: '2026-12-17T10:00', returnDate: null }, '2026-12-17'],
  ['a way out over the date line', { arrivalDate: '2026-12-19T06:00', returnDate: null }, '2026-12-19'],
  ['a way back without segments', { arrivalDate: '2026-12-17T10:00', returnDate: '2026-12-21T22:00' }, '2026-12-21'],
  [
    'the last day of a list',
    { arrivalDate: '2026-12-17T10:00', returnDate: '2026-12-21T22:00', endsOn: '2026-12-22' },
    '2026-12-22',
  ],
  [
    'a way back over night',
    {
      arrivalDate: '2026-12-17T10:00',
      returnDate: '2026-12-21T22:00',
      segments: arrivals('2026-12-17T10:00', '2026-12-22T06:00'),
    },
    '2026-12-22',
  ],
  [
    'a way back that arrives before it left',
    {
      arrivalDate: '2026-12-17T10:00',
      returnDate: '2026-12-21T22:00',
      segments: arrivals('2026-12-17T10:00', '2026-12-21T14:00'),
    },
    '2026-12-21',
  ],
  [
    'a connection on the way back',
    {
      arrivalDate: '2026-12-17T10:00',
      returnDate: '2026-12-21T22:00',
      segments: arrivals('2026-12-17T10:00', '2026-12-22T06:00', '2026-12-22T11:00'),
    },
    '2026-12-22',
  ],
  [
    'a stay alone',
    { arrivalDate: '2026-12-17T15:00', returnDate: null, segments: arrivals('2026-12-19T11:00') },
    '2026-12-19',
  ],
  [
    'a car that is returned after the flight',
    {
      arrivalDate: '2026-12-17T10:00',
      returnDate: '2026-12-21T08:00',
      segments: arrivals('2026-12-21T10:00', '2026-12-23T09:00'),
    },
    '2026-12-23',
  ],
  [
    'a stay at home after the way back',
    {
      arrivalDate: '2026-12-17T10:00',
      returnDate: '2026-12-21T08:00',
      segments: arrivals('2026-12-21T10:00', '2026-12-22T11:00'),
    },
    '2026-12-22',
  ],
  [
    'a trip of one day',
    {
      arrivalDate: '2026-12-17T08:00',
      returnDate: '2026-12-17T18:00',
      segments: arrivals('2026-12-17T08:00', '2026-12-17T19:10'),
    },
    '2026-12-17',
  ],
  [
    'a trip into the next year',
    {
      arrivalDate: '2026-12-30T08:00',
      returnDate: '2026-12-31T23:30',
      segments: arrivals('2026-12-30T08:00', '2027-01-01T05:00'),
    },
    '2027-01-01',
  ],
])('the last day of %s is known', (_, trip, day) => expect(lastDayOfTrip(trip)).toBe(day))
