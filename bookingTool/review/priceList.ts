import { html } from 'hono/html'
import { savedBy } from '#contract/payment/creditPayment.ts'
import { inCents } from '#bookingTool/booking/cents.ts'
import type { MessageId } from '#bookingTool/messages/messages.ts'
import type { ChangeTerms } from '#bookingTool/booking/change.ts'
import type { Markup } from '#bookingTool/page/layout.ts'
import { taxesIncluded, amount } from '#bookingTool/page/parts.ts'
import type { Plan, Step } from '#bookingTool/plan/plan.ts'
import { stepsByTime } from '#bookingTool/plan/planTimes.ts'
import { totalOf } from '#bookingTool/schedule/fares.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'
import { creditPrices } from './creditChoice.ts'
import type { Review } from './review.ts'

/** Cents to be paid on confirmation, after what credits pay; for a change the difference, negative for a refund. */
export const payable = ({ plan, change, payments }: Pick<Review, 'plan' | 'change' | 'payments'>) =>
  paidChange(change)?.due ?? totalOf(plan.price) - inCents(savedBy(payments))

/** The cost of a change, where the trip was paid before. */
const paidChange = (change: ChangeTerms | undefined) => (change?.isUnpaid ? undefined : change)

const taxesOf = (session: ToolSession, { price }: Plan) => taxesIncluded(session, amount(session, price.tax))

const productNames = {
  out: 'bookingTool.outbound',
  back: 'bookingTool.inbound',
  hotel: 'bookingTool.stay',
  car: 'bookingTool.cars.car',
} as const satisfies Record<Step, MessageId>

/** The prices of the products with their taxes, in the order of their times. */
export function priceList(review: Review): Markup {
  const { session, plan } = review
  const change = paidChange(review.change)
  const { out, back, hotel, car } = plan
  const isPaidWithCredits = review.payments.length > 0
  const prices = { out: out?.fare.price, back: back?.fare.price, hotel: hotel?.price, car: car?.price }
  const line = (step: Step) => {
    const price = prices[step]
    return price
      ? html`<dt>${session.say(productNames[step])}</dt>
          <dd>${amount(session, totalOf(price))}</dd>`
      : ''
  }
  return html`<dl class="pairs">
    ${stepsByTime(plan).map(line)} ${change ? changeLines(session, plan, change) : ''}
    ${isPaidWithCredits ? totalLine(session, plan) : ''} ${creditPrices(review)}
    <dt class="sum">${sumLabel(review)} ${change || isPaidWithCredits ? '' : taxesOf(session, plan)}</dt>
    <dd class="sum">${amount(session, Math.abs(payable(review)))}</dd>
  </dl>`
}

/** The price of a trip that credits pay in part. */
const totalLine = (session: ToolSession, plan: Plan): Markup =>
  html`<dt>${session.say('bookingTool.totalLabel')} ${taxesOf(session, plan)}</dt>
    <dd>${amount(session, totalOf(plan.price))}</dd>`

/** The name of the sum: a total, what credits leave to pay, or the payment or refund of a change. */
export const sumLabel = ({ session: { say }, change, payments }: Review) => {
  if (payments.length > 0) return say('bookingTool.credits.rest')
  const cost = paidChange(change)
  if (!cost) return say('bookingTool.totalLabel')
  return cost.due < 0 ? say('bookingTool.changes.refund') : say('bookingTool.changes.toPay')
}

/** Price lines of a change: new total, amount already paid, change fee. */
const changeLines = (session: ToolSession, plan: Plan, { paid, fee, givenBack }: ChangeTerms): Markup =>
  html`<dt>${session.say('bookingTool.changes.newTotal')} ${taxesOf(session, plan)}</dt>
    <dd>${amount(session, totalOf(plan.price))}</dd>
    <dt>${session.say('bookingTool.changes.paid')}</dt>
    <dd>${amount(session, 0 - paid)}</dd>
    <dt>${session.say('bookingTool.changes.fee')}</dt>
    <dd>${fee === 0 ? session.say('bookingTool.changes.noFee') : amount(session, fee)}</dd>
    ${givenBack.map(
      ({ airlineName: airline, amount: part }) =>
        html`<dt>${session.say('bookingTool.credits.givenBack', { airline })}</dt>
          <dd>${amount(session, inCents(part))}</dd>`,
    )}`
