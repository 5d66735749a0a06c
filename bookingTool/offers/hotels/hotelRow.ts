import { html } from 'hono/html'
import { policyMark, scarceLine, violationLines } from '#bookingTool/offers/list/offerMarks.ts'
import type { HotelStep, StepContext } from '#bookingTool/offers/list/stepContext.ts'
import { dayBefore, distance, shortDate } from '#bookingTool/page/format.ts'
import type { Markup } from '#bookingTool/page/layout.ts'
import { amount, dotted } from '#bookingTool/page/parts.ts'
import { addressOf } from '#bookingTool/plan/address.ts'
import { totalOf } from '#bookingTool/schedule/fares.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'
import type { Destination, HotelWithDistance } from './hotelOrder.ts'

interface Row {
  one: HotelWithDistance
  destination: Destination | undefined
}

/** A hotel with the price of a night and of the stay, and the link that chooses it. */
export function hotelRow({ session, choices }: StepContext, { plan }: HotelStep, row: Row): Markup {
  const { say, policy } = session
  const { hotel } = row.one
  const total = totalOf(hotel.price)
  return html`<li class="offer house">
    <div>
      <h2>${hotel.name}</h2>
      ${hotelFacts(session, row)}
      ${hotel.isLowest ? html`<p><span class="badge badge-accent">${say('bookingTool.lowestHotel')}</span></p>` : ''}
      ${violationLines(session, hotel.violations)}
    </div>
    <div class="stay">
      <div>
        <p class="amount">${amount(session, Math.round(total / hotel.nights.length))}</p>
        <p class="small">${say('bookingTool.perNight')}<br />${amount(session, total)} ${say('bookingTool.total')}</p>
        ${policy && hotel.violations.length === 0 ? html`<p class="marks">${policyMark(session, true)}</p>` : ''}
      </div>
      <a
        class="button button-secondary"
        href="${addressOf(session, 'choose', plan.search, { ...choices, hotel: hotel.id })}"
        >${say('bookingTool.choose')}<span class="hidden"> ${hotel.name}</span></a
      >
    </div>
  </li>`
}

/** The stars of a hotel, its distance, its address, and its terms of cancellation. */
function hotelFacts(session: ToolSession, { one: { hotel, kilometres }, destination }: Row): Markup {
  const { say } = session
  const far = destination
    ? say('bookingTool.map.distance', { distance: distance(session, kilometres), place: destination.name })
    : ''
  const stars = html`<span class="stars" aria-hidden="true">${'★'.repeat(hotel.stars)}</span
    ><span class="hidden">${say('bookingTool.stars', { count: hotel.stars })}</span>`
  const deadline = shortDate(session, dayBefore(hotel.checkIn))
  return html`<p class="facts">${dotted(stars, ...(far ? [html`<span class="distance">${far}</span>`] : []))}</p>
    <p class="facts">${hotel.address}</p>
    <p class="facts">
      ${dotted(say('bookingTool.terms.hotel', { deadline }), ...(hotel.isScarce ? [scarceLine(session)] : []))}
    </p>`
}
