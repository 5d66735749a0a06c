import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  askAlways,
  askNever,
  approvalPlanSchema,
  type ApprovalPlan,
  type ApprovalRule,
  usualPlan,
} from '#contract/approvals/approvalRules.ts'
import {
  approvalField,
  approvalValues,
  type ExceptionValues,
  toPlan,
} from '@/domains/admin/policies/approvalForm.rules'
import { newPolicyValues, policyField, policyFormSchema, policyValues } from '@/domains/admin/policies/policyForm.rules'
import { summarizeApproval } from '@/domains/admin/travelPolicies.rules'
import { learnAdditions } from '@/http/additions'
import { makeManagedPolicy } from '#tests/support/admin/travelPolicyFactory.ts'

const rule = (changed: Partial<ApprovalRule>): ApprovalRule => ({
  kind: 'trip',
  scope: 'within',
  above: 0,
  action: 'ask',
  ...changed,
})
const and = (plan: ApprovalPlan, ...rules: Partial<ApprovalRule>[]) => ({
  ...plan,
  rules: [...plan.rules, ...rules.map(rule)],
})
const exception = (changed: Partial<ExceptionValues>): ExceptionValues => ({
  kind: 'hotel',
  scope: 'within',
  above: '',
  action: 'ask',
  ...changed,
})
const check = (changed: object) =>
  policyFormSchema.safeParse({ ...newPolicyValues, nameEn: 'Field', hotelNightLimit: '200', ...changed })
const problems = (changed: object) =>
  check(changed).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []

beforeEach(() => learnAdditions([{ name: 'approvals', status: 'enabled' }]))
afterEach(() => learnAdditions([]))

describe('the rules of approval in the form of a policy', () => {
  test.each([
    ['the usual plan', usualPlan],
    ['a plan with exceptions', and(usualPlan, { kind: 'hotel', above: 300 }, { kind: 'trip', above: 5000 })],
    ['a plan without rules, which does nothing', askNever],
  ])('%s is the same after the form', (_, plan) => {
    expect(toPlan(approvalValues(plan))).toEqual(plan)
  })

  test('a plan that does not name the whole trip does nothing about it', () => {
    const values = approvalValues({ ...usualPlan, rules: [rule({ kind: 'car' })] })
    expect(values).toMatchObject({ tripWithin: 'nothing', tripOutside: 'nothing', exceptions: [{ kind: 'car' }] })
  })

  test('a new policy tells within and asks outside', () => {
    expect(check({}).data?.approval).toEqual(usualPlan)
    expect(approvalPlanSchema.safeParse(check({}).data?.approval).success).toBe(true)
  })

  test('a backend without approvals gets no rules', () => {
    learnAdditions([])
    expect(check({}).data).not.toHaveProperty('approval')
  })

  test('the values of a policy are its plan', () => {
    const policy = makeManagedPolicy({ approval: { ...askAlways, silence: 'release', answerHours: 8 } })
    expect(policyValues(policy)).toMatchObject({ tripWithin: 'ask', silence: 'release', answerHours: '8' })
  })

  test.each<[string, object, string[]]>([
    [
      'the amount is no whole number',
      { exceptions: [exception({ above: '12.5' })] },
      ['exceptions.0.above outOfRange'],
    ],
    [
      'two exceptions are about the same',
      { exceptions: [exception({ above: '1 200' }), exception({ above: '1200', action: 'tell' })] },
      ['exceptions.1.above alreadyThere'],
    ],
    [
      'an exception is about every trip, as the sentence above it is',
      { exceptions: [exception({ kind: 'trip' })] },
      ['exceptions.0.above alreadyThere'],
    ],
    ['no hours are left to answer', { answerHours: '0' }, ['answerHours outOfRange']],
    ['the hours are missing', { answerHours: '' }, ['answerHours required']],
    ['a change may be a fraction dearer', { dearerPercent: '2,5' }, ['dearerPercent outOfRange']],
  ])('it is refused where %s', (_, changed, expected) => {
    expect(problems(changed)).toEqual(expected)
  })

  test.each([
    ['approval.rules.0.above', 'tripWithin'],
    ['approval.rules.1.action', 'tripOutside'],
    ['approval.rules.4.kind', 'exceptions.2.kind'],
    ['approval.rules', 'exceptions'],
    ['approval.answerHours', 'answerHours'],
  ])('the server’s problem at %s is shown at %s', (path, field) => {
    expect(policyField({ hotelLimits: [] })(path)).toBe(field)
    expect(approvalField(path.slice('approval.'.length))).toBe(field)
  })
})

test.each<[ReturnType<typeof summarizeApproval>, string, Pick<ApprovalPlan, 'rules'>]>([
  ['always', 'everything is asked about', askAlways],
  ['outside', 'all that is outside is asked about, and the rest told', usualPlan],
  ['outside', 'an exception within the policy is told', and(usualPlan, { kind: 'car', action: 'tell' })],
  ['some', 'an exception within the policy is asked about', and(usualPlan, { kind: 'hotel', above: 300 })],
  ['some', 'dear trips outside the policy are told', and(usualPlan, { scope: 'outside', above: 9000, action: 'tell' })],
  ['some', 'only flights abroad are asked about', and(askNever, { kind: 'airInternational' })],
  ['told', 'trips are told', and(askNever, { above: 100, action: 'tell' })],
  [undefined, 'nothing happens', askNever],
  [undefined, 'there is no rule', { rules: [] }],
])('a plan is summed up as %s where %s', (summary, _, plan) => {
  expect(summarizeApproval(plan)).toBe(summary)
})
