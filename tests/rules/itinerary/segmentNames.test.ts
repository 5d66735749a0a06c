import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { flightNumber } from '#contract/trips/segments.ts'
import { addressOf, productOf, seatName, segmentName } from '@/domains/itinerary/shared/segments/segmentNames'
import { enterLanguage } from '@/i18n/loadMessages'
import { makeSegment, makeStay, places } from '#tests/support/page/factories.ts'

const intl = createIntl({ locale: 'en', messages: await enterLanguage('en-us') })

test.each([
  ['AC', '871', 'AC 871'],
  ['', '871', '871'],
  ['AC', null, ''],
])('the flight of airline "%s" with number %s is "%s"', (providerCode, number, name) => {
  expect(flightNumber({ providerCode, number })).toBe(name)
})

const car = (changed: Parameters<typeof makeSegment>[0]) => makeSegment({ kind: 'car', number: null, ...changed })

test('a class of car that this build does not know is named by its supplier, else by its code', () => {
  expect(productOf(car({ carClassCode: 'ICAR', productName: 'Small' }), intl)).toBe('Intermediate')
  expect(productOf(car({ carClassCode: 'XXAR', productName: 'Small' }), intl)).toBe('Small')
  expect(productOf(car({ carClassCode: 'XXAR' }), intl)).toBe('XXAR')
  expect(productOf(car({}), intl)).toBe('')
})

test('a kind of room that this build does not know is named by its supplier, else not at all', () => {
  expect(productOf(makeStay({ roomTypeCode: 'A1K', productName: 'Attic' }), intl)).toBe('Attic')
  expect(productOf(makeStay({ roomTypeCode: 'A1K' }), intl)).toBe('')
})

test('a segment is described in one line', () => {
  expect(segmentName(makeSegment(), intl)).toBe('Air Canada AC 301')
  expect(segmentName(makeStay(), intl)).toBe('Harbour View Hotel')
})

test('a seat has its coach where there is one, and a segment may have no seat', () => {
  expect(seatName(makeSegment({ seat: '14C' }), intl)).toBe('Seat 14C')
  expect(seatName(makeSegment({ kind: 'train', coach: '2', seat: '4C' }), intl)).toBe('Coach 2, seat 4C')
  expect(seatName(makeSegment({ seat: '14C', seatPosition: 'aisle' }), intl)).toBe('Seat 14C, aisle')
  expect(seatName(makeSegment({ coach: '2', seat: null }), intl)).toBeNull()
})

test('a rental is at its address, else at the desk of the airport, else at no known place', () => {
  const there = { from: places.YVR, address: null }
  expect(addressOf(car({ ...there, rentalDesk: 'airport', address: '1 Main St' }), intl)).toBe('1 Main St')
  expect(addressOf(car({ ...there, rentalDesk: 'airport' }), intl)).toBe('Vancouver International, car rental desk')
  expect(addressOf(car(there), intl)).toBeNull()
})
