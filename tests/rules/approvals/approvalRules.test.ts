import { describe, expect, test } from 'vitest'
import {
  actionFor,
  askAlways,
  askNever,
  asksAgain,
  asksAlways,
  asksNever,
  usualPlan,
  type ApprovalPart,
  type ApprovalRule,
} from '#contract/approvals/approvalRules.ts'
import { workingHoursLater } from '#server/domains/approvals/workingTime.rules.ts'

const hotel = (amount: number, isWithin = true): ApprovalPart => ({ kind: 'hotel', amount, isWithin })
const flight = (amount: number, isWithin = true): ApprovalPart => ({ kind: 'airDomestic', amount, isWithin })
const rule = (
  kind: ApprovalRule['kind'],
  scope: ApprovalRule['scope'],
  above: number,
  action: ApprovalRule['action'],
) => ({
  kind,
  scope,
  above,
  action,
})

describe('what happens to a trip', () => {
  test.each([
    ['within the policy it is told', usualPlan, [hotel(300), flight(400)], 'tell'],
    ['one part outside makes the trip outside', usualPlan, [hotel(300), flight(400, false)], 'ask'],
    ['nothing is asked', askNever, [hotel(9000, false)], 'nothing'],
    ['everything is asked', askAlways, [hotel(1)], 'ask'],
  ] as const)('%s', (_, plan, parts, action) => expect(actionFor(plan, parts)).toBe(action))

  const rules = [
    rule('trip', 'within', 0, 'nothing'),
    rule('trip', 'within', 1000, 'ask'),
    rule('hotel', 'within', 500, 'tell'),
    rule('hotel', 'outside', 0, 'ask'),
  ]
  test.each([
    ['up to an amount the rule below it holds', [flight(1000)], 'nothing'],
    ['above an amount its rule holds', [flight(1000.01)], 'ask'],
    ['the total of the trip counts, not only its parts', [flight(600), flight(600)], 'ask'],
    ['a kind has a rule of its own', [hotel(501)], 'tell'],
    ['the strictest rule decides', [hotel(501), flight(600)], 'ask'],
    ['a kind outside the policy is asked although the trip has no rule for that', [hotel(10, false)], 'ask'],
  ] as const)('%s', (_, parts, action) => expect(actionFor({ rules }, parts)).toBe(action))

  test('no rule means nothing', () => expect(actionFor({ rules: [] }, [hotel(9000, false)])).toBe('nothing'))
  test('whether everything or nothing is asked', () => {
    expect([askAlways, usualPlan, askNever].map(asksAlways)).toEqual([true, false, false])
    expect([askAlways, usualPlan, askNever].map(asksNever)).toEqual([false, false, true])
  })
})

describe('a change of an approved trip asks again', () => {
  const approved = { total: 1000, isWithin: false }
  test.each([
    ['not within the stated percentage', { total: 1100, isWithin: false }, false],
    ['above it', { total: 1100.01, isWithin: false }, true],
    ['not where it is cheaper', { total: 10, isWithin: true }, false],
  ] as const)('%s', (_, now, asks) => expect(asksAgain({ dearerPercent: 10 }, approved, now)).toBe(asks))
  test('where it leaves the policy that it kept', () =>
    expect(asksAgain({ dearerPercent: 10 }, { total: 1000, isWithin: true }, { total: 900, isWithin: false })).toBe(
      true,
    ))
})

describe('working hours of an answer', () => {
  test.each([
    ['a day of the week', '2026-11-24T15:00Z', 24, '2026-11-25T15:00:00.000Z'],
    ['from Friday to Monday', '2026-11-27T22:00Z', 24, '2026-11-30T22:00:00.000Z'],
    ['asked on a Saturday', '2026-11-28T15:00Z', 24, '2026-12-01T05:00:00.000Z'],
    ['a Friday evening that is Saturday in Tokyo', '2026-11-27T16:00Z', 24, '2026-11-30T15:00:00.000Z', 'Asia/Tokyo'],
    ['over the change of the clock', '2026-10-30T16:00Z', 24, '2026-11-02T17:00:00.000Z'],
    ['several weeks', '2026-11-27T22:00Z', 120, '2026-12-04T22:00:00.000Z'],
  ] as [string, string, number, string, string?][])('%s', (_, from, hours, until, zone = 'America/Toronto') =>
    expect(workingHoursLater(new Date(from), hours, zone).toISOString()).toBe(until),
  )
})
