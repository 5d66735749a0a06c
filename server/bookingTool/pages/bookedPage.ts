import { html } from 'hono/html'
import type { BookedTrip } from '../booking.ts'
import { money } from '../format.ts'
import { travelerName } from '../visit.ts'
import type { Visit } from '../visit.ts'
import { bookedParts } from './bookedParts.ts'
import { page, toolPath } from './layout.ts'
import type { Markup } from './layout.ts'
import { bookedSteps } from './steps.ts'

/** What was booked or changed, under which reference, and the way back to the product. */
export function bookedPage(visit: Visit, { trip, parts }: BookedTrip): Markup {
  const { texts, locale, booker, traveler } = visit
  const isOwn = booker.id === traveler.id && !visit.guest
  const title = trip.version > 1 ? texts.changes.doneTitle : texts.bookedTitle
  const main = html`<div class="narrow stack">
    <h1>${title}</h1>
    <p>${isOwn ? texts.bookedIntro(traveler.firstName) : texts.bookedForOther(travelerName(visit))}</p>
    ${trip.guest ? html`<p>${texts.guest.told(trip.guest.email)}</p>` : ''}
    <section class="card">
      <p class="facts">${texts.locator}</p>
      <p class="locator">${trip.bookingId}</p>
      <p>
        ${texts.totalLabel}${texts.colon} <strong>${money(visit, Math.round(trip.total * 100), trip.currency)}</strong>
      </p>
    </section>
    ${bookedParts(visit, parts)}
    <p class="actions">
      <a class="button" href="/${locale}/dashboard/trips">${texts.openTrips}</a>
      <a class="button quiet" href="${toolPath}">${texts.bookAnother}</a>
    </p>
    <p class="small">${texts.closeTab}</p>
  </div>`
  const menu = trip.version > 1 ? 'bookings' : 'search'
  return page(visit, { title, main, steps: bookedSteps(visit, parts), menu })
}
