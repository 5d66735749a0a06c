import * as z from 'zod/mini'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'

/** Limits of the rules of approval, an addition. */
export const approvalLimits = {
  /** Rules of one policy. */
  rules: 40,
  /** The highest amount of a rule, in the company's currency. */
  amount: 10_000_000,
  /** Working hours in which somebody is to answer. */
  hours: { least: 1, most: 120 },
  /** Percent that a change may add before it asks again. */
  percent: 1000,
  /** Characters of a comment. */
  comment: 500,
  /** Questions answered in one request. */
  atOnce: 50,
  /** Questions of a page. */
  page: 25,
  /** Parts of a trip in a preview. */
  previewed: 10,
} as const

/** The subject of a rule: one kind of travel, or the trip as a whole with its total. */
export const approvalKinds = ['trip', 'airDomestic', 'airInternational', 'rail', 'hotel', 'car'] as const
export type ApprovalKind = (typeof approvalKinds)[number]

/** Whether a rule is about what is within the travel policy, or outside of it. */
export const approvalScopes = ['within', 'outside'] as const
export type ApprovalScope = (typeof approvalScopes)[number]

/** The effects of a rule, the mildest first: nobody hears of it, somebody is told, somebody has to say yes. */
export const approvalActions = ['nothing', 'tell', 'ask'] as const
export type ApprovalAction = (typeof approvalActions)[number]

/** The ends of a question that nobody answers in time. */
export const silences = ['next', 'confirm', 'release'] as const
export type Silence = (typeof silences)[number]

const amountTo = (least: number, most: number) =>
  z
    .int(fieldProblem('required'))
    .check(z.minimum(least, fieldProblem('outOfRange')), z.maximum(most, fieldProblem('outOfRange')))

/** For a kind and a scope, from an amount on (0 for any; tax included, company currency): what happens. */
const approvalRuleSchema = z.strictObject({
  kind: z.enum(approvalKinds),
  scope: z.enum(approvalScopes),
  above: amountTo(0, approvalLimits.amount),
  action: z.enum(approvalActions),
})
export type ApprovalRule = z.infer<typeof approvalRuleSchema>

/** No two rules for the same kind, scope and amount. */
const eachOnce = z.superRefine<ApprovalRule[]>((given, check) => {
  given.forEach((rule, at) => {
    const isTwice = given.findIndex((each) => keyOf(each) === keyOf(rule)) < at
    if (isTwice)
      check.addIssue({ code: 'custom', path: [at, 'above'], message: fieldProblem('alreadyThere'), input: given })
  })
})
const keyOf = ({ kind, scope, above }: ApprovalRule) => `${kind} ${scope} ${above}`

/** How the trips of a travel policy are approved, an addition: `approval` of a policy. */
export const approvalPlanSchema = z.strictObject({
  rules: z.array(approvalRuleSchema).check(z.maxLength(approvalLimits.rules, fieldProblem('tooMany')), eachOnce),
  /** Working hours for an answer, without Saturdays and Sundays where the person who decides lives. */
  answerHours: amountTo(approvalLimits.hours.least, approvalLimits.hours.most),
  silence: z.enum(silences),
  /** A change of an approved trip asks again where it is dearer by more than this. */
  dearerPercent: amountTo(0, approvalLimits.percent),
})
export type ApprovalPlan = z.infer<typeof approvalPlanSchema>

const clock = { answerHours: 24, silence: 'next', dearerPercent: 10 } as const

const wholeTrips = (within: ApprovalAction, outside: ApprovalAction): ApprovalPlan => ({
  ...clock,
  rules: [
    { kind: 'trip', scope: 'within', above: 0, action: within },
    { kind: 'trip', scope: 'outside', above: 0, action: outside },
  ],
})

/** The plan of new policies: tells of trips within the policy, and asks about those outside of it. */
export const usualPlan = wholeTrips('tell', 'ask')
/** The plan of a policy that needs approval (§4), where nothing more is said. */
export const askAlways = wholeTrips('ask', 'ask')
/** The plan of a policy that needs none. */
export const askNever = wholeTrips('nothing', 'nothing')

/** A part of a trip as rules judge it. */
export interface ApprovalPart {
  kind: Exclude<ApprovalKind, 'trip'>
  /** With tax, in the main unit of the company's currency. */
  amount: number
  isWithin: boolean
}

const strictness = (action: ApprovalAction) => approvalActions.indexOf(action)
const strictest = (actions: readonly ApprovalAction[]): ApprovalAction =>
  approvalActions[Math.max(0, ...actions.map(strictness))] ?? 'nothing'

/** The rule of a kind and a scope that an amount falls under: that with the highest amount below it. */
function ruleFor(
  rules: readonly ApprovalRule[],
  { kind, amount, isWithin }: Omit<ApprovalPart, 'kind'> & { kind: ApprovalKind },
) {
  const scope: ApprovalScope = isWithin ? 'within' : 'outside'
  return rules
    .filter((rule) => rule.kind === kind && rule.scope === scope && (rule.above === 0 || amount > rule.above))
    .toSorted((one, other) => other.above - one.above)[0]
}

/** The effect of the rules on a trip: the strictest of the rules for the trip as a whole and for each of its parts. */
export function actionFor({ rules }: Pick<ApprovalPlan, 'rules'>, parts: readonly ApprovalPart[]): ApprovalAction {
  const whole = {
    kind: 'trip' as const,
    amount: parts.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100,
    isWithin: parts.every(({ isWithin }) => isWithin),
  }
  return strictest([whole, ...parts].flatMap((part) => ruleFor(rules, part)?.action ?? []))
}

/** Whether every trip is asked about. */
export const asksAlways = ({ rules }: Pick<ApprovalPlan, 'rules'>): boolean =>
  approvalScopes.every((scope) =>
    rules.some((rule) => rule.kind === 'trip' && rule.scope === scope && rule.above === 0 && rule.action === 'ask'),
  ) && rules.every((rule) => rule.kind !== 'trip' || rule.action === 'ask')

/** Whether no trip is asked about. */
export const asksNever = ({ rules }: Pick<ApprovalPlan, 'rules'>): boolean =>
  rules.every(({ action }) => action !== 'ask')

/**
 * Whether a change of an approved trip is asked about anew: where it is dearer than the approved total by more than the
 * stated percentage, or leaves the policy that it kept.
 */
export const asksAgain = (
  { dearerPercent }: Pick<ApprovalPlan, 'dearerPercent'>,
  approved: { total: number; isWithin: boolean },
  now: { total: number; isWithin: boolean },
): boolean => (approved.isWithin && !now.isWithin) || now.total * 100 > approved.total * (100 + dearerPercent)
