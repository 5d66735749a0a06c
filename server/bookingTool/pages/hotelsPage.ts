import { html } from 'hono/html'
import { roomTypeName } from '#server/reference/roomTypes.ts'
import { addressOf } from '../address.ts'
import { facts, longDate } from '../format.ts'
import type { StayOffer } from '../offers.ts'
import { cityName } from '../placeSearch.ts'
import type { Planning } from '../plan.ts'
import { totalOf } from '../schedule/fares.ts'
import type { Choosing } from './ridesPage.ts'
import { chosenSoFar } from './chosen.ts'
import { menuFor, page } from './layout.ts'
import { bookedRoom } from '../tripRows.ts'
import type { Markup } from './layout.ts'
import { amount, markLines, scarceLine, searchLine, soldOutNotice } from './parts.ts'
import { stepList } from './steps.ts'

type HotelPlanning = Extract<Planning, { step: 'hotel' }>

/** The houses of the city, cheapest first; each is a link to the next step. */
export function hotelsPage(choosing: Omit<Choosing, 'sort'>, planning: HotelPlanning): Markup {
  const { visit, choices } = choosing
  const { hotels, isGone, plan } = planning
  const { search } = plan
  const { say } = visit
  const title = say('bookingTool.hotelTitle', { city: cityName(search.to, visit.language) })
  const [first] = hotels
  const dates = first
    ? facts(
        `${longDate(visit, first.checkIn)} – ${longDate(visit, first.checkOut)}`,
        say('bookingTool.nights', { count: first.nights.length }),
      )
    : searchLine(visit, search)
  const main = html`<h1>${title}</h1>
    <p class="lead">${dates}</p>
    ${isGone ? soldOutNotice(visit) : ''} ${chosenSoFar(visit, plan)}
    <div class="toolbar">
      <a class="link" href="${addressOf(visit, '', search)}">${say('bookingTool.changeSearch')}</a>
    </div>
    ${
      first
        ? html`<ul class="offers" role="list">
            ${hotels.map((hotel) => hotelCard(choosing, planning, hotel))}
          </ul>`
        : html`<div class="notice warn">
            <h2>${say('bookingTool.noHotels')}</h2>
            <p>${say('bookingTool.noHotelsHint')}</p>
          </div>`
    }
    <p class="small actions">${say('bookingTool.hotelNote', { currency: visit.company.currency })}</p>`
  return page(visit, { title, main, steps: stepList(visit, 'hotel', search, choices), menu: menuFor(search) })
}

function hotelCard({ visit, choices }: Omit<Choosing, 'sort'>, { plan }: HotelPlanning, hotel: StayOffer): Markup {
  const { say } = visit
  const total = totalOf(hotel.price)
  return html`<li class="card offer house">
    <div>
      <h2>${hotel.name}</h2>
      <p class="facts">${facts(say('bookingTool.stars', { count: hotel.stars }), hotel.chainName)}</p>
      <p class="facts">${hotel.address}</p>
      <p class="small">${roomTypeName(bookedRoom)[visit.language]}</p>
    </div>
    <div class="stay">
      <p class="amount">${amount(visit, Math.round(total / hotel.nights.length))}</p>
      <p class="small">${facts(say('bookingTool.perNight'), `${amount(visit, total)} ${say('bookingTool.total')}`)}</p>
      ${hotel.isLowest ? html`<p class="good">${say('bookingTool.lowestHotel')}</p>` : ''}
      ${scarceLine(visit, hotel.isScarce)} ${markLines(visit, hotel.marks)}
      <a class="button" href="${addressOf(visit, 'choose', plan.search, { ...choices, hotel: hotel.id })}"
        >${say('bookingTool.choose')}<span class="hidden"> ${hotel.name}</span></a
      >
    </div>
  </li>`
}
