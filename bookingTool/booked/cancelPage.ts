import { html } from 'hono/html'
import { type Cancellation, refundToCard } from '#contract/trips/cancellation.ts'
import { bankDays } from '#contract/payment/refunds.ts'
import { toolPath } from '#contract/booking/toolAddress.ts'
import type { BookedTrip } from '#server/toolHost/door/trip.ts'
import { inCents } from '#bookingTool/booking/cents.ts'
import { facts, longDate, money } from '#bookingTool/page/format.ts'
import { pageInSession, type Markup } from '#bookingTool/page/layout.ts'
import { travelerKey, type ToolSession } from '#bookingTool/session/toolSession.ts'
import type { BookingView } from './bookingPage.ts'
import { bookingDays, bookingName } from './bookingsPage.ts'
import { segmentTerms } from './segmentTerms.ts'

/** Asks for confirmation before cancelling, with the refund of each segment and of the whole trip. */
export function cancelPage(session: ToolSession, { full, cancellation }: BookingView): Markup {
  const { say } = session
  const { bookingId } = full.trip
  const title = say('bookingTool.cancels.title')
  const main = html`<h1>${title}</h1>
    <p class="lead">${facts(bookingName(session, full), bookingDays(session, full.segments), bookingId)}</p>
    <div class="columns">
      <div class="card">${segmentLines(session, full, cancellation)}</div>
      <form class="card" action="${toolPath}/bookings/${bookingId}/cancel" method="post">
        ${sums(session, cancellation)} ${creditTerms(session, cancellation)}
        <input type="hidden" name="token" value="${session.formToken}" />
        <input type="hidden" name="who" value="${travelerKey(session)}" />
        <input type="hidden" name="version" value="${String(cancellation.version)}" />
        <p class="small paid">
          ${say('bookingTool.cancels.note')} ${refundGoes(session, full, cancellation)}
          ${say('bookingTool.cancels.final')}
        </p>
        <p class="actions both">
          <a class="button button-secondary" href="${toolPath}/bookings/${bookingId}"
            >${say('bookingTool.cancels.keep')}</a
          >
          <button class="button button-danger">${say('bookingTool.cancels.confirm')}</button>
        </p>
      </form>
    </div>`
  return pageInSession(session, { title, main, menu: 'bookings' })
}

const sumIn = (session: ToolSession, { currency }: Cancellation, units: number) =>
  money(session, inCents(units), currency)

/** The refund and the loss of each segment, with the terms. */
const segmentLines = (session: ToolSession, { segments }: BookedTrip, cancellation: Cancellation): Markup =>
  html`<dl class="come-back">
    ${segmentTerms(session, segments, cancellation).map(
      ({ name, text, refund, lost, isCredit }) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${session.say('bookingTool.cancels.back', { amount: sumIn(session, cancellation, refund) })}</dd>
          <dd class="small">${text}</dd>
          ${lost > 0 ? keptLine(session, sumIn(session, cancellation, lost), isCredit) : ''}
        </div>`,
    )}
  </dl>`

/** The part that is not refunded: a credit of the airline, or lost. */
const keptLine = ({ say }: ToolSession, amount: string, isCredit: boolean): Markup =>
  isCredit
    ? html`<dd class="small">${say('bookingTool.cancels.kept', { amount })}</dd>`
    : html`<dd class="lost">${say('bookingTool.cancels.gone', { amount })}</dd>`

/** Until when and by whom each credit can be used. */
const creditTerms = (session: ToolSession, cancellation: Cancellation): Markup[] =>
  cancellation.credits.map(
    ({ airlineName, amount, changeFee, validUntil }) =>
      html`<p class="small">
        ${session.say('bookingTool.cancels.credit', {
          airline: airlineName,
          amount: sumIn(session, cancellation, amount),
          day: longDate(session, validUntil),
          fee: sumIn(session, cancellation, changeFee),
        })}
      </p>`,
  )

function sums(session: ToolSession, cancellation: Cancellation): Markup {
  const { say } = session
  const { paid, credits, givenBack } = cancellation
  const credit = credits.reduce((sum, { amount }) => sum + inCents(amount), 0)
  const lost = inCents(cancellation.lost) - credit
  const inMoney = (units: number) => money(session, units, cancellation.currency)
  return html`<dl class="pairs">
    <dt>${say('bookingTool.cancels.paid')}</dt>
    <dd>${sumIn(session, cancellation, paid)}</dd>
    ${
      credit > 0
        ? html`<dt>${say('bookingTool.cancels.credits')}</dt>
            <dd>${inMoney(credit)}</dd>`
        : ''
    }
    ${
      lost > 0 || credit === 0
        ? html`<dt>${say('bookingTool.cancels.lost')}</dt>
            <dd>${inMoney(lost)}</dd>`
        : ''
    }
    ${givenBack.map(
      ({ airlineName: airline, amount }) =>
        html`<dt>${say('bookingTool.credits.givenBack', { airline })}</dt>
          <dd>${sumIn(session, cancellation, amount)}</dd>`,
    )}
    <dt class="sum">${say('bookingTool.cancels.refund')}</dt>
    <dd class="sum">${sumIn(session, cancellation, refundToCard(cancellation))}</dd>
  </dl>`
}

/** Names the card that gets the refund, and the days until it shows there, or the company that was invoiced. */
function refundGoes(
  { say, company, standing }: ToolSession,
  { invoice }: BookedTrip,
  cancellation: Cancellation,
): string {
  if (refundToCard(cancellation) === 0) return ''
  if (standing === 'trial') return say('bookingTool.cancels.nothingCharged')
  return invoice?.maskedCreditCard
    ? `${say('bookingTool.cancels.toCard', { ending: invoice.maskedCreditCard.slice(-4) })} ${say('bookingTool.cancels.shownWithin', { days: bankDays })}`
    : say('bookingTool.cancels.toCompany', { company: company.displayName })
}
