import * as z from 'zod/mini'
import {
  type ApprovalAction,
  approvalActions,
  type ApprovalKind,
  approvalKinds,
  approvalLimits,
  type ApprovalPlan,
  type ApprovalRule,
  type ApprovalScope,
  approvalScopes,
  type Silence,
  silences,
} from '#contract/approvals/approvalRules.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { baseAction, isBase } from '@/domains/admin/travelPolicies.rules'
import { number, numberOf, optionalNumber } from './numbers.rules'

/** A rule besides those for the whole trip; the amount as it is typed, empty for any. */
export interface ExceptionValues {
  kind: ApprovalKind
  scope: ApprovalScope
  above: string
  action: ApprovalAction
}

/** The rules of approval as the form of a policy holds them. */
export interface ApprovalValues {
  tripWithin: ApprovalAction
  tripOutside: ApprovalAction
  exceptions: ExceptionValues[]
  answerHours: string
  silence: Silence
  dearerPercent: string
}

/** The fields for the whole trip, in the order in which their rules are sent. */
export const tripFields = { within: 'tripWithin', outside: 'tripOutside' } as const satisfies Record<
  ApprovalScope,
  keyof ApprovalValues
>

export const approvalValues = (plan: ApprovalPlan): ApprovalValues => ({
  tripWithin: baseAction(plan, 'within'),
  tripOutside: baseAction(plan, 'outside'),
  exceptions: plan.rules
    .filter((rule) => !isBase(rule))
    .map(({ above, ...rule }) => ({ ...rule, above: above === 0 ? '' : String(above) })),
  answerHours: String(plan.answerHours),
  silence: plan.silence,
  dearerPercent: String(plan.dearerPercent),
})

/** The rules as they are sent: those for the whole trip first. */
export const toRules = (values: Pick<ApprovalValues, 'tripWithin' | 'tripOutside' | 'exceptions'>): ApprovalRule[] => [
  ...approvalScopes.map((scope) => ({ kind: 'trip' as const, scope, above: 0, action: values[tripFields[scope]] })),
  ...values.exceptions.map(({ above, ...rule }) => ({ ...rule, above: numberOf(above) })),
]

export const toPlan = (values: ApprovalValues): ApprovalPlan => ({
  rules: toRules(values),
  answerHours: numberOf(values.answerHours),
  silence: values.silence,
  dearerPercent: numberOf(values.dearerPercent),
})

/** No two rules for the same kind, scope and amount, those for the whole trip included. */
const eachOnce = z.superRefine<ExceptionValues[]>((given, check) => {
  const keys = given.map(({ kind, scope, above }) => `${kind} ${scope} ${numberOf(above)}`)
  keys.forEach((key, at) => {
    const isTwice = keys.indexOf(key) < at || (given[at]!.kind === 'trip' && numberOf(given[at]!.above) === 0)
    if (isTwice)
      check.addIssue({ code: 'custom', path: [at, 'above'], message: fieldProblem('alreadyThere'), input: given })
  })
})

/** The most exceptions, besides the rules for the whole trip. */
export const mostExceptions = approvalLimits.rules - approvalScopes.length

/** The contract's checks by the fields of the form. */
export const approvalFields = {
  tripWithin: z.enum(approvalActions),
  tripOutside: z.enum(approvalActions),
  exceptions: z
    .array(
      z.object({
        kind: z.enum(approvalKinds),
        scope: z.enum(approvalScopes),
        above: optionalNumber(approvalLimits.amount),
        action: z.enum(approvalActions),
      }),
    )
    .check(z.maxLength(mostExceptions, fieldProblem('tooMany')), eachOnce),
  answerHours: number(approvalLimits.hours.most, approvalLimits.hours.least),
  silence: z.enum(silences),
  dearerPercent: number(approvalLimits.percent),
}

/** The field of the form for a path of the server's answer, `rules.3.above` of `approval`. */
export function approvalField(path: string): string {
  const [topic = '', at = '', part = 'above'] = path.split('.')
  if (topic !== 'rules') return topic
  if (at === '') return 'exceptions'
  const scope = approvalScopes[Number(at)]
  return scope ? tripFields[scope] : `exceptions.${Number(at) - approvalScopes.length}.${part}`
}
