import { html } from 'hono/html'
import type { BookedTrip } from '../booking.ts'
import { clock, longDate, money } from '../format.ts'
import { cityName } from '../placeSearch.ts'
import { cabins } from '../schedule/fares.ts'
import { nameOf } from '../visit.ts'
import type { Visit } from '../visit.ts'
import { page, toolPath } from './layout.ts'
import type { Markup } from './layout.ts'
import { shiftMark, stepList } from './parts.ts'

type Part = BookedTrip['parts'][number]

/** What was booked, under which reference, and the way back to the product. */
export function bookedPage(visit: Visit, { trip, parts }: BookedTrip): Markup {
  const { texts, locale, booker, traveler } = visit
  const main = html`<div class="narrow stack">
    <h1>${texts.bookedTitle}</h1>
    <p>${booker.id === traveler.id ? texts.bookedIntro(traveler.firstName) : texts.bookedForOther(nameOf(traveler))}</p>
    <section class="card">
      <p class="facts">${texts.locator}</p>
      <p class="locator">${trip.bookingId}</p>
      <p>
        ${texts.totalLabel}${texts.colon} <strong>${money(visit, Math.round(trip.total * 100), trip.currency)}</strong>
      </p>
    </section>
    ${parts.map((part) => html`<section class="card">${part.kind === 'hotel' ? stay(visit, part) : flight(visit, part)}</section>`)}
    <p class="actions">
      <a class="button" href="/${locale}/dashboard/trips">${texts.openTrips}</a>
      <a class="button quiet" href="${toolPath}">${texts.bookAnother}</a>
    </p>
    <p class="small">${texts.closeTab}</p>
  </div>`
  return page(visit, { title: texts.bookedTitle, main, steps: stepList(visit, 'booked') })
}

const pairs = (entries: (readonly [label: string, value: Markup | string | null])[]): Markup =>
  html`<dl class="details">
    ${entries.map(([label, value]) =>
      value
        ? html`<div>
            <dt>${label}</dt>
            <dd>${value}</dd>
          </div>`
        : '',
    )}
  </dl>`

function flight(visit: Visit, part: Part): Markup {
  const { texts, language } = visit
  const city = (code: string) => cityName(code, language)
  const cabin = cabins.find((one) => one === part.cabin)
  return html`<h2>${city(part.from.code)} (${part.from.code}) – ${city(part.to.code)} (${part.to.code})</h2>
    <p>${longDate(visit, part.departureLocal)} · ${part.providerName}</p>
    ${pairs([
      [texts.flightNumber, part.reference],
      [texts.sorts.departure, clock(visit, part.departureLocal)],
      [
        texts.arrival,
        html`${clock(visit, part.arrivalLocal)} ${shiftMark(visit, part.departureLocal, part.arrivalLocal)}`,
      ],
      [texts.seat, part.seat],
      [texts.terminal, part.terminal],
      [texts.cabin, cabin ? texts.cabins[cabin] : null],
      [texts.confirmationNumber, part.confirmationNumber],
    ])}`
}

function stay(visit: Visit, part: Part): Markup {
  const { texts } = visit
  return html`<h2>${part.providerName}</h2>
    <p class="facts">${part.address ?? ''}</p>
    ${pairs([
      [texts.checkIn, `${longDate(visit, part.departureLocal)}, ${clock(visit, part.departureLocal)}`],
      [texts.checkOut, `${longDate(visit, part.arrivalLocal)}, ${clock(visit, part.arrivalLocal)}`],
      [texts.confirmationNumber, part.confirmationNumber],
    ])}`
}
