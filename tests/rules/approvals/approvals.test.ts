import { describe, expect, test } from 'vitest'
import {
  decisionsFrom,
  endedBy,
  isWithinPolicy,
  listQuery,
  pressedAnswer,
  ruleWords,
} from '@/domains/approvals/approvals.rules'
import { makeApproval, otherDecision } from '#tests/support/approvals/approvalFactory.ts'

test('the address of the list asks for the trips that wait, or for the answered ones', () => {
  const state = { pageNumber: 2, search: '', sort: { key: 'due', direction: 'asc' as const }, filters: {}, hidden: [] }
  expect(listQuery(state)).toEqual({ status: 'waiting', pageNumber: 2 })
  expect(listQuery({ ...state, filters: { status: ['answered'] } })).toEqual({ status: 'answered', pageNumber: 2 })
})

test('the pressed answer comes first, and another value is none', () => {
  expect(decisionsFrom('sendBack')).toEqual(['sendBack', 'approve', 'decline'])
  expect(pressedAnswer('decline')).toBe('decline')
  expect([pressedAnswer('yes'), pressedAnswer(null)]).toEqual([undefined, undefined])
})

test('a trip is within the policy where it breaks no rule and each part keeps it', () => {
  const { trip } = makeApproval()
  const kept = trip.parts.map((part) => ({ ...part, isWithin: true }))
  expect(isWithinPolicy(trip)).toBe(false)
  expect(isWithinPolicy({ ...trip, brokenRules: [] })).toBe(false)
  expect(isWithinPolicy({ ...trip, brokenRules: [], parts: kept })).toBe(true)
})

test('the limit of a hotel is an amount from cents, and other rules have none', () => {
  const money = (amount: number) => `$${amount}`
  expect(ruleWords({ kind: 'hotel', limit: 25_000 }, money).limit).toBe('$250')
  expect(ruleWords({ kind: 'advance', days: 14 }, money)).toMatchObject({ days: 14, limit: '' })
})

describe('a question was ended', () => {
  test.each([
    ['approved', otherDecision, 'person'],
    ['approved', { ...otherDecision, by: '' }, 'clock'],
    ['lapsed', { ...otherDecision, by: '' }, 'clock'],
    ['withdrawn', { ...otherDecision, by: '' }, 'nobody'],
    ['waiting', null, 'nobody'],
  ] as const)('%s', (status, decision, by) => {
    expect(endedBy({ status, decision })).toBe(by)
  })
})
