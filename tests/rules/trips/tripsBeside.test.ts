import { expect, test } from 'vitest'
import { tripsBeside } from '@/domains/trips/trip/overlaps.rules'
import { makeReturn, makeSegment, makeStay, makeTrip } from '#tests/support/page/factories.ts'

// The flight of 12 May with its return of 15 May.
const trip = makeTrip({ segments: [makeSegment(), makeReturn()], endsOn: '2026-05-15' })
const hotel = (changed: Parameters<typeof makeTrip>[0] = {}) =>
  makeTrip({
    internalTripId: 'hotel',
    bookingId: 'HOTEL1',
    departureDate: '2026-05-12T15:00',
    endsOn: '2026-05-15',
    segments: [makeStay({ departure: '2026-05-12T15:00', arrival: '2026-05-15T11:00' })],
    ...changed,
  })

test.each([
  ['a hotel for its nights', hotel(), true],
  ['a hotel from its last day on', hotel({ departureDate: '2026-05-15T15:00', endsOn: '2026-05-17' }), true],
  ['a hotel until its first day', hotel({ departureDate: '2026-05-10T15:00', endsOn: '2026-05-12' }), true],
  ['one under way', hotel({ tripStatus: 'InProgress' }), true],
  ['a hotel of other days', hotel({ departureDate: '2026-05-16T15:00', endsOn: '2026-05-18' }), false],
  ['a canceled hotel', hotel({ tripStatus: 'Cancelled' }), false],
  ['a hotel of a guest', hotel({ isForGuest: true }), false],
  ['another flight, which is an overlap', makeTrip({ internalTripId: 'other' }), false],
  ['a trip without segments', hotel({ segments: [] }), false],
  ['itself', trip, false],
])('beside a trip stands %s: %s', (_what, other, isShown) => {
  expect(tripsBeside(trip, [trip, other])).toEqual(isShown ? [other] : [])
})

test('beside a canceled trip the hotel still stands; beside one that is over, and beside a hotel, nothing does', () => {
  const all = [trip, hotel()]
  expect(tripsBeside({ ...trip, tripStatus: 'Cancelled' }, all)).toHaveLength(1)
  expect(tripsBeside({ ...trip, tripStatus: 'Past' }, all)).toEqual([])
  expect(tripsBeside(hotel({ internalTripId: 'another' }), all)).toEqual([])
})

test('a trip with a hotel of its own for those nights has an overlap, not a hotel beside it', () => {
  const housed = { ...trip, segments: [...trip.segments, ...hotel().segments] }
  expect(tripsBeside(housed, [housed, hotel()])).toEqual([])
})
