import { expect, test } from 'vitest'
import { formatDayRange, formatWeekdayRange } from '@/i18n/dayRange'

const today = '2026-11-23'
/** Intl joins with thin and no-break spaces, which versions of it choose differently. */
const plain = (text: string) => text.replace(/\s/g, ' ')

test.each([
  ['en-CA', '2026-11-24', '2026-11-27', 'Nov 24–27'],
  ['en-US', '2026-11-28', '2026-12-02', 'Nov 28 – Dec 2'],
  ['en-US', '2026-11-28', '2026-11-28', 'Nov 28'],
  ['en-US', '2026-12-30', '2027-01-02', 'Dec 30, 2026 – Jan 2, 2027'],
  ['en-US', '2027-01-04', '2027-01-06', 'Jan 4 – 6, 2027'],
  ['fr-CA', '2026-12-01', '2026-12-04', '1er–4 déc.'],
  ['fr-CA', '2026-11-28', '2026-12-02', '28 nov. – 2 déc.'],
  ['fr-CA', '2027-01-04', '2027-01-06', '4–6 janv. 2027'],
  ['es-MX', '2026-11-24', '2026-11-27', '24–27 nov'],
  ['es-MX', '2026-11-28', '2026-12-02', '28 nov – 2 dic'],
])('in %s the days %s to %s are %s, with a year only where it is not this one', (culture, from, to, words) =>
  expect(plain(formatDayRange(culture, { from, to, today }))).toBe(words),
)

test('a range of days leaves out the times', () =>
  expect(plain(formatDayRange('en-US', { from: '2026-11-24T08:30', to: '2026-11-27T18:00', today }))).toBe(
    'Nov 24 – 27',
  ))

test.each([
  ['en-CA', '2027-05-03', '2027-05-05', 'Mon, May 3–Wed, May 5, 2027'],
  ['en-US', '2027-05-03', '2027-05-03', 'Mon, May 3, 2027'],
  ['fr-CA', '2026-12-30', '2027-01-02', 'mer. 30 déc. 2026 – sam. 2 janv. 2027'],
  ['es-MX', '2027-05-03', '2027-05-05', 'lun 3 may – mié 5 may 2027'],
])('in %s the days %s to %s are %s, with weekdays and always a year', (culture, from, to, words) =>
  expect(plain(formatWeekdayRange(culture, from, to))).toBe(words),
)
