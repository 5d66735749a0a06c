import { describe, expect, test } from 'vitest'
import {
  dayDifference,
  formatClock,
  formatCountry,
  formatDate,
  formatDateRange,
  formatDistance,
  formatDuration,
  formatInstant,
  formatMoney,
  formatMoneyFigure,
  formatMoneyTotal,
  formatMonth,
  formatPercent,
  formatRelativeDays,
  formatScore,
  formatShortMoney,
  formatTime,
  formatTimeAhead,
  formatWeekday,
  formatZone,
  withClock,
} from '@/i18n/formats'
import { formatEmissions, formatIntensity, formatKilograms, formatTonnes } from '@/i18n/emissionFormats'
import { formatChange, formatDifference } from '@/i18n/reportFormats'

/** Spaces that do not break, or are narrow, read as spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ')
const morning = '2026-05-12T08:30'

// prettier-ignore
const regions = [
  ['en-US', { date: 'Sep 5, 2020', day: 'Tue, May 12', time: '8:30 AM', duration: '5 hr 20 min', money: '$142,026.00', zero: '$0.00', percent: '20.25%', in3: 'in 3 days', tomorrow: 'tomorrow' }],
  ['en-CA', { date: 'Sep 5, 2020', day: 'Tue, May 12', time: '8:30 a.m.', duration: '5 hr 20 min', money: 'US$142,026.00', zero: 'US$0.00', percent: '20.25%', in3: 'in 3 days', tomorrow: 'tomorrow' }],
  ['fr-CA', { date: '5 sept. 2020', day: 'mar. 12 mai', time: '8 h 30', duration: '5 h 20 min', money: '142 026,00 $ US', zero: '0,00 $ US', percent: '20,25 %', in3: 'dans 3 jours', tomorrow: 'demain' }],
  ['es-MX', { date: '5 sep 2020', day: 'mar 12 may', time: '8:30 a.m.', duration: '5 h 20 min', money: 'USD 142,026.00', zero: 'USD 0.00', percent: '20.25%', in3: 'dentro de 3 días', tomorrow: 'mañana' }],
  ['es-ES', { date: '5 sept 2020', day: 'mar, 12 may', time: '8:30', duration: '5 h 20 min', money: '142.026,00 US$', zero: '0,00 US$', percent: '20,25 %', in3: 'dentro de 3 días', tomorrow: 'mañana' }],
  ['es-AR', { date: '5 sept 2020', day: 'mar, 12 may', time: '8:30 a. m.', duration: '5 h 20 min', money: 'US$ 142.026,00', zero: 'US$ 0,00', percent: '20,25%', in3: 'dentro de 3 días', tomorrow: 'mañana' }],
] as const

describe.each(regions)('§9 %s', (culture, expected) => {
  test.each([
    ['date', formatDate(culture, '2020-09-05'), expected.date],
    ['weekday', formatWeekday(culture, morning), expected.day],
    ['time', formatTime(culture, morning), expected.time],
    ['duration', formatDuration(culture, 320), expected.duration],
    ['money', formatMoney(culture, 142_026), expected.money],
    ['zero', formatMoney(culture, 0), expected.zero],
    ['percentage', formatPercent(culture, 20.25), expected.percent],
    ['relative days', formatRelativeDays(culture, 3), expected.in3],
    ['tomorrow', formatRelativeDays(culture, 1), expected.tomorrow],
  ])('the %s is written in the way of the region', (_, shown, wanted) => expect(plain(shown)).toBe(wanted))
})

test.each(regions.map(([culture]) => culture))(
  '%s breaks no time, duration, sum or distance in its middle',
  (culture) => {
    for (const text of [
      formatTime(culture, morning),
      formatClock(culture, new Date(morning)),
      formatDuration(culture, 320),
      formatMoney(culture, 142_026),
      formatPercent(culture, 20.25),
      formatDistance(culture, 5000),
    ])
      expect(text).not.toContain(' ')
    const instant = formatInstant(culture, '2026-05-12T08:30:00Z')
    const time = formatClock(culture, new Date('2026-05-12T08:30:00Z'))
    expect(instant.endsWith(` ${time}`)).toBe(true)
  },
)

// prettier-ignore
const reports = [
  ['en-US', { figure: '$3,131,110.89', none: '$0', score: '8.0', month: 'September 2020', short: 'Sep', axis: '$440K', total: '$3,131,111', below: '$999,999.50', more: '+12.5%', less: '−3.0%', same: '0.0%', points: '+8.25', saved: '−$50', tonnes: '12.3 t CO₂e', small: '1.24 t CO₂e', kilograms: '1,235 kg CO₂e' }],
  ['en-CA', { figure: 'US$3,131,110.89', none: 'US$0', score: '8.0', month: 'September 2020', short: 'Sep', axis: 'US$440K', total: 'US$3,131,111', below: 'US$999,999.50', more: '+12.5%', less: '−3.0%', same: '0.0%', points: '+8.25', saved: '−US$50', tonnes: '12.3 t CO₂e', small: '1.24 t CO₂e', kilograms: '1,235 kg CO₂e' }],
  ['fr-CA', { figure: '3 131 110,89 $ US', none: '0 $ US', score: '8,0', month: 'septembre 2020', short: 'sept.', axis: '440 k $ US', total: '3 131 111 $ US', below: '999 999,50 $ US', more: '+12,5 %', less: '−3,0 %', same: '0,0 %', points: '+8,25', saved: '−50 $ US', tonnes: '12,3 t CO₂e', small: '1,24 t CO₂e', kilograms: '1 235 kg CO₂e' }],
  ['es-MX', { figure: 'USD 3,131,110.89', none: 'USD 0', score: '8.0', month: 'septiembre de 2020', short: 'sep', axis: 'USD 440 k', total: 'USD 3,131,111', below: 'USD 999,999.50', more: '+12.5%', less: '−3.0%', same: '0.0%', points: '+8.25', saved: '−USD 50', tonnes: '12.3 t CO₂e', small: '1.24 t CO₂e', kilograms: '1,235 kg CO₂e' }],
  ['es-ES', { figure: '3.131.110,89 US$', none: '0 US$', score: '8,0', month: 'septiembre de 2020', short: 'sept', axis: '440 mil US$', total: '3.131.111 US$', below: '999.999,50 US$', more: '+12,5 %', less: '−3,0 %', same: '0,0 %', points: '+8,25', saved: '−50 US$', tonnes: '12,3 t CO₂e', small: '1,24 t CO₂e', kilograms: '1235 kg CO₂e' }],
] as const

describe.each(reports)('§9 %s in reports', (culture, expected) => {
  test.each([
    ['figure', formatMoneyFigure(culture, 3_131_110.89, 'USD'), expected.figure],
    ['zero of a figure', formatMoneyFigure(culture, 0, 'USD'), expected.none],
    ['zero of a total', formatMoneyTotal(culture, 0, 'USD'), expected.none],
    ['score', formatScore(culture, 8.01), expected.score],
    ['month', formatMonth(culture, '2020-09'), expected.month],
    ['month on an axis', formatMonth(culture, '2020-09', 'short'), expected.short],
    ['amount on an axis', formatShortMoney(culture, 440_209, 'USD'), expected.axis],
    ['total of millions', formatMoneyTotal(culture, 3_131_110.89, 'USD'), expected.total],
    ['total below a million', formatMoneyTotal(culture, 999_999.5, 'USD'), expected.below],
    ['increase', formatChange(culture, 12.5), expected.more],
    ['decrease', formatChange(culture, -3), expected.less],
    ['change of nothing', formatChange(culture, -0.04), expected.same],
    ['difference of scores', formatDifference(culture, 8.25), expected.points],
    ['difference of amounts', formatDifference(culture, -50.4, 'USD'), expected.saved],
    ['mass in tonnes', formatTonnes(culture, 12_340), expected.tonnes],
    ['mass in kilograms', formatKilograms(culture, 1234.6), expected.kilograms],
    ['mass below ten tonnes', formatEmissions(culture, 1240), expected.small],
    ['mass below a tonne', formatEmissions(culture, 999.4), '999 kg CO₂e'],
    ['mass of nearly a tonne', formatEmissions(culture, 999.6), '1 t CO₂e'],
    ['mass of a kilometer', formatIntensity(culture, 0.1184, 'km'), '118 g CO₂e/km'],
    ['mass of a mile', formatIntensity('en-US', 0.1184), '191 g CO₂e/mi'],
  ])('the %s is written in the way of the region', (_, shown, wanted) => expect(plain(shown)).toBe(wanted))

  test('no amount breaks before its unit', () => {
    for (const text of [
      formatMoneyTotal(culture, 3e6, 'USD'),
      formatChange(culture, 12.5),
      formatTonnes(culture, 12_340),
    ])
      expect(text).not.toContain(' ')
  })
})

test('§9 a score has one fraction digit', () => {
  expect(formatScore('en-CA', 8.01)).toBe('8.0')
  expect(formatScore('fr-CA', 8.55, 2)).toBe('8,55')
})

test('a local time is shown as written, also in the hour that clocks skip', () => {
  expect(plain(formatTime('en-US', '2026-03-08T02:30'))).toBe('2:30 AM')
  expect(formatDate('en-US', '2026-01-01T00:00')).toBe('Jan 1, 2026')
  expect(formatDate('en-US', '2026-12-31T23:59')).toBe('Dec 31, 2026')
})

test('a range of one day is shown as that day', () => {
  expect(formatDateRange('en-US', morning, '2026-05-12T22:00')).toBe('May 12, 2026')
  expect(plain(formatDateRange('en-US', morning, '2026-05-17T08:00'))).toBe('May 12 – 17, 2026')
})

test.each([
  ['fr-CA', '1er janv. 2027', '1er–3 janv. 2027', 'ven. 1er janv.', '1er janv. 2027, 0 h'],
  ['es-MX', '1 ene 2027', '1–3 ene 2027', 'vie 1 ene', '1 ene 2027, 12:00 a.m.'],
  ['es-AR', '1 ene 2027', '1 – 3 ene 2027', 'vie, 1 ene', '1 ene 2027, 12:00 a. m.'],
])('%s has one style of dates, and writes the first of a month as people do', (culture, date, range, day, instant) => {
  const first = '2027-01-01'
  const midnight = new Date(2027, 0, 1).toISOString()
  expect(
    [
      formatDate(culture, first),
      formatDateRange(culture, first, '2027-01-03'),
      formatWeekday(culture, first),
      formatInstant(culture, midnight),
    ].map(plain),
  ).toEqual([date, range, day, instant])
})

test('figures of an overview are exact, and zero is short (§9)', () => {
  const figure = (amount: number) => formatMoneyFigure('en-US', amount, 'USD')
  expect([142_026, 3_131_110.89, 3.5, 0].map(figure)).toEqual(['$142,026.00', '$3,131,110.89', '$3.50', '$0'])
})

test('a month is written with its year, or short without it', () => {
  expect(formatMonth('fr-CA', '2026-05')).toBe('mai 2026')
  expect(formatMonth('en-US', '2026-05', 'short')).toBe('May')
})

test('a time zone has the name that is right on that day', () => {
  const toronto = { timeZone: 'America/Toronto', city: 'Toronto' }
  expect(formatZone('en-CA', '2026-01-12T12:00:00Z', toronto)).toBe('EST')
  expect(formatZone('en-CA', '2026-07-12T12:00:00Z', toronto)).toBe('EDT')
  expect(formatZone('fr-CA', '2026-07-12T12:00:00Z', toronto)).toBe('HAE')
})

test.each([
  ['2026-05-12T23:00', '2026-05-12T23:59', 0],
  ['2026-05-12T23:59', '2026-05-13T00:01', 1],
  ['2026-05-13T00:30', '2026-05-12T18:00', -1],
  ['2026-03-07T12:00', '2026-03-09T01:00', 2],
  ['2026-10-31T12:00', '2026-11-02T01:00', 2],
])('%s to %s is %i calendar days', (from, to, days) => expect(dayDifference(from, to)).toBe(days))

test.each([
  [30_000, 'in 1 minute'],
  [59 * 60_000, 'in 59 minutes'],
  [5 * 3_600_000, 'in 5 hours'],
  [47 * 3_600_000, 'in 47 hours'],
  [72 * 3_600_000, 'in 3 days'],
])('a moment %i ms ahead is written as a time from now', (ms, words) =>
  expect(formatTimeAhead('en-US', ms)).toBe(words),
)

test('short durations, short sums and countries are written in the language', () => {
  expect(plain(formatDuration('en-US', 45))).toBe('45 min')
  expect(plain(formatDuration('en-US', 120))).toBe('2 hr')
  expect(plain(formatDuration('en-US', 0))).toBe('0 min')
  expect(formatShortMoney('en-US', 440_209, 'USD')).toBe('$440K')
  expect(formatCountry('fr-CA', 'MX')).toBe('Mexique')
})

test.each([
  ['en-US', null, '8:30 AM'],
  ['en-US', 'h23', '08:30'],
  ['fr-CA', 'h12', '8 h 30 a.m.'],
  ['fr-CA', null, '8 h 30'],
  ['es-MX', 'h23', '08:30'],
] as const)('§3 a time in %s with the clock %s is written that way', (culture, clock, time) =>
  expect(plain(formatTime(withClock(culture, clock), morning))).toBe(time),
)

test.each([
  ['en-US', undefined, '3,107 mi'],
  ['es-PR', undefined, '3,107 mi'],
  ['en-CA', undefined, '5,000 km'],
  ['es-ES', undefined, '5000 km'],
  ['en-US', 'km', '5,000 km'],
  ['fr-CA', 'mi', '3 107 mi'],
] as const)('§3 a distance in %s with the unit %s is written that way', (culture, unit, distance) =>
  expect(plain(formatDistance(culture, 5000, unit))).toBe(distance),
)
