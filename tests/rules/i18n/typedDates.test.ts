import { describe, expect, test } from 'vitest'
import { dayPattern, readDay, writeDay } from '@/i18n/dateText'
import { formatTime } from '@/i18n/formats'
import { readTime } from '@/i18n/readTime'
import { dateTimeParts, dateTimeProblem, isDay, joinDateTime } from '@/lib/localDateTime'

const today = '2026-11-23'
const read = (culture: string, text: string) => readDay(culture, text, { today })

describe('a date that is typed', () => {
  test.each([
    ['en-US', '2026-12-07'],
    ['en-US', '2026/12/7'],
    ['en-US', '20261207'],
    ['en-US', '12/7/2026'],
    ['en-US', '12-07-2026'],
    ['en-US', '12.7.26'],
    ['en-US', '12072026'],
    ['en-US', 'Dec 7, 2026'],
    ['en-US', 'december 7th'],
    ['en-US', '7 Dec'],
    ['en-US', '7dec2026'],
    ['en-US', 'Mon, Dec 7, 2026'],
    ['en-US', 'Monday the 7th of December'],
    ['en-CA', '12/7/2026'],
    ['en-CA', '2026-12-07'],
    ['fr-CA', '2026-12-07'],
    ['fr-CA', '7/12/2026'],
    ['fr-CA', '7 déc.'],
    ['fr-CA', '7 decembre 2026'],
    ['fr-CA', 'lundi 7 décembre 2026'],
    ['fr-CA', 'lun. 7 déc. 2026'],
    ['fr-CA', 'le 7 DÉC'],
    ['fr-CA', 'Dec 7, 2026'],
    ['es-MX', '7/12/2026'],
    ['es-MX', '07122026'],
    ['es-MX', '7 de diciembre de 2026'],
    ['es-MX', 'lun, 7 dic 2026'],
    ['es-PR', '12/7/2026'],
  ])('the typed date in %s, %s, is December 7, 2026', (culture, text) => expect(read(culture, text)).toBe('2026-12-07'))

  test.each([
    ['fr-CA', '1er janvier 2027', '2027-01-01'],
    ['fr-CA', 'mar. 3 mars 2026', '2026-03-03'],
    ['fr-CA', '3 mar 2026', '2026-03-03'],
    ['fr-CA', '5 juil. 2027', '2027-07-05'],
    ['fr-CA', '5 juin 2027', '2027-06-05'],
    ['es-ES', 'mar, 3 mar 2026', '2026-03-03'],
    ['es-ES', '1º de mayo de 2027', '2027-05-01'],
    ['es-PE', '7 sept 2027', '2027-09-07'],
    ['es-PE', '7 set 2027', '2027-09-07'],
    ['en-US', 'Tue, Mar 3, 2026', '2026-03-03'],
    ['en-US', 'Sat, May 2, 2026', '2026-05-02'],
    ['en-US', 'Feb 29, 2028', '2028-02-29'],
  ])('the typed date in %s, %s, is %s', (culture, text, day) => expect(read(culture, text)).toBe(day))

  test('a typed date is month first or day first by region, and the other way where only that is possible', () => {
    expect(read('en-US', '3/4/2027')).toBe('2027-03-04')
    expect(read('es-ES', '3/4/2027')).toBe('2027-04-03')
    expect(read('en-US', '31/12/2026')).toBe('2026-12-31')
    expect(read('es-ES', '12/31/2026')).toBe('2026-12-31')
  })

  test('a typed date without a year is the next such day, or the one within the limits', () => {
    expect(read('en-US', '11/23')).toBe('2026-11-23')
    expect(read('en-US', '11/22')).toBe('2027-11-22')
    expect(read('en-US', 'Jan 5')).toBe('2027-01-05')
    expect(readDay('en-US', 'Jan 5', { today, max: today })).toBe('2026-01-05')
    expect(readDay('en-US', 'Dec 5', { today, max: today })).toBe('2025-12-05')
    expect(readDay('en-US', 'Nov 2', { today, min: '2026-10-01', max: '2026-12-31' })).toBe('2026-11-02')
  })

  test.each([
    '',
    '7',
    'Dec',
    'soon',
    '12/7/20266',
    '2/30/2027',
    'Feb 29, 2027',
    '13/13/2026',
    '1/2/3/4',
    'jui 5',
    'Dec Jan 5',
  ])('the text %j is no date', (text) => {
    expect(read('en-US', text)).toBeUndefined()
    expect(read('fr-CA', text)).toBeUndefined()
  })

  test.each(['en-US', 'en-CA', 'fr-CA', 'es-ES', 'es-MX', 'es-AR', 'es-CO', 'es-PE', 'es-PR'])(
    'every day of a year is read as it is shown in %s',
    (culture) => {
      for (let day = 0; day < 365; day += 1) {
        const iso = new Date(Date.UTC(2027, 0, day + 1)).toISOString().slice(0, 10)
        expect(read(culture, writeDay(culture, iso))).toBe(iso)
      }
    },
  )
})

test.each([
  ['en-US', 'Mon, Dec 7, 2026'],
  ['fr-CA', 'lun. 7 déc. 2026'],
  ['es-MX', 'lun, 7 dic 2026'],
])('a date field in %s shows %s', (culture, text) => expect(writeDay(culture, '2026-12-07')).toBe(text))

test('the first of a month is an ordinal in French', () =>
  expect(writeDay('fr-CA', '2027-01-01')).toBe('ven. 1er janv. 2027'))

test.each([
  ['en-US', { day: 'DD', month: 'MM', year: 'YYYY' }, 'MM/DD/YYYY'],
  ['en-CA', { day: 'DD', month: 'MM', year: 'YYYY' }, 'YYYY-MM-DD'],
  ['fr-CA', { day: 'JJ', month: 'MM', year: 'AAAA' }, 'AAAA-MM-JJ'],
  ['es-MX', { day: 'DD', month: 'MM', year: 'AAAA' }, 'DD/MM/AAAA'],
])('the pattern of a date in %s is written in its letters', (culture, letters, pattern) =>
  expect(dayPattern(culture, letters)).toBe(pattern),
)

describe('a time that is typed', () => {
  test.each([
    ['7:40', '07:40'],
    ['07:40', '07:40'],
    ['0740', '07:40'],
    ['740', '07:40'],
    ['7.40', '07:40'],
    ['7', '07:00'],
    ['19', '19:00'],
    ['7:40 am', '07:40'],
    ['7:40 AM', '07:40'],
    ['7:40 p.m.', '19:40'],
    ['7:40\u00a0p. m.', '19:40'],
    ['7p', '19:00'],
    ['740pm', '19:40'],
    ['12 am', '00:00'],
    ['12:30 pm', '12:30'],
    ['19 h 40', '19:40'],
    ['19\u00a0h\u00a040', '19:40'],
    ['7h', '07:00'],
    ['7 h 05 min', '07:05'],
    ['19:40 h', '19:40'],
    ['19:40 hrs', '19:40'],
    ['0:00', '00:00'],
    ['23:59', '23:59'],
  ])('the typed time %j is %s', (text, time) => expect(readTime(text)).toBe(time))

  test.each(['', 'soon', '24:00', '7:60', '7:4', '13 pm', '0 am', '77', '12345', '7:40:30', 'am', '-7:40'])(
    'the text %j is no time of day',
    (text) => expect(readTime(text)).toBeUndefined(),
  )

  test.each(['en-US', 'en-CA', 'fr-CA', 'es-ES', 'es-MX', 'es-AR', 'es-CO'])(
    'a typed time in %s is read as it is shown',
    (culture) => {
      for (const time of ['00:00', '00:05', '07:40', '11:59', '12:00', '12:30', '15:00', '23:59'])
        expect(readTime(formatTime(culture, `2026-12-07T${time}`))).toBe(time)
    },
  )
})

describe('a local date and time', () => {
  test.each(['', '2026-12-07T07:40', '2026-12-07T', 'T07:40', 'soonT07:40', '2026-12-07T7:60'])(
    'the moment %j is the same after it is taken apart',
    (value) => expect(joinDateTime(dateTimeParts(value))).toBe(value),
  )

  test.each([
    ['', 'required'],
    ['T07:40', 'dateMissing'],
    ['2026-12-07T', 'timeMissing'],
    ['soonT07:40', 'unreadableDate'],
    ['2026-02-30T07:40', 'unreadableDate'],
    ['2026-12-07T25:00', 'unreadableTime'],
    ['T25:00', 'unreadableTime'],
    ['2026-12-07T07:40', undefined],
  ] as const)('the moment %j is checked: %s', (value, problem) => expect(dateTimeProblem(value)).toBe(problem))

  test('a local date and time is on a day that exists', () => {
    expect(isDay('2028-02-29')).toBe(true)
    expect(isDay('2027-02-29')).toBe(false)
    expect(isDay('2027-13-01')).toBe(false)
    expect(isDay('12/7/2026')).toBe(false)
  })
})
