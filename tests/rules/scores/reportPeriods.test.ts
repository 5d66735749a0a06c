import { describe, expect, test } from 'vitest'
import { type Days, daysOfPeriod, isTooLong, previousDays } from '#contract/reports/reportPeriods.ts'

const days = (text: string): Days => {
  const [from = '', to = ''] = text.split(' … ')
  return { from, to }
}

describe('the periods of reports', () => {
  test.each([
    ['months12', '2026-05-09', '2025-05-01 … 2026-04-30'],
    ['lastMonth', '2026-05-09', '2026-04-01 … 2026-04-30'],
    ['lastMonth', '2026-01-31', '2025-12-01 … 2025-12-31'],
    ['lastQuarter', '2026-05-09', '2026-01-01 … 2026-03-31'],
    ['lastQuarter', '2026-01-15', '2025-10-01 … 2025-12-31'],
    ['yearToDate', '2026-05-09', '2026-01-01 … 2026-05-09'],
    ['lastYear', '2026-05-09', '2025-01-01 … 2025-12-31'],
  ] as const)('the period %s on %s is %s', (period, today, expected) => {
    expect(daysOfPeriod(period, today)).toEqual(days(expected))
  })

  test('a report covers 36 months at most, to the day', () => {
    expect(isTooLong(days('2023-03-15 … 2026-03-14'))).toBe(false)
    expect(isTooLong(days('2023-03-15 … 2026-03-15'))).toBe(true)
  })
})

describe('the period before', () => {
  test.each([
    ['complete months', '2025-05-01 … 2026-04-30', '2024-05-01 … 2025-04-30'],
    ['a month', '2026-04-01 … 2026-04-30', '2026-03-01 … 2026-03-31'],
    ['January', '2026-01-01 … 2026-01-31', '2025-12-01 … 2025-12-31'],
    ['the first quarter', '2026-01-01 … 2026-03-31', '2025-10-01 … 2025-12-31'],
    ['another quarter', '2026-04-01 … 2026-06-30', '2026-01-01 … 2026-03-31'],
    ['a year', '2025-01-01 … 2025-12-31', '2024-01-01 … 2024-12-31'],
    ['a year to date', '2026-01-01 … 2026-05-09', '2025-01-01 … 2025-05-09'],
    ['a year to the end of a month', '2026-01-01 … 2026-06-30', '2025-01-01 … 2025-06-30'],
    ['a year to February 29', '2028-01-01 … 2028-02-29', '2027-01-01 … 2027-02-28'],
    ['a year to the last of February', '2029-01-01 … 2029-02-28', '2028-01-01 … 2028-02-29'],
    ['a day', '2026-03-01 … 2026-03-01', '2026-02-28 … 2026-02-28'],
    ['some days', '2026-03-05 … 2026-03-14', '2026-02-23 … 2026-03-04'],
    ['days over a new year', '2025-12-20 … 2026-01-05', '2025-12-03 … 2025-12-19'],
  ])('of %s, %s, is %s', (_, period, before) => {
    expect(previousDays(days(period))).toEqual(days(before))
  })
})
