import { html } from 'hono/html'
import { placeName } from '#server/reference/placeNames.ts'
import { airportOf } from '#server/reference/places.ts'
import { policyMark, scarceLine, violationLines } from '#bookingTool/offers/list/offerMarks.ts'
import type { CarStep, StepContext } from '#bookingTool/offers/list/stepContext.ts'
import { clock, shortDate } from '#bookingTool/page/format.ts'
import type { Markup } from '#bookingTool/page/layout.ts'
import { amount, dotted } from '#bookingTool/page/parts.ts'
import { addressOf } from '#bookingTool/plan/address.ts'
import type { RentalOffer } from '#bookingTool/plan/offers.ts'
import { totalOf } from '#bookingTool/schedule/fares.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'

/** `5 seats` and `3 bags` */
export const sizeOf = ({ say }: ToolSession, { seats, bags }: RentalOffer['carClass']) => [
  say('bookingTool.cars.seats', { count: seats }),
  say('bookingTool.cars.bags', { count: bags }),
]

/** The place of pick-up and drop-off: the rental desk of the airport. */
export function deskOf({ say, language }: ToolSession, { place }: Pick<RentalOffer, 'place'>): string {
  const airport = airportOf(place)
  return airport ? say('bookingTool.segment.rentalDesk', { airport: placeName(airport, language) }) : place
}

/** `Sat, Dec 26, 3:25 PM`: an end of a rental, with a word where it falls in the night, when a desk may be closed. */
export function rentalEnd(session: ToolSession, { pickUp, dropOff }: RentalOffer, end: 'pickUp' | 'dropOff') {
  const local = end === 'pickUp' ? pickUp : dropOff
  const night = end === 'pickUp' ? 'bookingTool.cars.nightPickUp' : 'bookingTool.cars.nightDropOff'
  return {
    at: `${shortDate(session, local)}, ${clock(session, local)}`,
    note: isNight(local) ? html`<span class="mark night">${session.say(night)}</span>` : '',
  }
}
const isNight = (local: string) => local.slice(11) < '06:00' || local.slice(11) >= '23:00'

/** A car with the price of the rental and of a day, and the way to choose it. */
export function carRow({ session, choices }: StepContext, { plan }: CarStep, car: RentalOffer): Markup {
  const { say, language } = session
  const { carClass, companyName } = car
  const total = totalOf(car.price)
  return html`<li class="offer house">
    <div>
      <h2>${carClass.name[language]}</h2>
      <p>${say('bookingTool.cars.orSimilar', { model: carClass.model })}</p>
      ${car.isLowest ? html`<p><span class="badge badge-accent">${say('bookingTool.lowestHotel')}</span></p>` : ''}
    </div>
    <div class="middle">
      <p>${companyName}</p>
      <p class="facts">${dotted(...sizeOf(session, carClass), say('bookingTool.cars.automatic'))}</p>
      <p class="facts">${say('bookingTool.terms.car')}</p>
      ${car.isScarce ? html`<p>${scarceLine(session)}</p>` : ''} ${violationLines(session, car.violations)}
    </div>
    <div class="stay">
      <div>
        <p class="amount">${amount(session, total)}</p>
        <p class="small">${amount(session, Math.round(total / car.days))} ${say('bookingTool.cars.perDay')}</p>
        ${session.policy && car.violations.length === 0 ? html`<p class="marks">${policyMark(session, true)}</p>` : ''}
      </div>
      <a
        class="button button-secondary"
        href="${addressOf(session, 'choose', plan.search, { ...choices, car: car.id })}"
        >${say('bookingTool.choose')}<span class="hidden"> ${carClass.name[language]}, ${companyName}</span></a
      >
    </div>
  </li>`
}
