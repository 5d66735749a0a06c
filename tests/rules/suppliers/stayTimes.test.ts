import { expect, test } from 'vitest'
import { checkInDay } from '#contract/trips/segments.ts'
import { guestTimes } from '#server/suppliers/stayTimes.ts'

const days = { firstDay: '2027-05-12', lastDay: '2027-05-14' }
const timesOf = (landing?: string, leaving?: string) => {
  const { expected, leaves } = guestTimes({ ...days, landing, leaving })
  return [expected, leaves]
}

test.each([
  ['without journeys', undefined, undefined, '2027-05-12T15:00', '2027-05-14T11:00'],
  ['around midday', '2027-05-12T09:00', '2027-05-14T18:00', '2027-05-12T15:00', '2027-05-14T11:00'],
  ['late and early', '2027-05-12T20:40', '2027-05-14T07:00', '2027-05-12T21:40', '2027-05-14T05:00'],
  ['around midnight', '2027-05-12T23:40', '2027-05-14T01:10', '2027-05-13T00:40', '2027-05-14T00:05'],
  ['at eleven', '2027-05-12T23:00', '2027-05-14T02:00', '2027-05-13T00:05', '2027-05-14T00:05'],
  ['on other days', '2027-05-11T23:00', '2027-05-15T06:00', '2027-05-12T15:00', '2027-05-14T11:00'],
])('%s a guest checks in and out when the journeys allow, past midnight too', (_, landing, leaving, ...times) => {
  expect(timesOf(landing, leaving)).toEqual(times)
})

test.each([
  ['in the afternoon', '2027-05-12T15:00', '2027-05-12'],
  ['after midnight', '2027-05-13T00:40', '2027-05-12'],
  ['after midnight on the first of a month', '2027-03-01T01:10', '2027-02-28'],
  ['in the morning', '2027-05-13T04:00', '2027-05-13'],
  ['at no hour, which is midnight', '2027-05-13T00:00', '2027-05-13'],
])('a guest who is expected %s has booked the night of the right day', (_, expected, day) => {
  expect(checkInDay(expected)).toBe(day)
})
