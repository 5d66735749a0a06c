import { html } from 'hono/html'
import type { Cancellation } from '#contract/cancellation.ts'
import { tripsChannel } from '#contract/toolAddress.ts'
import { policyReasons } from '#contract/trips.ts'
import type { GuestTraveler } from '#server/db/schema/trips.ts'
import { toolPath } from '#server/domains/booking/opening/toolCookie.ts'
import type { FullTrip } from '#server/domains/trips/readTrips.ts'
import { isNoAddress } from '#server/mail/noAddress.ts'
import { money } from '../format.ts'
import { travelerName } from '../toolSession.ts'
import type { ToolSession } from '../toolSession.ts'
import { bookedSegments } from './bookedSegments.ts'
import { bookingDays } from './bookingsPage.ts'
import { page } from './layout.ts'
import type { Markup } from './layout.ts'
import { label, locatorLine, policyMark } from './parts.ts'
import { paidBy } from './priceList.ts'
import { segmentTermsCard } from './segmentTerms.ts'
import { bookedSteps } from './steps.ts'

/**
 * What was booked or changed, under which reference, and the way back to the product: to the trip itself where it is
 * among the booker's own.
 */
export function bookedPage(session: ToolSession, full: FullTrip, cancellation: Cancellation): Markup {
  const { trip, segments } = full
  const { say, booker, traveler } = session
  const isOwn = booker.id === traveler.id && !session.guest
  const title = trip.version > 1 ? say('bookingTool.changes.doneTitle') : say('bookingTool.bookedTitle')
  const main = html`<h1 class="done" data-channel="${tripsChannel}">${title}</h1>
    <p class="lead">
      ${isOwn ? say('bookingTool.bookedIntro', { name: traveler.firstName }) : say('bookingTool.bookedForOther', { name: travelerName(session) })}
    </p>
    ${trip.guest ? html`<p class="lead">${told(session, trip.guest)}</p>` : ''}
    <div class="columns head-first">
      <section class="card">${aboutTrip(session, full)} ${actions(session, full)}</section>
      <div class="stack">${bookedSegments(session, segments)} ${segmentTermsCard(session, segments, cancellation)}</div>
    </div>`
  const menu = trip.version > 1 ? 'bookings' : 'search'
  return page(session, { title, main, steps: bookedSteps(session, segments), menu })
}

/** Where a guest's itinerary goes. */
const told = ({ say }: ToolSession, { email }: GuestTraveler) =>
  isNoAddress(email) ? say('bookingTool.guest.toldHost') : say('bookingTool.guest.told', { email })

/** Its reference, its days, what it cost, who paid, and whether it is within the policy. */
function aboutTrip(session: ToolSession, { trip, segments, invoice }: FullTrip): Markup {
  return html`${locatorLine(session, trip.bookingId)}
    <p>${bookingDays(session, segments)}</p>
    <p>
      ${label(session.say, 'bookingTool.totalLabel')}
      <strong>${money(session, Math.round(trip.total * 100), trip.currency)}</strong>
    </p>
    ${invoice ? html`<p>${paidBy(session, invoice)}</p>` : ''}
    ${session.policy ? html`<p>${verdict(session, trip.outOfPolicyReason)}</p>` : ''}`
}

/** Within the policy, or the reason that was given why it is not. */
function verdict(session: ToolSession, given: string | null): Markup {
  const reason = policyReasons.find((one) => one === given)
  const why = reason ? html`<br /><span class="small">${session.say(`bookingTool.reasons.${reason}`)}</span>` : ''
  return html`${policyMark(session, given === null)}${why}`
}

function actions({ say, locale, booker, traveler }: ToolSession, { trip: { bookingId } }: FullTrip): Markup {
  return html`<p class="actions">
      ${
        booker.id === traveler.id
          ? html`<a class="button" href="/${locale}/dashboard/trips/${bookingId}">${say('bookingTool.openTrip')}</a>`
          : html`<a class="button" href="/${locale}/home">${say('bookingTool.exit')}</a>`
      }
      <a class="button quiet" href="${toolPath}/bookings/${bookingId}/calendar">${say('bookingTool.addToCalendar')}</a>
      <a class="button quiet" href="${toolPath}">${say('bookingTool.bookAnother')}</a>
    </p>
    <p class="small">${say('bookingTool.closeTab')}</p>`
}
