import { html } from 'hono/html'
import { exactMoney } from '#contract/payment/money.ts'
import type { Markup } from '#bookingTool/page/layout.ts'
import { label } from '#bookingTool/page/parts.ts'
import type { PolicyViolation } from '#bookingTool/plan/policy.ts'
import type { LocaleContext } from '#bookingTool/session/localeContext.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'

function violationText({ say, culture }: LocaleContext, violation: PolicyViolation, currency: string): string {
  if (violation.kind === 'fare')
    return say('bookingTool.violations.fare', { percent: violation.percent, allowed: violation.allowed })
  if (violation.kind === 'car')
    return say('bookingTool.violations.car', { percent: violation.percent, allowed: violation.allowed })
  if (violation.kind === 'cabin' || violation.kind === 'premium')
    return say(`bookingTool.violations.${violation.kind}`, { hours: violation.hours })
  if (violation.kind === 'advance') return say('bookingTool.violations.advance', { days: violation.days })
  return say('bookingTool.violations.hotel', {
    limit: exactMoney(culture, violation.limit / 100, currency),
  })
}

/** `Out of policy: …` for each violation, in words, so that colour is not the only sign. */
export const violationLines = (session: ToolSession, violations: readonly PolicyViolation[]): Markup[] =>
  violations.map(
    (violation) =>
      html`<span class="mark"
        >${label(session.say, 'bookingTool.outOfPolicy')}
        ${violationText(session, violation, session.company.currency)}</span
      >`,
  )

/** Whether an offer is within the company's policy, in words and a colour. */
export const policyMark = ({ say }: LocaleContext, isWithin: boolean): Markup =>
  isWithin
    ? html`<span class="good">${say('bookingTool.inPolicy')}</span>`
    : html`<span class="mark">${say('bookingTool.outOfPolicy')}</span>`

/** Says that the chosen offer has sold out, above the offers that are still on sale. */
export const soldOutNotice = ({ say }: LocaleContext): Markup =>
  html`<p class="notice warn before" role="alert" tabindex="-1" autofocus>${say('bookingTool.gone')}</p>`

/** Says that only one of an offer is left. */
export const scarceLine = ({ say }: LocaleContext): Markup =>
  html`<span class="scarce">${say('bookingTool.lastOne')}</span>`
