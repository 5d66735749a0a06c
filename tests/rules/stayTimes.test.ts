import { expect, test } from 'vitest'
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
  ['around midnight', '2027-05-12T23:30', '2027-05-14T01:10', '2027-05-12T23:55', '2027-05-14T00:05'],
  ['on other days', '2027-05-11T23:00', '2027-05-15T06:00', '2027-05-12T15:00', '2027-05-14T11:00'],
])(
  '%s a guest comes and goes when the journeys allow, within the days of the stay',
  (_, landing, leaving, ...times) => {
    expect(timesOf(landing, leaving)).toEqual(times)
  },
)
