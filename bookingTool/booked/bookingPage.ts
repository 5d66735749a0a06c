import { html } from 'hono/html'
import { type Cancellation, refundToCard } from '#contract/trips/cancellation.ts'
import { tripsChannel, toolPath } from '#contract/booking/toolAddress.ts'
import type { CreditPayment } from '#contract/payment/creditPayment.ts'
import { fullName } from '#contract/texts/fullName.ts'
import type { BookedTrip } from '#server/toolHost/door/trip.ts'
import { inCents } from '#bookingTool/booking/cents.ts'
import type { changeObstacle } from '#bookingTool/booking/change.ts'
import { locatorLine } from '#bookingTool/page/codes.ts'
import { longDate, money } from '#bookingTool/page/format.ts'
import { pageInSession, type Markup } from '#bookingTool/page/layout.ts'
import { detailList, taxesIncluded } from '#bookingTool/page/parts.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'
import { bookedSegments, segmentName } from './bookedSegments.ts'
import { bookingDays, bookingHeading, bookingName, statusBadge } from './bookingsPage.ts'
import { creditsPaid } from './creditsPaid.ts'
import { segmentTermsCard } from './segmentTerms.ts'

export interface BookingView {
  full: BookedTrip
  /** The payments by credits, less what they got back. */
  payments: readonly CreditPayment[]
  /** The reason why the booking cannot be changed here; undefined where it can. */
  obstacle: ReturnType<typeof changeObstacle>
  /** The refund that cancelling would give; for a cancelled booking, the refund that it gave. */
  cancellation: Cancellation
  now: Date
}

/** The page of one booking: its segments, its price, its actions and its terms of cancellation. */
export function bookingPage(session: ToolSession, view: BookingView): Markup {
  const { say } = session
  const { full, cancellation } = view
  const title = bookingName(session, full)
  const main = html`<p>
      <a class="link back" href="${toolPath}/bookings"
        ><svg class="line" viewBox="0 0 24 24" aria-hidden="true"><path d="M19 12H5M12 19l-7-7 7-7" /></svg
        >${say('bookingTool.bookings.back')}</a
      >
    </p>
    <h1>${bookingHeading(session, full)}</h1>
    <p class="lead">${bookingDays(session, full.segments)}</p>
    ${full.trip.status === 'cancelled' && full.trip.approval !== 'declined' ? cancelledNotice(session, cancellation) : ''}
    <div class="booking">
      ${aboutPart(session, view)}
      <div class="parts stack">
        ${bookedSegments(session, full.segments)} ${segmentTermsCard(session, full.segments, cancellation)}
      </div>
      <div class="stack">${pricePart(session, view)} ${actions(session, view)}</div>
    </div>`
  return pageInSession(session, { title, main, menu: 'bookings' })
}

function aboutPart(session: ToolSession, { full, now }: BookingView): Markup {
  const { say, language, costCenter } = session
  const { trip, passenger } = full
  return html`<section class="card">
    ${locatorLine(session, trip.bookingId)}
    <p>${statusBadge(session, full, now)}</p>
    ${detailList([
      [say('bookingTool.traveler'), fullName(passenger)],
      [say('bookingTool.costCenter'), costCenter?.[language] ?? ''],
    ])}
  </section>`
}

/** The price of each segment with its taxes, the fees of changes, and the credits and the card that paid. */
function pricePart(session: ToolSession, { full, payments }: BookingView): Markup {
  const { trip, segments, invoice } = full
  const { say } = session
  const taxes = segments.reduce((sum, { tax }) => sum + inCents(tax), 0)
  const withTax = ({ amount, tax }: (typeof segments)[number]) => inCents(amount) + inCents(tax)
  const parts = segments.reduce((sum, segment) => sum + withTax(segment), 0)
  const changes = inCents(trip.total) - parts
  const line = (name: string, sum: number) =>
    html`<dt>${name}</dt>
      <dd>${money(session, sum, trip.currency)}</dd>`
  return html`<section class="card">
    <h2>${say('bookingTool.price')}</h2>
    <dl class="pairs">
      ${segments.map((segment) => line(segmentName(session, segment), withTax(segment)))}
      ${changes > 0 ? line(say('bookingTool.changes.fee'), changes) : ''}
      <dt class="sum">
        ${say('bookingTool.totalLabel')} ${taxesIncluded(session, money(session, taxes, trip.currency))}
      </dt>
      <dd class="sum">${money(session, inCents(trip.total), trip.currency)}</dd>
      ${creditsPaid(session, full, payments).map(
        ({ name, amount }) =>
          html`<dt>${name}</dt>
            <dd>${amount}</dd>`,
      )}
    </dl>
    ${invoice ? html`<p class="small paid">${paidBy(session, invoice)}</p>` : ''}
  </section>`
}

function actions({ say }: ToolSession, { full: { trip }, obstacle, cancellation }: BookingView): Markup | string {
  const path = `${toolPath}/bookings/${trip.bookingId}`
  if (obstacle === 'cancelled') return ''
  return html`${obstacle ? html`<p class="small">${say(`bookingTool.bookings.obstacles.${obstacle}`)}</p>` : ''}
    <p class="actions">
      ${obstacle ? '' : changeLink(say, trip, path)}
      ${cancellation.isCancellable ? html`<a class="button button-quietDanger" href="${path}/cancel">${say('bookingTool.cancels.start')}</a>` : ''}
    </p>`
}

/** A trip that nobody has approved is corrected with all that was chosen; a booked one begins with its search. */
const changeLink = (say: ToolSession['say'], { status }: BookedTrip['trip'], path: string): Markup =>
  status === 'confirmed'
    ? html`<a class="button button-secondary" href="${path}/change">${say('bookingTool.changes.start')}</a>`
    : html`<a class="button button-primary" href="${path}/correct">${say('bookingTool.approval.correct')}</a>`

function cancelledNotice(session: ToolSession, cancellation: Cancellation): Markup {
  const { say } = session
  const { currency, cancelledAt, givenBack } = cancellation
  const inMoney = (units: number) => money(session, inCents(units), currency)
  return html`<div class="notice" role="status" data-channel="${tripsChannel}">
    <h2>${say('bookingTool.cancels.done')}</h2>
    <p>
      ${cancelledAt ? `${longDate(session, cancelledAt.slice(0, 10))}. ` : ''}
      ${say('bookingTool.cancels.refunded', { amount: inMoney(refundToCard(cancellation)) })}
      ${givenBack.map(({ airlineName: airline, amount }) => say('bookingTool.credits.returned', { airline, amount: inMoney(amount) }))}
    </p>
  </div>`
}

/** The card that paid for a booking, or the company that is billed for it. */
export const paidBy = (
  { say, company }: ToolSession,
  { maskedCreditCard }: NonNullable<BookedTrip['invoice']>,
): string =>
  maskedCreditCard
    ? say('bookingTool.bookings.paidWith', { ending: maskedCreditCard.slice(-4) })
    : say('bookingTool.bookings.invoiced', { company: company.displayName })
