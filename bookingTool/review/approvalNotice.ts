import { html } from 'hono/html'
import { exactMoney } from '#contract/payment/money.ts'
import { heldUntilOf } from '#bookingTool/booking/approval.ts'
import { segmentRows } from '#bookingTool/booking/tripRows.ts'
import { momentAt } from '#bookingTool/page/format.ts'
import type { Markup } from '#bookingTool/page/layout.ts'
import type { Review } from './review.ts'

/** Whether the plan has to be approved and nobody may do so: then it cannot be booked. */
export const hasNobody = ({ approval }: Review): boolean => approval.action === 'ask' && approval.decider === ''

/** The comment of who sent the trip back or declined it, and who is asked about the plan or told of it. */
export const approvalNotice = (review: Review): Markup => html`${commentNotice(review)} ${aheadNotice(review)}`

function commentNotice({ session, change }: Review): Markup | string {
  const { approval } = change?.full.trip ?? {}
  const last = change?.full.lastQuestion
  if (!last || (approval !== 'sentBack' && approval !== 'declined')) return ''
  const { say } = session
  return html`<div class="notice warn before">
    <p>
      <strong
        >${say('bookingTool.approval.answered', { status: approval, subject: last.question.subject, by: last.decidedBy || 'nobody' })}</strong
      >
    </p>
    ${last.question.comment ? html`<p>${last.question.comment}</p>` : ''}
  </div>`
}

function aheadNotice(review: Review): Markup | string {
  const { session, plan, approval, now } = review
  const { action, decider, request } = approval
  if (request) {
    const left = exactMoney(session.culture, request.left, session.company.currency)
    return html`<p class="notice good before">
      ${session.say('bookingTool.approval.covered', { purpose: request.purpose, left })}
    </p>`
  }
  if (action === 'nothing' || (action === 'tell' && decider === '')) return ''
  const { say, company } = session
  if (hasNobody(review))
    return html`<p class="notice bad before">
      ${say('bookingTool.approval.nobody', { company: company.displayName })}
    </p>`
  const zone = segmentRows(plan, '')[0]?.from.timeZone ?? 'UTC'
  const until = momentAt(session, heldUntilOf(plan, now), zone)
  return html`<p class="notice before">${say('bookingTool.approval.ahead', { action, decider, until })}</p>`
}

/** The label of the button that books the plan, or sends it to who approves. */
export function confirmLabel({ session: { say }, change, approval }: Review): string {
  if (approval.action === 'ask') return say('bookingTool.approval.send')
  return change ? say('bookingTool.changes.confirm') : say('bookingTool.confirm')
}

/** The sentence under the button about its effect. */
export function confirmNote({ session: { say }, change, approval }: Review): string {
  if (approval.action === 'ask') return say('bookingTool.approval.sendNote')
  return change ? say('bookingTool.changes.confirmNote') : say('bookingTool.confirmNote')
}
