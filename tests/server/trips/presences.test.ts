import { expect, test } from 'vitest'
import { dayMs } from '#contract/time/durations.ts'
import type { Place } from '#contract/trips/trips.ts'
import { presencesOf, type PresenceSegment } from '#server/domains/trips/presences.ts'
import { instantOf } from '#server/time/zonedTime.ts'
import { places } from '#tests/support/trips/plantTrip.ts'

const { YUL, LHR, AKL } = places
const london: Place = { ...LHR, code: 'LON', name: 'Alder & Finch' }
const paris = { code: 'CDG', name: 'Charles de Gaulle', city: 'Paris', cityCode: 'PAR', countryCode: 'FR' }
const CDG: Place = { ...paris, timeZone: 'Europe/Paris' }

let ordinal = 0
const segment = (
  kind: PresenceSegment['kind'],
  from: Place,
  departureLocal: string,
  to: Place,
  arrivalLocal: string,
): PresenceSegment => ({
  kind,
  from,
  to,
  departureLocal,
  arrivalLocal,
  departureAt: new Date(instantOf(departureLocal, from.timeZone)),
  arrivalAt: new Date(instantOf(arrivalLocal, to.timeZone)),
  ordinal: (ordinal += 1),
})
const out = segment('flight', YUL, '2026-05-04T19:00', LHR, '2026-05-05T07:00')
const back = segment('flight', LHR, '2026-05-09T12:00', YUL, '2026-05-09T15:00')
const shown = (segments: PresenceSegment[]) =>
  presencesOf(segments).map(({ city, arrivesLocal, leavesLocal, nights, nightsWithoutHotel, isHome }) =>
    [city, arrivesLocal, leavesLocal, nights, nightsWithoutHotel, isHome].join(' '),
  )

test('A trip there and back has the place between its flights, and home', () => {
  expect(shown([out, back])).toEqual([
    'London 2026-05-05T07:00 2026-05-09T12:00 4 4 false',
    'Montréal 2026-05-09T15:00 2026-05-09T15:00 0 0 true',
  ])
})

test('Nights of a hotel in the city are not without a hotel, and two hotels of one night count once', () => {
  const stay = segment('hotel', london, '2026-05-05T15:00', london, '2026-05-07T11:00')
  const other = segment('hotel', london, '2026-05-06T15:00', london, '2026-05-08T11:00')
  expect(shown([out, stay, other, back])[0]).toBe('London 2026-05-05T07:00 2026-05-09T12:00 4 1 false')
})

test('A hotel in another city moves the traveler there, although the way is not booked', () => {
  const stay = segment('hotel', CDG, '2026-05-07T15:00', CDG, '2026-05-08T11:00')
  expect(shown([out, stay, back])).toEqual([
    'London 2026-05-05T07:00 2026-05-07T14:00 2 2 false',
    'Paris 2026-05-07T15:00 2026-05-09T13:00 2 1 false',
    'Montréal 2026-05-09T15:00 2026-05-09T15:00 0 0 true',
  ])
})

test('A car is at its pick-up until it is returned in another city', () => {
  const car = segment('car', LHR, '2026-05-05T08:00', CDG, '2026-05-07T18:00')
  expect(shown([out, car])).toEqual([
    'London 2026-05-05T07:00 2026-05-07T17:00 2 2 false',
    'Paris 2026-05-07T18:00 2026-05-07T18:00 0 0 false',
  ])
})

test('A trip without a way back ends where it leads', () => {
  expect(shown([out])).toEqual(['London 2026-05-05T07:00 2026-05-05T07:00 0 0 false'])
})

/** The presumed days after what is known of each place. */
const presumed = (...given: Parameters<typeof presencesOf>) =>
  presencesOf(...given).map(({ presumedUntil, leavesAt }) => (presumedUntil.getTime() - leavesAt.getTime()) / dayMs)

test('A traveler is presumed to stay a week at the last place, unless they are home', () => {
  const stay = segment('hotel', london, '2026-05-05T15:00', london, '2026-05-07T11:00')
  const on = segment('train', LHR, '2026-05-07T12:00', CDG, '2026-05-07T16:00')
  expect(presumed([out])).toEqual([7])
  expect(presumed([out, stay, on])).toEqual([0, 7])
  expect(presumed([out, back])).toEqual([0, 0])
})

test('Nothing is presumed in the city of the traveler, on a trip that only leads there too', () => {
  const montreal = { city: 'Montréal', cityCode: 'YMQ', countryCode: 'CA' }
  expect(presumed([back], montreal)).toEqual([0])
  expect(presumed([back])).toEqual([7])
  expect(presumed([out], montreal)).toEqual([7])
})

test('A stay in the own city is no way home', () => {
  const stay = segment('hotel', YUL, '2026-05-05T15:00', YUL, '2026-05-07T11:00')
  expect(shown([stay])).toEqual(['Montréal 2026-05-05T15:00 2026-05-07T11:00 2 0 false'])
})

test('A hotel booked from its check-in hour begins when the flight lands', () => {
  const late = segment('flight', YUL, '2026-05-05T19:00', LHR, '2026-05-06T07:00')
  const stay = segment('hotel', london, '2026-05-05T15:00', london, '2026-05-09T11:00')
  const suburb = { ...london, code: '', cityCode: '', city: 'Croydon' }
  const byHand = segment('hotel', suburb, '2026-05-05T15:00', suburb, '2026-05-09T11:00')
  expect(shown([late, stay, back])[0]).toBe('London 2026-05-06T07:00 2026-05-09T12:00 3 0 false')
  expect(shown([late, stay, back])[1]).toBe('Montréal 2026-05-09T15:00 2026-05-09T15:00 0 0 true')
  expect(shown([late, byHand, back]).map((text) => text.slice(0, 24))).toEqual([
    'London 2026-05-06T07:00 ',
    'Croydon 2026-05-06T07:00',
    'Montréal 2026-05-09T15:0',
  ])
})

test('A hotel of the day of a domestic flight is slept in before the flight', () => {
  const toronto = { ...YUL, code: 'YYZ', name: 'Pearson', city: 'Toronto', cityCode: 'YTO' }
  const ottawa = { ...YUL, code: 'YOW', name: 'Ottawa', city: 'Ottawa', cityCode: 'YOW' }
  const stay = segment('hotel', toronto, '2026-05-05T15:00', toronto, '2026-05-06T11:00')
  const on = segment('flight', toronto, '2026-05-05T20:00', ottawa, '2026-05-05T21:00')
  expect(shown([stay, on]).map((text) => text.slice(0, 24))).toEqual([
    'Toronto 2026-05-05T15:00',
    'Ottawa 2026-05-05T21:00 ',
  ])
})

test('Days are those of the place, across the date line too', () => {
  const far = segment('flight', YUL, '2026-05-04T19:00', AKL, '2026-05-06T05:00')
  const home = segment('flight', AKL, '2026-05-06T23:00', YUL, '2026-05-06T22:00')
  expect(shown([far, home])[0]).toBe('Auckland 2026-05-06T05:00 2026-05-06T23:00 0 0 false')
})

test('A hotel by hand without a known place is near the place before it in the country, and in no other one', () => {
  const suburb = { ...london, code: '', cityCode: '', city: 'Croydon' }
  const abroad = { ...paris, code: '', cityCode: '', city: 'Versailles', timeZone: 'Europe/Paris' }
  const stay = segment('hotel', suburb, '2026-05-05T15:00', suburb, '2026-05-07T11:00')
  const next = segment('hotel', abroad, '2026-05-07T15:00', abroad, '2026-05-08T11:00')
  expect(presencesOf([out, stay, next]).map(({ city, cityCode, latitude }) => [city, cityCode, latitude])).toEqual([
    ['London', 'LON', 51.507],
    ['Croydon', '', 51.507],
    ['Versailles', '', null],
  ])
})

test('A place has the position of its city, and none where it is entered by hand', () => {
  const unknown = { ...LHR, code: '', cityCode: '', city: 'Hogsmeade' }
  const byHand = segment('train', LHR, '2026-05-05T09:00', unknown, '2026-05-05T12:00')
  expect(presencesOf([out, byHand]).map(({ latitude }) => latitude)).toEqual([51.507, null])
})
