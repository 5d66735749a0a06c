import { expect, test } from 'vitest'
import { requiredMonths } from '#contract/profile/passportEntry.ts'
import { isInSchengen, schengenMembers } from '#contract/stays/schengen.ts'
import {
  countedDays,
  daysByCountry,
  daysIn,
  earliestEntry,
  longestStay,
  overstayOf,
  remainingOn,
  type Stay,
  windowStart,
} from '#contract/stays/shortStay.ts'

const stay = (country: string, from: string, until = from): Stay => ({ country, from, until })

test('the window of a day is that day and the 179 before it', () => {
  // 31 March back to 3 October: 31 + 28 + 31 + 31 + 30 + 29 days.
  expect(windowStart('2026-03-31')).toBe('2025-10-03')
  // The same with 29 February.
  expect(windowStart('2024-03-31')).toBe('2023-10-04')
})

test('the days of entry and exit both count, and a return on the same day is one day', () => {
  expect(daysIn(countedDays([stay('FR', '2026-03-02', '2026-03-06')]), '2026-03-31')).toBe(5)
  expect(daysIn(countedDays([stay('FR', '2026-03-02')]), '2026-03-31')).toBe(1)
  // Out in the morning, back in the evening: the day counts once.
  const again = [stay('FR', '2026-03-01', '2026-03-02'), stay('DE', '2026-03-02', '2026-03-03')]
  expect(daysIn(countedDays(again), '2026-03-31')).toBe(3)
})

test('29 February is a day', () => {
  expect(daysIn(countedDays([stay('FR', '2024-02-28', '2024-03-01')]), '2024-03-31')).toBe(3)
  expect(daysIn(countedDays([stay('FR', '2025-02-28', '2025-03-01')]), '2025-03-31')).toBe(2)
})

test('a stay of 90 days is allowed, and 90 days away allow the next one of 90', () => {
  // January 31, February 28, March 31: the 90th day is 31 March, and the 91st is 1 April.
  const stayed = countedDays([stay('ES', '2026-01-01', '2026-03-31')])
  expect(daysIn(stayed, '2026-03-31')).toBe(90)
  expect(remainingOn(stayed, '2026-03-31')).toBe(0)
  expect(longestStay(stayed, '2026-04-01')).toBe(0)
  // April 30, May 31 and 29 days of June away: on 30 June the window begins on 2 January, with 89 days in it.
  expect(longestStay(stayed, '2026-06-29')).toBe(0)
  expect(longestStay(stayed, '2026-06-30')).toBe(90)
  expect(earliestEntry(stayed, 90, '2026-04-01')).toBe('2026-06-30')
})

test('days that leave the window allow a longer stay than the days left on arrival', () => {
  // 1 to 20 January are 20 days, 1 March to 9 May are 31 + 30 + 9: 90 together, and none is left on 10 May.
  const stayed = countedDays([stay('IT', '2026-01-01', '2026-01-20'), stay('IT', '2026-03-01', '2026-05-09')])
  expect(remainingOn(stayed, '2026-05-10')).toBe(0)
  // On 30 June 1 January has left: each day after it frees one, until 20 January, so 20 days from 30 June.
  expect(earliestEntry(stayed, 1, '2026-05-10')).toBe('2026-06-30')
  expect(longestStay(stayed, '2026-06-30')).toBe(20)
  // A stay of 21 days waits until March begins to leave: the 21st day is 28 August, when 1 March has left.
  expect(earliestEntry(stayed, 21, '2026-05-10')).toBe('2026-08-08')
})

test('a stay ends so early that a trip booked later stays within the limit', () => {
  // 10 January to 1 March 2027 are 22 + 28 + 1 = 51 days, which leave 39 for a stay before them.
  const booked = countedDays([stay('FR', '2027-01-10', '2027-03-01')])
  expect(longestStay(booked, '2026-11-27')).toBe(39)
  // On 1 March the window begins on 3 September, so that of a stay from 1 August 33 days have left it.
  expect(longestStay(booked, '2026-08-01')).toBe(72)
  expect(earliestEntry(booked, 39, '2026-11-27')).toBe('2026-11-27')
  // A stay of 40 days ends on the first day of the trip at the earliest: that day counts once.
  expect(earliestEntry(booked, 40, '2026-11-27')).toBe('2026-12-02')
  const full = countedDays([stay('FR', '2027-01-10', '2027-04-09')])
  expect(longestStay(full, '2026-11-27')).toBe(0)
})

test('an overstay has its highest day and its first', () => {
  // 88 days: January 31, February 28 and 29 of March.
  const history = countedDays([stay('DE', '2026-01-01', '2026-03-29')])
  // 10 to 14 April are days 89 to 93: 12 April is the first over.
  expect(overstayOf(history, countedDays([stay('NL', '2026-04-10', '2026-04-14')]))).toEqual({
    day: 93,
    of: 90,
    from: '2026-04-12',
  })
  expect(overstayOf(history, countedDays([stay('NL', '2026-04-10', '2026-04-11')]))).toBeUndefined()
  expect(overstayOf(history, countedDays([stay('IE', '2026-04-10', '2026-04-20')]))).toBeUndefined()
})

test('days under a permit do not count in its country, and count in others', () => {
  const permit = { country: 'DE', validFrom: '2026-01-10', validUntil: '2026-01-20' }
  // 1 to 9 and 21 to 31 January are 9 + 11 days without the permit.
  expect(daysIn(countedDays([stay('DE', '2026-01-01', '2026-01-31')], [permit]), '2026-02-01')).toBe(20)
  expect(daysIn(countedDays([stay('FR', '2026-01-01', '2026-01-31')], [permit]), '2026-02-01')).toBe(31)
  const unlimited = { country: 'DE', validFrom: null, validUntil: null }
  expect(countedDays([stay('DE', '2026-01-01', '2026-01-31')], [unlimited])).toEqual([])
})

test('days before an accession do not count', () => {
  // 31 December 2022 does not count, 1 and 2 January 2023 do.
  expect(daysIn(countedDays([stay('HR', '2022-12-31', '2023-01-02')]), '2023-01-31')).toBe(2)
  // 30 March 2024 does not count in Bulgaria and Romania, 31 March and 1 April do.
  expect(daysIn(countedDays([stay('BG', '2024-03-30', '2024-04-01')]), '2024-04-30')).toBe(2)
  expect(daysIn(countedDays([stay('RO', '2024-01-01', '2024-03-31')]), '2024-04-30')).toBe(1)
  expect(isInSchengen('BG', '2024-03-30')).toBe(false)
  expect(isInSchengen('RO', '2024-03-31')).toBe(true)
})

test('29 countries are members, with the territories that have no border to them', () => {
  expect(Object.keys(schengenMembers)).toHaveLength(29)
  for (const country of ['CY', 'IE', 'GB', 'GI', 'AD', 'GP', 'MQ', 'RE', 'GF', 'YT', 'PF', 'SJ', 'GL', 'FO'])
    expect(isInSchengen(country, '2026-01-01')).toBe(false)
  for (const country of ['MC', 'SM', 'VA', 'AX', 'LI', 'CH', 'NO', 'IS'])
    expect(isInSchengen(country, '2026-01-01')).toBe(true)
})

test('passports of members are valid in all of them, by the same list', () => {
  expect(requiredMonths('BG', 'CY')).toBe(0)
  expect(requiredMonths('CA', 'HR')).toBe(3)
  expect(requiredMonths('CA', 'CY')).toBe(6)
})

test('a day in two countries counts for both, within the year', () => {
  const stays = [
    stay('FR', '2025-12-30', '2026-01-02'),
    stay('DE', '2026-01-02', '2026-01-03'),
    stay('FR', '2026-01-02'),
  ]
  expect(daysByCountry(stays, { from: '2026-01-01', until: '2026-12-31' })).toEqual([
    { country: 'DE', days: 2 },
    { country: 'FR', days: 2 },
  ])
})

test('no stay of more than 90 days has a day of entry', () => {
  expect(() => earliestEntry([], 91, '2026-01-01')).toThrow('91')
})
