import { html } from 'hono/html'
import { addressOf } from '../address.ts'
import { clock, facts, shortDate } from '../format.ts'
import type { RentalOffer } from '../offers.ts'
import { cityName } from '../placeSearch.ts'
import type { Planning } from '../plan.ts'
import { totalOf } from '../schedule/fares.ts'
import { chosenSoFar } from './chosen.ts'
import { menuFor, page } from './layout.ts'
import type { Markup } from './layout.ts'
import { amount, markLines, scarceLine, searchLine, soldOutNotice } from './parts.ts'
import { stepList } from './steps.ts'
import type { Choosing } from './ridesPage.ts'

type CarPlanning = Extract<Planning, { step: 'car' }>

/** The cars to be had at the place of arrival, cheapest first; each is a link to the next step. */
export function carsPage(choosing: Omit<Choosing, 'sort'>, planning: CarPlanning): Markup {
  const { visit, choices } = choosing
  const { cars, isGone, plan } = planning
  const { search } = plan
  const { say, language } = visit
  const [first] = cars
  const title = say('bookingTool.cars.title', { city: cityName(first?.place ?? search.to, language) })
  const at = (local: string) => `${shortDate(visit, local)}, ${clock(visit, local)}`
  const times = first
    ? facts(`${at(first.pickUp)} – ${at(first.dropOff)}`, say('bookingTool.cars.days', { count: first.days }))
    : ''
  const main = html`<h1>${title}</h1>
    <p class="lead">${times || searchLine(visit, search)}</p>
    ${isGone ? soldOutNotice(visit) : ''} ${chosenSoFar(visit, plan)}
    <div class="toolbar">
      <a class="link" href="${addressOf(visit, '', search)}">${say('bookingTool.changeSearch')}</a>
    </div>
    ${
      first
        ? html`<ul class="offers" role="list">
            ${cars.map((car) => carCard(choosing, planning, car))}
          </ul>`
        : html`<div class="notice warn">
            <h2>${say('bookingTool.cars.none')}</h2>
            <p>${say('bookingTool.cars.noneHint')}</p>
          </div>`
    }
    <p class="small actions">${say('bookingTool.cars.note', { currency: visit.company.currency })}</p>`
  return page(visit, { title, main, steps: stepList(visit, 'car', search, choices), menu: menuFor(search) })
}

function carCard({ visit, choices }: Omit<Choosing, 'sort'>, { plan }: CarPlanning, car: RentalOffer): Markup {
  const { say, language } = visit
  const total = totalOf(car.price)
  return html`<li class="card offer house">
    <div>
      <h2>${car.carClass.name[language]}</h2>
      <p>${car.companyName}</p>
      <p class="facts">
        ${facts(say('bookingTool.cars.size', { seats: car.carClass.seats, bags: car.carClass.bags }), say('bookingTool.cars.orSimilar'))}
      </p>
    </div>
    <div class="stay">
      <p class="amount">${amount(visit, total)}</p>
      <p class="small">${amount(visit, Math.round(total / car.days))} ${say('bookingTool.cars.perDay')}</p>
      ${car.isLowest ? html`<p class="good">${say('bookingTool.lowestHotel')}</p>` : ''}
      ${scarceLine(visit, car.isScarce)} ${markLines(visit, car.marks)}
      <a class="button" href="${addressOf(visit, 'choose', plan.search, { ...choices, car: car.id })}"
        >${say('bookingTool.choose')}<span class="hidden"> ${car.carClass.name[language]}, ${car.companyName}</span></a
      >
    </div>
  </li>`
}
