import { expect, test } from 'vitest'
import { isHeldForApproval, type ApprovalMark } from '#contract/trips/tripApproval.ts'
import { markOf, openStanding } from '@/domains/itinerary/itinerary.rules'
import { makeTrip } from '#tests/support/page/factories.ts'
import { makeApproval, makeDecided } from '#tests/support/trips/approvalFactory.ts'

test.each<[ApprovalMark['status'], boolean, ReturnType<typeof openStanding>, boolean]>([
  ['pendingApproval', false, 'waiting', true],
  ['sentBack', false, 'sentBack', true],
  ['declined', false, 'declined', false],
  ['approved', false, undefined, false],
  ['pendingApproval', true, 'changeWaits', false],
  ['sentBack', true, 'changeSentBack', false],
  ['declined', true, undefined, false],
  ['approved', true, undefined, false],
])('a trip that is %s (a change: %s) is marked as %s, and is only held: %s', (status, isChange, standing, isHeld) => {
  expect(openStanding({ status, isChange })).toBe(standing)
  expect(isHeldForApproval({ status, isChange })).toBe(isHeld)
})

test('the standing is the mark of a trip before any other, unless nothing is open about it', () => {
  expect(markOf(makeTrip({ approval: makeApproval(), isForGuest: true }), 'Upcoming')).toBe('approval')
  expect(markOf(makeTrip({ approval: makeDecided('declined'), tripStatus: 'Cancelled' }), 'Cancelled')).toBe('approval')
  expect(markOf(makeTrip({ approval: makeDecided('approved') }), 'Upcoming')).toBeUndefined()
  expect(markOf(makeTrip(), 'Upcoming')).toBeUndefined()
})
