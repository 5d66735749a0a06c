import { html } from 'hono/html'
import { toolPath } from '#server/domains/booking/opening/toolCookie.ts'
import type { FullTrip } from '#server/domains/trips/readTrips.ts'
import { journeyOf } from '#server/domains/trips/journey.ts'
import { facts, money, shortDate } from '../format.ts'
import { cityName } from '../placeSearch.ts'
import type { ToolSession } from '../toolSession.ts'
import { page } from './layout.ts'
import type { Markup } from './layout.ts'

/** Trips that have not begun, each with a link to its page. */
export function bookingsPage(session: ToolSession, fulls: readonly FullTrip[]): Markup {
  const { say } = session
  const title = say('bookingTool.bookings.title')
  const main = html`<h1>${title}</h1>
    <p class="lead">${say('bookingTool.bookings.intro')}</p>
    ${
      fulls.length === 0
        ? html`<div class="notice">
            <h2>${say('bookingTool.bookings.none')}</h2>
            <p>${say('bookingTool.bookings.noneHint')}</p>
            <p class="actions"><a class="button" href="${toolPath}">${say('bookingTool.bookings.book')}</a></p>
          </div>`
        : html`<ul class="offers" role="list">
            ${fulls.map((full) => bookingCard(session, full))}
          </ul>`
    }`
  return page(session, { title, main, menu: 'bookings' })
}

/** `Montréal – Bogotá`, or the city of a stay. */
export function bookingName({ language }: ToolSession, { segments }: FullTrip): string {
  const { main, outward } = journeyOf(segments)
  const [from, to] = [cityName(main.from.code, language), cityName(outward.to.code, language)]
  return from === to ? to : `${from} – ${to}`
}

function bookingCard(session: ToolSession, full: FullTrip): Markup {
  const { say } = session
  const { trip, segments, passenger } = full
  const [first, last] = [segments[0]?.departureLocal ?? '', segments.at(-1)?.arrivalLocal ?? '']
  const kinds = [...new Set(segments.map(({ kind }) => say(`bookingTool.bookings.kinds.${kind}`)))].join(', ')
  return html`<li class="offer house">
    <div>
      <h2>${bookingName(session, full)}</h2>
      <p class="facts">${shortDate(session, first)} – ${shortDate(session, last)}</p>
      <p class="facts">${facts(kinds, trip.bookingId)}</p>
      ${trip.guest ? html`<p class="facts">${say('bookingTool.guest.forGuest', { name: `${passenger.firstName} ${passenger.lastName}` })}</p>` : ''}
    </div>
    <div class="stay">
      <p class="amount">${money(session, Math.round(trip.total * 100), trip.currency)}</p>
      <a class="button quiet" href="${toolPath}/bookings/${trip.bookingId}"
        >${say('bookingTool.bookings.open')}<span class="hidden"> ${trip.bookingId}</span></a
      >
    </div>
  </li>`
}
