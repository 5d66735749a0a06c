import { html } from 'hono/html'
import { checkInDay } from '#contract/trips/segments.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { toolPath } from '#contract/booking/toolAddress.ts'
import { journeyOf } from '#server/domains/trips/journey.ts'
import type { BookedTrip } from '#server/toolHost/door/trip.ts'
import { tripStatusOf } from '#server/domains/trips/status.ts'
import { inCents } from '#bookingTool/booking/cents.ts'
import { codeValue } from '#bookingTool/page/codes.ts'
import { dayShift, facts, money, shortDate, shortDateWithYear, cityName } from '#bookingTool/page/format.ts'
import { pageInSession, type Markup } from '#bookingTool/page/layout.ts'
import { modeIcon } from '#bookingTool/page/modeIcon.ts'
import { route } from '#bookingTool/page/parts.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'

interface Bookings {
  /** Trips that are under way or have not begun. */
  upcoming: readonly BookedTrip[]
  /** Trips that are over or were cancelled. */
  earlier: readonly BookedTrip[]
  now: Date
}

/** The trips that are not over and the others, each a row that leads to its page. */
export function bookingsPage(session: ToolSession, { upcoming, earlier, now }: Bookings): Markup {
  const { say } = session
  const title = say('bookingTool.bookings.title')
  const group = (name: 'upcoming' | 'earlier', fulls: readonly BookedTrip[]) =>
    html`<section class="bookings">
      <h2>${say(`bookingTool.bookings.${name}`)}</h2>
      <ul class="offers" role="list">
        ${fulls.map((full) => bookingCard(session, full, now))}
      </ul>
    </section>`
  const main = html`<h1>${title}</h1>
    <p class="lead">${say('bookingTool.bookings.intro')}</p>
    ${
      upcoming.length === 0
        ? html`<div class="notice">
            <h2>${say('bookingTool.bookings.none')}</h2>
            <p>${say('bookingTool.bookings.noneHint')}</p>
            <p class="actions">
              <a class="button button-primary" href="${toolPath}">${say('bookingTool.bookings.book')}</a>
            </p>
          </div>`
        : group('upcoming', upcoming)
    }
    ${earlier.length > 0 ? group('earlier', earlier) : ''}`
  return pageInSession(session, { title, main, menu: 'bookings' })
}

type Status = ReturnType<typeof tripStatusOf> | 'Pending' | 'SentBack' | 'Declined'

/** The status of a booking; its standing with those who approve it comes first while nothing is booked. */
function statusOf({ status, approval, ...trip }: BookedTrip['trip'], now: Date): Status {
  if (status === 'pending') return approval === 'sentBack' ? 'SentBack' : 'Pending'
  return status === 'cancelled' && approval === 'declined' ? 'Declined' : tripStatusOf({ status, ...trip }, now)
}

const statusLooks: Partial<Record<Status, string>> = {
  Declined: 'badge-danger',
  Upcoming: 'badge-success',
  Cancelled: 'badge-danger',
}

/** The status of a booking in a word and a color. */
export function statusBadge({ say }: ToolSession, { trip }: BookedTrip, now: Date): Markup {
  const status = statusOf(trip, now)
  return html`<span class="badge ${statusLooks[status] ?? ''}">${say('bookingTool.bookings.status', { status })}</span>`
}

/** The two cities of a booking; for a stay both are the same. */
function endsOf({ language }: ToolSession, { segments }: BookedTrip): [from: string, to: string] {
  const { main, outward } = journeyOf(segments)
  return [cityName(main.from.code, language), cityName(outward.to.code, language)]
}

/** `Montréal → Bogotá`, or the city of a stay. */
export function bookingName(session: ToolSession, full: BookedTrip): string {
  const [from, to] = endsOf(session, full)
  return from === to ? to : `${from} → ${to}`
}

/** The name of a booking as a heading, in which a word is read for the arrow. */
export function bookingHeading(session: ToolSession, full: BookedTrip): Markup | string {
  const [from, to] = endsOf(session, full)
  return from === to ? to : route(session, from, to)
}

function bookingCard(session: ToolSession, full: BookedTrip, now: Date): Markup {
  const { say } = session
  const { trip, segments, passenger } = full
  const { bookingId } = trip
  return html`<li class="offer house booking-row">
    <div>
      <h3>
        <a href="${toolPath}/bookings/${bookingId}"
          >${bookingHeading(session, full)}<span class="hidden">, ${bookingId}</span></a
        >
      </h3>
      <p class="facts">${bookingDays(session, segments)}</p>
      <p class="facts status-line">${statusBadge(session, full, now)} ${codeValue(session, bookingId)}</p>
      ${trip.guest ? html`<p class="facts">${say('bookingTool.guest.forGuest', { name: fullName(passenger) })}</p>` : ''}
    </div>
    <dl class="middle booked-with">${providersByKind(session, segments)}</dl>
    <div class="stay">
      <p class="amount">${money(session, inCents(trip.total), trip.currency)}</p>
      <span class="opens" aria-hidden="true"></span>
    </div>
  </li>`
}

/** `Fri, Nov 27 – Sun, Nov 29, 2026` */
export function bookingDays(session: ToolSession, segments: BookedTrip['segments']): string {
  const [first, last] = [segments[0]?.departureLocal ?? '', segments.at(-1)?.arrivalLocal ?? '']
  if (dayShift(first, last) === 0) return shortDateWithYear(session, first)
  const isOneYear = first.slice(0, 4) === last.slice(0, 4)
  return `${isOneYear ? shortDate(session, first) : shortDateWithYear(session, first)} – ${shortDateWithYear(session, last)}`
}

/** Each kind of segment with its providers: `Flight Air Canada`, `Hotel 2 nights · The Northbough Chicago`. */
function providersByKind({ say }: ToolSession, segments: BookedTrip['segments']): Markup[] {
  const byKind = Map.groupBy(segments, ({ kind }) => kind)
  return [...byKind].map(([kind, some]) => {
    const names = [...new Set(some.map(({ providerName }) => providerName))].join(', ')
    const nights = some.reduce((sum, stay) => sum + dayShift(checkInDay(stay.departureLocal), stay.arrivalLocal), 0)
    return html`<dt>${modeIcon(kind)} ${say(`bookingTool.bookings.kinds.${kind}`)}</dt>
      <dd>${kind === 'hotel' ? facts(say('bookingTool.nights', { count: nights }), names) : names}</dd>`
  })
}
