import { html } from 'hono/html'
import type { Cancellation } from '#contract/cancellation.ts'
import { tripsChannel } from '#contract/toolAddress.ts'
import { toolPath } from '#server/domains/booking/opening/toolCookie.ts'
import type { FullTrip } from '#server/domains/trips/readTrips.ts'
import type { changeObstacle } from '../change.ts'
import { longDate, money } from '../format.ts'
import type { ToolSession } from '../toolSession.ts'
import { bookedSegments } from './bookedSegments.ts'
import { bookingHeading, bookingName } from './bookingsPage.ts'
import { page } from './layout.ts'
import type { Markup } from './layout.ts'
import { label, locatorLine } from './parts.ts'

export interface BookingView {
  full: FullTrip
  /** Why it cannot be changed here; undefined where it can. */
  obstacle: ReturnType<typeof changeObstacle>
  /** What cancelling would refund; for a cancelled booking, what it did refund. */
  cancellation: Cancellation
}

/** One booking in its current state, with links to change or cancel it. */
export function bookingPage(session: ToolSession, view: BookingView): Markup {
  const { say } = session
  const { trip, segments, passenger } = view.full
  const title = bookingName(session, view.full)
  const total = money(session, Math.round(trip.total * 100), trip.currency)
  const main = html`<p><a class="link" href="${toolPath}/bookings">${say('bookingTool.bookings.back')}</a></p>
    <h1>${bookingHeading(session, view.full)}</h1>
    ${trip.status === 'cancelled' ? cancelledNotice(session, view.cancellation) : ''}
    <div class="columns head-first">
      <section class="card">
        ${locatorLine(session, trip.bookingId)}
        <p>
          ${label(say, 'bookingTool.traveler')}
          <strong>${passenger.firstName} ${passenger.lastName}</strong>
        </p>
        <p>${label(say, 'bookingTool.totalLabel')} <strong>${total}</strong></p>
        ${actions(session, view)}
      </section>
      ${bookedSegments(session, segments)}
    </div>`
  return page(session, { title, main, menu: 'bookings' })
}

function actions({ say }: ToolSession, { full: { trip }, obstacle, cancellation }: BookingView): Markup | string {
  const path = `${toolPath}/bookings/${trip.bookingId}`
  if (obstacle === 'cancelled') return ''
  return html`${obstacle ? html`<p class="small">${say(`bookingTool.bookings.obstacles.${obstacle}`)}</p>` : ''}
    <p class="actions">
      ${obstacle ? '' : html`<a class="button" href="${path}/change">${say('bookingTool.changes.start')}</a>`}
      ${cancellation.isCancellable ? html`<a class="button quiet danger" href="${path}/cancel">${say('bookingTool.cancels.start')}</a>` : ''}
    </p>`
}

function cancelledNotice(session: ToolSession, { refund, currency, cancelledAt }: Cancellation): Markup {
  const { say } = session
  return html`<div class="notice" role="status" data-channel="${tripsChannel}">
    <h2>${say('bookingTool.cancels.done')}</h2>
    <p>
      ${cancelledAt ? `${longDate(session, cancelledAt.slice(0, 10))}. ` : ''}
      ${say('bookingTool.cancels.refunded', { amount: money(session, Math.round(refund * 100), currency) })}
    </p>
  </div>`
}
