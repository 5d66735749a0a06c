import { html } from 'hono/html'
import { toolPath } from '#server/domains/booking/opening/toolCookie.ts'
import { travelerKey } from '../address.ts'
import { facts, money } from '../format.ts'
import type { ToolSession } from '../toolSession.ts'
import type { BookingView } from './bookingPage.ts'
import { bookingName } from './bookingsPage.ts'
import { page } from './layout.ts'
import type { Markup } from './layout.ts'
import { segmentTerms } from './segmentTerms.ts'

/** Asks for confirmation before cancelling: shows, segment by segment, what is refunded and what is not. */
export function cancelPage(session: ToolSession, { full, cancellation }: BookingView): Markup {
  const { say } = session
  const { bookingId } = full.trip
  const sum = (units: number) => money(session, Math.round(units * 100), cancellation.currency)
  const title = say('bookingTool.cancels.title')
  const main = html`<div class="narrow stack">
    <h1>${title}</h1>
    <p class="lead">${facts(bookingName(session, full), bookingId)}</p>
    <form class="card stack" action="${toolPath}/bookings/${bookingId}/cancel" method="post">
      <dl class="pairs ruled">
        ${segmentTerms(session, full.segments, cancellation).map(
          ({ name, text, refund }) =>
            html`<dt>${name}<br /><span class="small">${text}</span></dt>
              <dd>${sum(refund)}</dd>`,
        )}
        <dt>${say('bookingTool.cancels.lost')}</dt>
        <dd>${sum(cancellation.lost)}</dd>
        <dt class="sum">${say('bookingTool.cancels.refund')}</dt>
        <dd class="sum">${sum(cancellation.refund)}</dd>
      </dl>
      <input type="hidden" name="token" value="${session.formToken}" />
      <input type="hidden" name="who" value="${travelerKey(session)}" />
      <input type="hidden" name="version" value="${String(cancellation.version)}" />
      <p class="small">${say('bookingTool.cancels.note')}</p>
      <p class="actions">
        <button class="button danger">${say('bookingTool.cancels.confirm')}</button>
        <a class="button quiet" href="${toolPath}/bookings/${bookingId}">${say('bookingTool.cancels.keep')}</a>
      </p>
    </form>
  </div>`
  return page(session, { title, main, menu: 'bookings' })
}
