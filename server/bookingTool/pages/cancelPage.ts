import { html } from 'hono/html'
import type { Cancellation } from '#contract/cancellation.ts'
import { zoneName } from '#contract/zoneName.ts'
import { toolPath } from '#server/domains/booking/opening/toolCookie.ts'
import { travelerKey } from '../address.ts'
import type { FullTrip } from '#server/domains/trips/readTrips.ts'
import { clock, facts, money, shortDate } from '../format.ts'
import { cityName } from '../placeSearch.ts'
import type { ToolSession } from '../toolSession.ts'
import type { BookingView } from './bookingPage.ts'
import { segmentName } from './bookedSegments.ts'
import { bookingName } from './bookingsPage.ts'
import { page } from './layout.ts'
import type { Markup } from './layout.ts'

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
        ${full.segments.map((segment) => {
          const terms = cancellation.segments.find(({ segmentId }) => segmentId === segment.id)
          return terms
            ? html`<dt>
                  ${segmentName(session, segment)}<br /><span class="small"
                    >${termsText(session, full.segments, terms)}</span
                  >
                </dt>
                <dd>${sum(terms.refund)}</dd>`
            : ''
        })}
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

function termsText(
  session: ToolSession,
  segments: FullTrip['segments'],
  terms: Cancellation['segments'][number],
): string {
  const { rule, freeUntil, freeUntilLocal, timeZone } = terms
  const onTheClock = segments.flatMap(({ from, to }) => [from, to]).find((place) => place.timeZone === timeZone)
  const city = onTheClock ? cityName(onTheClock.code, session.language) : ''
  const zone = zoneName(session.culture, new Date(freeUntil), timeZone, city)
  const until = `${shortDate(session, freeUntilLocal)}, ${clock(session, freeUntilLocal)}\u00a0${zone}`
  return session.say(`bookingTool.cancels.rules.${rule}`, { until })
}
