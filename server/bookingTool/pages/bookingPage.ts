import { html } from 'hono/html'
import type { Cancellation } from '#contract/cancellation.ts'
import type { FullTrip } from '#server/domains/trips/readTrips.ts'
import type { changeObstacle } from '../change.ts'
import { longDate, money } from '../format.ts'
import type { Visit } from '../visit.ts'
import { bookedParts } from './bookedParts.ts'
import { bookingName } from './bookingsPage.ts'
import { page, toolPath } from './layout.ts'
import type { Markup } from './layout.ts'

export interface BookingView {
  full: FullTrip
  /** Why it cannot be changed here; none where it can. */
  obstacle: ReturnType<typeof changeObstacle>
  /** What cancelling would do, or did. */
  cancellation: Cancellation
}

/** One booking as it is now, and what can be done with it. */
export function bookingPage(visit: Visit, view: BookingView): Markup {
  const { texts } = visit
  const { trip, pieces, passenger } = view.full
  const title = bookingName(visit, view.full)
  const total = money(visit, Math.round(trip.total * 100), trip.currency)
  const main = html`<div class="narrow stack">
    <h1>${title}</h1>
    ${trip.status === 'cancelled' ? cancelledNotice(visit, view.cancellation) : ''}
    <section class="card">
      <p class="facts">${texts.locator}</p>
      <p class="locator">${trip.bookingId}</p>
      <p>${texts.traveler}${texts.colon} <strong>${passenger.firstName} ${passenger.lastName}</strong></p>
      <p>${texts.totalLabel}${texts.colon} <strong>${total}</strong></p>
      ${actions(visit, view)}
    </section>
    ${bookedParts(visit, pieces)}
    <p><a class="link" href="${toolPath}/bookings">${texts.bookings.back}</a></p>
  </div>`
  return page(visit, { title, main, menu: 'bookings' })
}

function actions({ texts }: Visit, { full: { trip }, obstacle, cancellation }: BookingView): Markup | string {
  const path = `${toolPath}/bookings/${trip.bookingId}`
  if (obstacle === 'cancelled') return ''
  return html`${obstacle ? html`<p class="small">${texts.bookings.obstacles[obstacle]}</p>` : ''}
    <p class="actions">
      ${obstacle ? '' : html`<a class="button" href="${path}/change">${texts.changes.start}</a>`}
      ${cancellation.isCancellable ? html`<a class="button quiet" href="${path}/cancel">${texts.cancels.start}</a>` : ''}
    </p>`
}

function cancelledNotice(visit: Visit, { refund, currency, cancelledAt }: Cancellation): Markup {
  const { texts } = visit
  return html`<div class="notice" role="status">
    <h2>${texts.cancels.done}</h2>
    <p>
      ${cancelledAt ? `${longDate(visit, cancelledAt.slice(0, 10))}. ` : ''}
      ${texts.cancels.refunded(money(visit, Math.round(refund * 100), currency))}
    </p>
  </div>`
}
