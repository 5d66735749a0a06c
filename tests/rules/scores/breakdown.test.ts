import { expect, test } from 'vitest'
import { kpis } from '#contract/reports/scores.ts'
import {
  lostPoints,
  nextStep,
  notRatedReason,
  overallWith,
  scoreOfDays,
} from '@/domains/scores/booking/breakdown.rules'
import { makeFormulas, makeKpiBreakdown } from '#tests/support/scores/reportFactory.ts'

const { international } = makeFormulas().advancePurchase
const unrated = {
  advancedPurchaseScore: null,
  hotelAttachmentScore: null,
  lowestFareAcceptanceScore: null,
  onlineAdoptionScore: null,
}

test('the points that an indicator costs are those below ten', () => {
  const booking = makeKpiBreakdown({ onlineAdoptionScore: null })
  expect(kpis.map((kpi) => lostPoints(booking, kpi))).toEqual([5, 10, 2, 0])
})

test('an indicator that does not apply has its reason', () => {
  const reasons = (changed: Parameters<typeof makeKpiBreakdown>[0]) =>
    kpis.map((kpi) => notRatedReason(makeKpiBreakdown(changed), kpi))
  expect(reasons({})).toEqual([undefined, undefined, undefined, undefined])
  expect(new Set(reasons({ ...unrated, isCancelled: true }))).toEqual(new Set(['cancelled']))
  expect(reasons({ ...unrated, daysAway: 1, lowFare: null, isEligible: false })).toEqual([
    'unknown',
    'dayTrip',
    'noLowFare',
    'needsAgent',
  ])
  expect(reasons({ ...unrated, isGroupEvent: true })[1]).toBe('groupEvent')
  const hotelReason = (...categories: ('hotel' | 'car' | 'train')[]) =>
    reasons({ ...unrated, spending: categories.map((category) => ({ category, amount: 90 })) })[1]
  expect([hotelReason('hotel', 'car'), hotelReason('car')]).toEqual(['noJourney', 'noJourney'])
  // A backend without amounts by category does not say it.
  expect([hotelReason('hotel', 'train'), hotelReason()]).toEqual(['unknown', 'unknown'])
})

test.each([
  [0, 1],
  [6, 1],
  [7, 5],
  [20, 8],
  [21, 10],
  [90, 10],
])('a booking %i days ahead scores %i by the published steps', (days, score) => {
  expect(scoreOfDays(international, days)).toBe(score)
})

test('the next better step is the nearest one', () => {
  expect(nextStep(international, 10)).toEqual({ days: 14, score: 8 })
  expect(nextStep(international, 21)).toBeUndefined()
})

test('the overall score with another day is the mean of the scores that there are', () => {
  expect(overallWith(makeKpiBreakdown(), 10)).toBe(4.5)
  expect(overallWith(makeKpiBreakdown({ hotelAttachmentScore: null, onlineAdoptionScore: null }), 10)).toBe(9)
})
