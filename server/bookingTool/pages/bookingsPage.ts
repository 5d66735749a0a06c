import { html } from 'hono/html'
import { toolPath } from '#server/domains/booking/opening/toolCookie.ts'
import type { FullTrip } from '#server/domains/trips/readTrips.ts'
import { journeyOf } from '#server/domains/trips/journey.ts'
import { dayShift, facts, money, shortDate } from '../format.ts'
import { cityName } from '../placeSearch.ts'
import type { ToolSession } from '../toolSession.ts'
import { page } from './layout.ts'
import type { Markup } from './layout.ts'
import { codeValue, route } from './parts.ts'

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

/** Where a booking leads, each end a city; a stay has one. */
function endsOf({ language }: ToolSession, { segments }: FullTrip): [from: string, to: string] {
  const { main, outward } = journeyOf(segments)
  return [cityName(main.from.code, language), cityName(outward.to.code, language)]
}

/** `Montréal → Bogotá`, or the city of a stay. */
export function bookingName(session: ToolSession, full: FullTrip): string {
  const [from, to] = endsOf(session, full)
  return from === to ? to : `${from} → ${to}`
}

/** The same as a heading. */
export function bookingHeading(session: ToolSession, full: FullTrip): Markup | string {
  const [from, to] = endsOf(session, full)
  return from === to ? to : route(session, from, to)
}

function bookingCard(session: ToolSession, full: FullTrip): Markup {
  const { say } = session
  const { trip, segments, passenger } = full
  const { bookingId } = trip
  return html`<li class="offer house">
    <div>
      <h2>${bookingHeading(session, full)}</h2>
      <p class="facts">${daysOf(session, segments)}</p>
      <p class="facts">${codeValue(session, bookingId)}</p>
      ${trip.guest ? html`<p class="facts">${say('bookingTool.guest.forGuest', { name: `${passenger.firstName} ${passenger.lastName}` })}</p>` : ''}
    </div>
    <dl class="middle booked-with">${withWhom(session, segments)}</dl>
    <div class="stay">
      <p class="amount">${money(session, Math.round(trip.total * 100), trip.currency)}</p>
      <a class="button quiet" href="${toolPath}/bookings/${bookingId}"
        >${say('bookingTool.bookings.open')}<span class="hidden"> ${bookingId}</span></a
      >
    </div>
  </li>`
}

/** `Fri, Nov 27 – Sun, Nov 29 · 2 nights` */
function daysOf(session: ToolSession, segments: FullTrip['segments']): string {
  const [first, last] = [segments[0]?.departureLocal ?? '', segments.at(-1)?.arrivalLocal ?? '']
  const nights = dayShift(first, last)
  const days = nights === 0 ? shortDate(session, first) : `${shortDate(session, first)} – ${shortDate(session, last)}`
  return nights > 0 ? facts(days, session.say('bookingTool.nights', { count: nights })) : days
}

/** Of each kind of segment who provides it: `Flight Air Canada`, `Hotel The Northbough Chicago`. */
function withWhom({ say }: ToolSession, segments: FullTrip['segments']): Markup[] {
  const byKind = Map.groupBy(segments, ({ kind }) => kind)
  return [...byKind].map(
    ([kind, some]) =>
      html`<dt>${say(`bookingTool.bookings.kinds.${kind}`)}</dt>
        <dd>${[...new Set(some.map(({ providerName }) => providerName))].join(', ')}</dd>`,
  )
}
