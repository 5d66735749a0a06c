import { expect, test } from 'vitest'
import { isAtEvent, misfitOf } from '#bookingTool/event/eventFit.ts'
import { eventLimit, isInTime } from '#bookingTool/event/eventTimes.ts'
import { eventValues } from '#bookingTool/search/newSearch.ts'
import type { ItineraryOffer } from '#bookingTool/plan/offers.ts'

const event = { actualLocation: 'LON', startDate: '2027-05-03', endDate: '2027-05-05', arrivalTime: '14:00' }
const journey = (departure: string, arrival: string) =>
  ({ itinerary: { segments: [{ departure, arrival }] } }) as unknown as ItineraryOffer

test.each([
  ['out', journey('2027-05-02T20:00', '2027-05-03T14:00'), true],
  ['out', journey('2027-05-02T20:00', '2027-05-03T14:05'), false],
  ['out', journey('2027-05-01T20:00', '2027-05-02T23:00'), true],
  ['back', journey('2027-05-05T09:15', '2027-05-05T12:00'), false],
  ['back', journey('2027-05-05T18:00', '2027-05-05T21:00'), true],
  ['back', journey('2027-05-06T06:00', '2027-05-06T09:00'), true],
] as const)('%s: a traveler on a journey that suits the event is there for all of it', (step, offer, suits) => {
  const limit = eventLimit(event, step, { to: 'LHR' })
  expect(limit && isInTime(offer, limit)).toBe(suits)
})

test('a journey to an event without an hour only has to arrive on its first day', () => {
  expect(eventLimit({ ...event, arrivalTime: null }, 'out', { to: 'LON' })?.at).toBe('2027-05-03T23:59')
})

test('a search for another place ignores the event', () => {
  expect(eventLimit(event, 'out', { to: 'PAR' })).toBeUndefined()
})

test('a new search has the days of the event, and a hotel where it lasts longer than one day', () => {
  expect(eventValues(event, 'en')).toMatchObject({ depart: '2027-05-03', until: '2027-05-05', needHotel: 'yes' })
  expect(eventValues({ ...event, endDate: '2027-05-03' }, 'en').needHotel).toBe('')
})

test.each([
  ['LON', 'LHR', true],
  ['LHR', 'LON', true],
  ['WAS', 'BWI', true],
  ['YYZ', 'YHM', true],
  ['LON', 'MAN', false],
  ['NYC', 'PHL', false],
  ['YYZ', 'CUN', false],
] as const)('a trip for an event in %s may go to %s: %s', (actualLocation, to, goes) => {
  expect(isAtEvent({ ...event, actualLocation }, { to })).toBe(goes)
})

test.each([
  ['2027-05-02', '2027-05-05', undefined],
  ['2027-04-30', '2027-05-08', undefined],
  ['2027-05-05', undefined, undefined],
  ['2027-04-29', '2027-05-05', 'days'],
  ['2027-05-02', '2027-05-09', 'days'],
  ['2027-04-30', '2027-05-02', 'days'],
  ['2027-05-06', '2027-05-08', 'days'],
  ['2027-06-06', undefined, 'days'],
] as const)('a trip from %s to %s is for the event only if it is around its days', (depart, until, misfit) => {
  expect(misfitOf(event, { to: 'LHR', depart, until })).toBe(misfit)
})

test('an event without a place has no trips', () => {
  expect(misfitOf({ ...event, actualLocation: null }, { to: 'LHR', depart: '2027-05-02', until: '2027-05-05' })).toBe(
    'place',
  )
})
