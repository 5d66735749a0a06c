import { html } from 'hono/html'
import { roomTypeName } from '#server/reference/roomTypes.ts'
import { addressOf } from '../address.ts'
import { facts, longDate } from '../format.ts'
import type { StayOffer } from '../offers.ts'
import { cityName } from '../placeSearch.ts'
import type { PlanProgress } from '../plan.ts'
import { totalOf } from '../schedule/fares.ts'
import type { StepContext } from './itinerariesPage.ts'
import { chosenSoFar } from './chosen.ts'
import { menuFor, page } from './layout.ts'
import { bookedRoom } from '../tripRows.ts'
import type { Markup } from './layout.ts'
import { amount, violationLines, scarceLine, searchLine, soldOutNotice } from './parts.ts'
import { stepList } from './steps.ts'

type HotelStep = Extract<PlanProgress, { step: 'hotel' }>

/** The hotels of the city, cheapest first. Choosing one leads to the next step. */
export function hotelsPage(context: Omit<StepContext, 'sort'>, progress: HotelStep): Markup {
  const { session, choices } = context
  const { hotels, isGone, plan } = progress
  const { search } = plan
  const { say } = session
  const title = say('bookingTool.hotelTitle', { city: cityName(search.to, session.language) })
  const [first] = hotels
  const dates = first
    ? facts(
        `${longDate(session, first.checkIn)} – ${longDate(session, first.checkOut)}`,
        say('bookingTool.nights', { count: first.nights.length }),
      )
    : searchLine(session, search)
  const main = html`<h1>${title}</h1>
    <p class="lead">${dates}</p>
    ${isGone ? soldOutNotice(session) : ''} ${chosenSoFar(session, plan)}
    <div class="toolbar">
      <a class="link" href="${addressOf(session, '', search)}">${say('bookingTool.changeSearch')}</a>
    </div>
    ${
      first
        ? html`<ul class="offers" role="list">
            ${hotels.map((hotel) => hotelCard(context, progress, hotel))}
          </ul>`
        : html`<div class="notice warn">
            <h2>${say('bookingTool.noHotels')}</h2>
            <p>${say('bookingTool.noHotelsHint')}</p>
          </div>`
    }
    <p class="small actions">${say('bookingTool.hotelNote', { currency: session.company.currency })}</p>`
  return page(session, { title, main, steps: stepList(session, 'hotel', search, choices), menu: menuFor(search) })
}

function hotelCard({ session, choices }: Omit<StepContext, 'sort'>, { plan }: HotelStep, hotel: StayOffer): Markup {
  const { say } = session
  const total = totalOf(hotel.price)
  return html`<li class="card offer house">
    <div>
      <h2>${hotel.name}</h2>
      <p class="facts">${facts(say('bookingTool.stars', { count: hotel.stars }), hotel.chainName)}</p>
      <p class="facts">${hotel.address}</p>
      <p class="small">${roomTypeName(bookedRoom)[session.language]}</p>
    </div>
    <div class="stay">
      <p class="amount">${amount(session, Math.round(total / hotel.nights.length))}</p>
      <p class="small">
        ${facts(say('bookingTool.perNight'), `${amount(session, total)} ${say('bookingTool.total')}`)}
      </p>
      ${hotel.isLowest ? html`<p class="good">${say('bookingTool.lowestHotel')}</p>` : ''}
      ${scarceLine(session, hotel.isScarce)} ${violationLines(session, hotel.violations)}
      <a class="button" href="${addressOf(session, 'choose', plan.search, { ...choices, hotel: hotel.id })}"
        >${say('bookingTool.choose')}<span class="hidden"> ${hotel.name}</span></a
      >
    </div>
  </li>`
}
