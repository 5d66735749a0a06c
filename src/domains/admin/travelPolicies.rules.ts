import {
  type ApprovalAction,
  type ApprovalPlan,
  type ApprovalRule,
  type ApprovalScope,
  asksAlways,
  asksNever,
} from '#contract/approvals/approvalRules.ts'

/** Whether a rule is about every trip of its scope. */
export const isBase = ({ kind, above }: Pick<ApprovalRule, 'kind' | 'above'>) => kind === 'trip' && above === 0

/** The action for every trip of a scope; a plan without such a rule does nothing. */
export const baseAction = ({ rules }: Pick<ApprovalPlan, 'rules'>, scope: ApprovalScope): ApprovalAction =>
  rules.find((rule) => isBase(rule) && rule.scope === scope)?.action ?? 'nothing'

/** The summary of a plan, in the words `employees.form.policy.approval.<it>`; undefined where nobody hears of trips. */
export function summarizeApproval({ rules }: Pick<ApprovalPlan, 'rules'>) {
  if (asksAlways({ rules })) return 'always'
  const ofTrips = rules.filter(({ kind, scope }) => kind === 'trip' && scope === 'outside')
  const asksOutside = baseAction({ rules }, 'outside') === 'ask' && ofTrips.every(({ action }) => action === 'ask')
  const asksWithin = !asksNever({ rules: rules.filter(({ scope }) => scope === 'within') })
  if (asksOutside && !asksWithin) return 'outside'
  if (!asksNever({ rules })) return 'some'
  return rules.some(({ action }) => action === 'tell') ? 'told' : undefined
}
