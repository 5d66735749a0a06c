import { describe, expect, test } from 'vitest'
import {
  checkManualTrip,
  earliestEnd,
  emptySegment,
  firstEmpty,
  nextSegment,
  type SegmentValues,
  valuesOf,
} from '@/domains/trips/manual/manualTrip.rules'
import { makeSegment, makeStay, makeTrip, places } from '#tests/support/page/factories.ts'

const flight: SegmentValues = {
  ...emptySegment('flight'),
  providerName: 'Air Canada',
  number: 'AC 301',
  from: places.YUL,
  to: places.YVR,
  departure: '2026-05-12T08:30',
  arrival: '2026-05-12T11:05',
}
const hotel: SegmentValues = {
  ...emptySegment('hotel'),
  providerName: 'Harbour View',
  from: places.YVR,
  departure: '2026-05-12T15:00',
  arrival: '2026-05-15T11:00',
  address: ' ',
}
const problemsOf = (...segments: SegmentValues[]) =>
  checkManualTrip({ segments }).problems.map(({ segment, field, problem }) => `${segment} ${field} ${problem}`)

describe('a trip booked elsewhere', () => {
  test('a manual trip is sent as the contract has it: places by code, one place for a hotel, no empty address', () => {
    expect(checkManualTrip({ segments: [flight, hotel] }).trip).toEqual({
      segments: [
        expect.objectContaining({ kind: 'flight', from: { code: 'YUL' }, to: { code: 'YVR' }, address: null }),
        expect.not.objectContaining({ to: expect.anything() as unknown }),
      ],
    })
  })

  test('a manual trip keeps a place that is no airport, and the ids of segments that stay', () => {
    const free = {
      code: '',
      name: 'Gare de Lyon',
      city: 'Paris',
      cityCode: '',
      countryCode: 'FR',
      timeZone: 'Europe/Paris',
    }
    const trip = makeTrip({ segments: [makeSegment({ id: 's-9', kind: 'train', from: free })] })
    expect(checkManualTrip(valuesOf(trip)).trip?.segments[0]).toMatchObject({
      id: 's-9',
      from: { name: 'Gare de Lyon', countryCode: 'FR', timeZone: 'Europe/Paris' },
    })
  })

  test('a manual trip reports what is missing, in the order of the form', () => {
    expect(problemsOf(emptySegment('flight'))).toEqual([
      '0 from required',
      '0 to required',
      '0 departure required',
      '0 arrival required',
      '0 providerName required',
    ])
    expect(problemsOf(flight, emptySegment('hotel'))[0]).toBe('1 providerName required')
  })

  test.each([
    ['2026-05-12T', 'timeMissing'],
    ['T08:30', 'dateMissing'],
    ['soonT08:30', 'unreadableDate'],
    ['2026-05-12T8:75', 'unreadableTime'],
  ])('a manual trip departing "%s" is refused: %s', (departure, problem) => {
    expect(problemsOf({ ...flight, departure })).toEqual([`0 departure ${problem}`])
  })

  test('a manual trip continues from its last segment: back by flight, to a stay on the day of arrival', () => {
    expect(nextSegment('flight', [flight])).toMatchObject({ from: places.YVR, to: places.YUL, departure: '' })
    expect(nextSegment('hotel', [flight])).toMatchObject({ from: places.YVR, departure: '2026-05-12T' })
    expect(nextSegment('hotel', [{ ...flight, to: null }])).toMatchObject({ from: null })
    expect(nextSegment('train', [hotel])).toMatchObject({ from: places.YVR, to: null })
    expect(firstEmpty(nextSegment('flight', [flight]))).toBe('departure')
    expect(firstEmpty(nextSegment('hotel', [flight]))).toBe('providerName')
  })

  test('a flight may land the day before it takes off, across the date line; a stay may not end before it begins', () => {
    expect(earliestEnd('flight', '2026-03-01T09:00')).toBe('2026-02-28')
    expect(earliestEnd('hotel', '2026-03-01T')).toBe('2026-03-01')
    expect(earliestEnd('hotel', 'soonT')).toBeUndefined()
  })

  test('a manual trip ends after it begins, by the clocks of its places', () => {
    // 07:00 in Vancouver is 10:00 in Montréal.
    expect(problemsOf({ ...flight, arrival: '2026-05-12T07:00' })).toEqual([])
    expect(problemsOf({ ...flight, arrival: '2026-05-12T05:00' })).toEqual(['0 arrival endBeforeStart'])
    expect(problemsOf({ ...hotel, arrival: '2026-05-11T11:00' })).toEqual(['0 arrival endBeforeStart'])
  })

  test('a manual trip requires a destination', () => {
    expect(problemsOf({ ...flight, to: places.YUL })).toEqual(['0 to samePlace'])
  })

  test('a manual trip has no name longer than the contract allows', () => {
    expect(problemsOf({ ...flight, providerName: 'x'.repeat(81) })).toEqual(['0 providerName tooLong'])
  })

  test('a manual trip holds no card number in any text', () => {
    expect(problemsOf({ ...flight, confirmationNumber: '4111 1111 1111 1111' })).toEqual([
      '0 confirmationNumber cardInText',
    ])
  })

  test('a car may be returned where it was picked up', () => {
    expect(problemsOf({ ...flight, kind: 'car', to: null, arrival: '2026-05-14T10:00' })).toEqual([])
  })

  test('a manual trip is changed from its current values', () => {
    const values = valuesOf(makeTrip({ segments: [makeStay({ id: 's-1' })] }))
    expect(values.segments[0]).toMatchObject({
      segmentId: 's-1',
      kind: 'hotel',
      address: '12 Lantern Street, Vancouver',
    })
  })
})
