import { expect, test } from 'vitest'
import { comparableTotals, yearOverYear } from '@/domains/scores/scores.rules'

const month = (name: string, totalSpent: number) => ({
  month: name,
  totalSpent,
  missedSavings: totalSpent / 10,
  count: 1,
  avgOverallScore: null,
})

test('§2 the newest year stands beside the year before, twelve months each', () => {
  const trends = yearOverYear([month('2026-01', 110), month('2025-01', 100), month('2025-02', 200)])
  expect([trends?.lastYear, trends?.thisYear, trends?.months.length]).toEqual(['2025', '2026', 12])
  expect(trends?.months[0]?.totalSpent).toEqual({ last: 100, this: 110 })
  expect(trends?.months[1]?.missedSavings).toEqual({ last: 20, this: null })
})

test('a year that is not over is compared with the same months of the other', () => {
  const trends = yearOverYear([month('2026-01', 110), month('2025-01', 100), month('2025-02', 200)])!
  expect(comparableTotals(trends, 'totalSpent')).toEqual({ last: 100, this: 110 })
})

test('a year without reported trips is compared with nothing', () => expect(yearOverYear([])).toBeUndefined())
