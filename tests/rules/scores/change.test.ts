import { expect, test } from 'vitest'
import { changeOf, mostGained, mostLost, notApplicable } from '@/domains/scores/summary/change.rules'
import { daysOfMonth, lastMonths } from '@/domains/scores/overview/financeNow.rules'
import { percentChange, wayOf } from '@/domains/scores/scores.rules'
import { makeScoreSummary } from '#tests/support/scores/scoreFactory.ts'

test('a change is in points or money, and in percent of the figure before', () => {
  const now = makeScoreSummary({ avgOverallScore: 8, totalSpent: 150 })
  const before = makeScoreSummary({ avgOverallScore: 8.4, totalSpent: 100 })
  expect(changeOf(now, before, 'totalSpent')).toEqual({ difference: 50, percent: 50 })
  const change = changeOf(now, before, 'avgOverallScore')
  expect(change).toMatchObject({ difference: -0.4 })
  expect((change as { percent: number }).percent).toBeCloseTo(-4.76, 2)
})

test('a figure without bookings before is new, and never a share of zero', () => {
  const now = makeScoreSummary({ totalSpent: 150, savings: 0 })
  const nothing = makeScoreSummary({ count: 0, totalSpent: 0, avgOverallScore: null })
  expect(changeOf(now, nothing, 'totalSpent')).toBe('new')
  expect(changeOf(now, nothing, 'savings')).toBeUndefined()
  expect(changeOf(now, makeScoreSummary({ missedSavings: 0 }), 'missedSavings')).toEqual({
    difference: now.missedSavings,
    percent: null,
  })
})

test('a withheld score has no change', () => {
  const withheld = makeScoreSummary({ avgOverallScore: null })
  expect(changeOf(withheld, makeScoreSummary(), 'avgOverallScore')).toBeUndefined()
  expect(changeOf(makeScoreSummary(), withheld, 'avgOverallScore')).toBeUndefined()
  expect(changeOf(makeScoreSummary(), undefined, 'avgOverallScore')).toBeUndefined()
})

test('bookings that an indicator does not rate are counted without the canceled ones', () => {
  const summary = makeScoreSummary({ count: 20, cancelledCount: 3 })
  const applicable = { advancedPurchase: 17, hotelAttachment: 10, lowestFareAcceptance: 12, onlineAdoption: 17 }
  expect(notApplicable({ ...summary, applicable }, 'lowestFareAcceptance')).toBe(5)
  expect(notApplicable({ ...summary, applicable }, 'advancedPurchase')).toBe(0)
  expect(notApplicable({ ...summary, applicable: undefined }, 'advancedPurchase')).toBeUndefined()
})

test('the indicator with the most lost points is what would raise a score', () => {
  expect(mostLost(makeScoreSummary())).toMatchObject({ kpi: 'onlineAdoption' })
  const perfect = {
    avgAdvancedPurchaseScore: 10,
    avgHotelAttachmentScore: null,
    avgLowestFareAcceptanceScore: 10,
    avgOnlineAdoptionScore: 10,
  }
  expect(mostLost(makeScoreSummary(perfect))).toBeUndefined()
})

test('the best indicator is named where another is worse', () => {
  expect(mostGained(makeScoreSummary())).toEqual({ kpi: 'advancedPurchase', average: 8.55 })
  const equal = {
    avgAdvancedPurchaseScore: 10,
    avgHotelAttachmentScore: null,
    avgLowestFareAcceptanceScore: 10,
    avgOnlineAdoptionScore: 10,
  }
  expect(mostGained(makeScoreSummary(equal))).toBeUndefined()
})

test('the last complete month is compared with the one before, not with the one under way', () => {
  const months = ['2026-03', '2026-04', '2026-05'].map((month) => ({
    month,
    totalSpent: 1,
    missedSavings: 1,
    count: 1,
    avgOverallScore: null,
  }))
  const pair = lastMonths(months, '2026-05-09T12:00:00Z')
  expect([pair?.month.month, pair?.before.month]).toEqual(['2026-04', '2026-03'])
  expect(lastMonths(months.slice(1), '2026-05-09T12:00:00Z')).toBeUndefined()
  expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(percentChange(150, 100)).toBe(50)
  expect(percentChange(150, 0)).toBeNull()
})

test('a booking that stays in one city is named by it, and not as a way from the city to itself', () => {
  expect(wayOf({ origin: 'Montréal', destination: 'London' })).toBe('Montréal – London')
  expect(wayOf({ origin: 'San Francisco', destination: 'San Francisco' })).toBe('San Francisco')
})
