import { html } from 'hono/html'
import { policyReasons } from '#contract/trips/trips.ts'
import { toolPath } from '#contract/booking/toolAddress.ts'
import type { Overlap, Card } from '#server/toolHost/door/trip.ts'
import { creditKey } from '#bookingTool/booking/creditKey.ts'
import { notForEventNotice } from '#bookingTool/event/notForEvent.ts'
import { shortDate } from '#bookingTool/page/format.ts'
import { menuFor, pageInSession, type Markup } from '#bookingTool/page/layout.ts'
import { amount, label } from '#bookingTool/page/parts.ts'
import { stepList } from '#bookingTool/page/steps.ts'
import { stepsOf, type Plan } from '#bookingTool/plan/plan.ts'
import { searchQuery } from '#bookingTool/plan/searchCriteria.ts'
import { eventName, travelerKey, travelerName, type ToolSession } from '#bookingTool/session/toolSession.ts'
import { approvalNotice, confirmLabel, confirmNote, hasNobody } from './approvalNotice.ts'
import { creditChoice } from './creditChoice.ts'
import { guestStayNotice } from './guestStayNotice.ts'
import { payable, priceList, sumLabel } from './priceList.ts'
import { overstayNotice } from './overstayNotice.ts'
import type { Review } from './review.ts'
import { tripFieldInputs } from './tripFields.ts'
import { reviewParts } from './reviewParts.ts'

/** The event of a trip in the form of its review. */
export const eventKey = ({ group }: Pick<ToolSession, 'group'>) => group?.group.id ?? ''

export const isReason = (text: string) => policyReasons.some((reason) => reason === text)

/** The review page: the whole plan and its price before it is booked. */
export function confirmPage(review: Review): Markup {
  const { session, plan, choices } = review
  const { say } = session
  const isChange = review.change && !review.change.isUnpaid
  const title = isChange ? say('bookingTool.changes.reviewTitle') : say('bookingTool.confirmTitle')
  const main = html`<h1>${title}</h1>
    <p class="lead">${label(say, 'bookingTool.traveler')} <strong>${travelerName(session)}</strong></p>
    ${problemNotice(review)} ${notForEventNotice(session)}
    ${review.overlaps.map((overlap) => overlapNotice(review, overlap))} ${overstayNotice(review)}
    ${guestStayNotice(review)} ${approvalNotice(review)}
    <div class="columns">
      <div class="stack">${reviewParts(review)}</div>
      ${orderForm(review)}
    </div>`
  return pageInSession(session, {
    title,
    main,
    steps: stepList(session, 'confirm', plan.search, choices),
    menu: menuFor(plan.search),
  })
}

const problemTexts = {
  overlap: 'bookingTool.overlapNew',
  eventChanged: 'bookingTool.event.changed',
  nobodyDecides: 'bookingTool.approval.nobody',
  reasonMissing: 'bookingTool.reasonMissing',
  fieldsWrong: 'bookingTool.fields.wrong',
} as const

function problemNotice(review: Review): Markup | string {
  const { session, problem } = review
  if (!problem) return ''
  const { say } = session
  const text =
    'before' in problem
      ? say(problem.kind === 'priceChanged' ? 'bookingTool.priceChanged' : 'bookingTool.credits.changed', {
          before: amount(session, problem.before),
          after: amount(session, payable(review)),
        })
      : say(problemTexts[problem.kind], { company: session.company.displayName })
  // The first wrong field takes the focus itself.
  const focus = problem.kind === 'fieldsWrong' ? '' : 'autofocus'
  return html`<p class="notice bad before" role="alert" tabindex="-1" ${focus}>${text}</p>`
}

const overlapNotice = ({ session }: Review, { bookingId, from, until }: Overlap): Markup =>
  html`<p class="notice warn before">
    ${session.say('bookingTool.overlap', { locator: bookingId, dates: `${shortDate(session, from)} – ${shortDate(session, until)}` })}
  </p>`

/** The price, the payment and the button. On a phone the total and the button stay at the bottom of the window. */
function orderForm(review: Review): Markup {
  const { session, plan, choices, key } = review
  const { say } = session
  const chosen = stepsOf(plan.search).map((step) => [step, choices[step] ?? ''] as const)
  const hidden = {
    ...searchQuery(plan.search),
    ...Object.fromEntries(chosen),
    who: travelerKey(session),
    key,
    total: String(payable(review)),
    credits: creditKey(review.payments),
    event: eventKey(session),
    overlaps: review.overlaps.map(({ bookingId }) => bookingId).join(','),
    token: session.formToken,
  }
  return html`<form class="card stack" id="order" action="${toolPath}/confirm" method="post">
    <h2>${say('bookingTool.price')}</h2>
    ${priceList(review)} ${policyVerdict(session, plan)} ${creditChoice(review)}
    <h2>${say('bookingTool.payment')}</h2>
    ${cardText(review)} ${costCenterLine(session)} ${tripFieldInputs(session, review.fields)}
    ${plan.violations.length > 0 ? reasonChoice(review) : ''}
    <div class="pay">
      <p>
        ${say('bookingTool.label', { name: sumLabel(review) })}
        <strong class="amount">${amount(session, Math.abs(payable(review)))}</strong>
      </p>
      ${hasNobody(review) ? '' : html`<button class="button button-primary button-fullWidth">${confirmLabel(review)}</button>`}
    </div>
    <p class="small">${confirmNote(review)}</p>
    ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
  </form>`
}

/** Says whether the whole plan is in policy; empty without a policy. */
function policyVerdict({ say, policy }: ToolSession, { violations }: Plan): Markup | string {
  if (!policy) return ''
  return violations.length === 0
    ? html`<p class="good">${say('bookingTool.verdict.within')}</p>`
    : html`<p class="mark">${say('bookingTool.verdict.outside', { count: violations.length })}</p>`
}

/** The cost center that the trip is charged to; empty where the traveler has none. */
function costCenterLine({ say, costCenter, language }: ToolSession): Markup | string {
  const name = costCenter?.[language] ?? ''
  return name ? html`<p>${label(say, 'bookingTool.costCenter')} <strong>${name}</strong></p>` : ''
}

function cardText({ session, card }: Review): Markup {
  const { say, company } = session
  if (!card) return html`<p>${say('bookingTool.companyPays', { company: company.displayName })}</p>`
  return html`<p>
    ${say('bookingTool.cardLine', { brand: card.brand, ending: card.maskedNumber.slice(-4) })}
    ${card.of === 'traveler' ? '' : html`<br /><span class="small">${whoseCard(session, card)}</span>`}
  </p>`
}

function whoseCard(session: ToolSession, { holder, of }: Card): string {
  const { say } = session
  if (of === 'company') return say('bookingTool.cardOfCompany', { name: holder })
  const event = of === 'event' && eventName(session)
  return event ? say('bookingTool.cardOfEvent', { name: holder, event }) : say('bookingTool.cardOf', { name: holder })
}

const reasonChoice = ({ session: { say }, reason: given }: Review): Markup =>
  html`<fieldset>
    <legend>${say('bookingTool.reasonTitle')}</legend>
    <p class="field-description">${say('bookingTool.reasonHint')}</p>
    <div class="reasons">
      ${policyReasons.map(
        (reason) =>
          html`<label
            ><input
              type="radio"
              name="reason"
              value="${reason}"
              required
              ${reason === given ? 'checked' : ''}
            />${say(`bookingTool.reasons.${reason}`)}</label
          >`,
      )}
    </div>
  </fieldset>`
