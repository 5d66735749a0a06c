import { expect, test } from 'vitest'
import type { Place } from '#contract/trips/trips.ts'
import type { SegmentRow } from '#server/domains/trips/segmentRows.ts'
import { refundOf, segmentCancellations, totalsOf } from '#server/domains/trips/cancel/refunds.ts'

const tokyo: Place = {
  code: 'TYO',
  name: 'Hotel',
  city: 'Tokyo',
  cityCode: 'TYO',
  countryCode: 'JP',
  timeZone: 'Asia/Tokyo',
}
const segment = (changed: Partial<SegmentRow>) =>
  ({
    id: 's1',
    kind: 'flight',
    from: tokyo,
    to: tokyo,
    departureLocal: '2027-03-10T15:00',
    arrivalLocal: '2027-03-13T11:00',
    departureAt: new Date('2027-03-10T06:00:00Z'),
    arrivalAt: new Date('2027-03-13T02:00:00Z'),
    amount: 300,
    tax: 45.5,
    ...changed,
  }) as SegmentRow

const bookedAt = new Date('2027-03-01T10:00:00Z')
const at = (now: string) => ({ bookedAt, now: new Date(now) })

test('a flight is refunded for 24 hours from booking; then only its taxes are', () => {
  expect(refundOf(segment({}), at('2027-03-02T10:00:00Z'))).toMatchObject({
    rule: 'withinADay',
    amount: 300,
    tax: 45.5,
  })
  expect(refundOf(segment({}), at('2027-03-02T10:00:01Z'))).toMatchObject({ rule: 'fareKept', amount: 0, tax: 45.5 })
})

test('a flight that leaves within a day of booking is refunded until it leaves', () => {
  const soon = segment({ departureAt: new Date('2027-03-01T20:00:00Z') })
  expect(refundOf(soon, at('2027-03-01T12:00:00Z')).freeUntil).toEqual(soon.departureAt)
})

test('a hotel whose guest arrives after midnight is refunded until the same moment, and keeps one night', () => {
  const late = segment({ kind: 'hotel', departureLocal: '2027-03-11T00:40' })
  expect(refundOf(late, at('2027-03-09T14:59:59Z'))).toMatchObject({ rule: 'inTime' })
  expect(refundOf(late, at('2027-03-09T15:00:00Z'))).toMatchObject({ rule: 'firstNightKept', amount: 200, tax: 30.33 })
})

test('a hotel is refunded until the day before arrival ends on its own clock; then the first night is kept', () => {
  const hotel = segment({ kind: 'hotel' })
  // 23:59 on 9 March in Tokyo.
  expect(refundOf(hotel, at('2027-03-09T14:59:59Z'))).toMatchObject({ rule: 'inTime', amount: 300, tax: 45.5 })
  expect(refundOf(hotel, at('2027-03-09T15:00:00Z'))).toMatchObject({ rule: 'firstNightKept', amount: 200, tax: 30.33 })
  expect(segmentCancellations([hotel], at('2027-03-09T15:00:00Z'))[0]).toMatchObject({
    freeUntilLocal: '2027-03-09T23:59',
    timeZone: 'Asia/Tokyo',
    paid: 345.5,
    refund: 230.33,
    lost: 115.17,
  })
})

test('the flights of a booking have one deadline, on the clock of the place where the trip begins', () => {
  const montreal = { ...tokyo, timeZone: 'America/Toronto' }
  const out = segment({ from: montreal })
  const back = segment({ id: 's2', departureAt: new Date('2027-03-13T06:00:00Z') })
  const terms = segmentCancellations([out, back, segment({ id: 's3', kind: 'hotel' })], at('2027-03-01T12:00:00Z'))
  expect(terms.map(({ freeUntilLocal, timeZone }) => [freeUntilLocal, timeZone])).toEqual([
    ['2027-03-02T05:00', 'America/Toronto'],
    ['2027-03-02T05:00', 'America/Toronto'],
    ['2027-03-09T23:59', 'Asia/Tokyo'],
  ])
})

test('a hotel of one night, or of none, is kept whole', () => {
  const short = segment({ kind: 'hotel', arrivalLocal: '2027-03-10T20:00' })
  expect(refundOf(short, at('2027-03-10T00:00:00Z'))).toMatchObject({ amount: 0, tax: 0 })
})

test.each(['car', 'train'] as const)('a %s is refunded until it begins', (kind) => {
  expect(refundOf(segment({ kind }), at('2027-03-10T05:59:00Z'))).toMatchObject({ rule: 'beforeStart', amount: 300 })
})

test('cents add up however many segments there are', () => {
  const segments = Array.from({ length: 30 }, (_, n) =>
    segment({ id: String(n), kind: 'hotel', amount: 33.33, tax: 0.01 }),
  )
  const { paid, refund, lost } = totalsOf(segmentCancellations(segments, at('2027-03-10T00:00:00Z')))
  expect([paid, Math.round((refund + lost) * 100) / 100]).toEqual([1000.2, 1000.2])
  expect(totalsOf([])).toEqual({ paid: 0, refund: 0, lost: 0 })
})
