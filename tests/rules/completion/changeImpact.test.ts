import { expect, test } from 'vitest'
import { impactOf, topicsOf, affectedTrips } from '@/domains/completion/impact.rules'
import { makeSegment, makeStay, makeTrip, places } from '#tests/support/page/factories.ts'

test.each([
  [['firstName'], ['name']],
  [
    ['lastName', 'tsa', 'redressNumber'],
    ['name', 'knownTraveller'],
  ],
  [['travelDocument'], ['passport']],
  [['membership'], ['membership']],
  [['phoneNumber', 'constructor'], []],
])('the changed fields %j are copied into bookings as %j', (changed, topics) =>
  expect(impactOf(changed)).toEqual(topics),
)

const abroad = makeTrip({ bookingId: 'LONDON', segments: [makeSegment({ to: places.LHR })] })
const stay = makeTrip({ bookingId: 'STAY', departureDate: '2026-05-01T15:00', segments: [makeStay()] })
const codes = (trips: { bookingId: string }[]) => trips.map(({ bookingId }) => bookingId)

test('coming trips booked through the company carry a change, soonest first', () => {
  const others = [
    makeTrip({ bookingId: 'MANUAL', source: 'manual' }),
    makeTrip({ bookingId: 'PAST', tripStatus: 'Past' }),
    makeTrip({ bookingId: 'CANCELLED', tripStatus: 'Cancelled' }),
    makeTrip({ bookingId: 'GUEST', isForGuest: true }),
  ]
  expect(codes(affectedTrips([abroad, stay, ...others], ['name']))).toEqual(['STAY', 'LONDON'])
})

test('a trip carries a passport only across a border, and a known-traveler number only on a flight', () => {
  expect(codes(affectedTrips([abroad, makeTrip(), stay], ['passport']))).toEqual(['LONDON'])
  expect(codes(affectedTrips([abroad, makeTrip(), stay], ['knownTraveller']))).toEqual(['LONDON', 'ABC123'])
  expect(topicsOf(stay, ['passport', 'knownTraveller', 'membership'])).toEqual(['membership'])
})
