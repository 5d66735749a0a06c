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
  const { texts, language } = visit
  const [first] = cars
  const title = texts.cars.title(cityName(first?.place ?? search.to, language))
  const at = (local: string) => `${shortDate(visit, local)}, ${clock(visit, local)}`
  const times = first ? facts(`${at(first.pickUp)} – ${at(first.dropOff)}`, texts.cars.days(first.days)) : ''
  const main = html`<h1>${title}</h1>
    <p class="lead">${times || searchLine(visit, search)}</p>
    ${isGone ? soldOutNotice(visit) : ''} ${chosenSoFar(visit, plan)}
    <div class="toolbar"><a class="link" href="${addressOf(visit, '', search)}">${texts.changeSearch}</a></div>
    ${
      first
        ? html`<ul class="offers" role="list">
            ${cars.map((car) => carCard(choosing, planning, car))}
          </ul>`
        : html`<div class="notice warn">
            <h2>${texts.cars.none}</h2>
            <p>${texts.cars.noneHint}</p>
          </div>`
    }
    <p class="small actions">${texts.cars.note(visit.company.currency)}</p>`
  return page(visit, { title, main, steps: stepList(visit, 'car', search, choices), menu: menuFor(search) })
}

function carCard({ visit, choices }: Omit<Choosing, 'sort'>, { plan }: CarPlanning, car: RentalOffer): Markup {
  const { texts, language } = visit
  const total = totalOf(car.price)
  return html`<li class="card offer house">
    <div>
      <h2>${car.carClass.name[language]}</h2>
      <p>${car.companyName}</p>
      <p class="facts">${facts(texts.cars.size(car.carClass), texts.cars.orSimilar)}</p>
    </div>
    <div class="stay">
      <p class="amount">${amount(visit, total)}</p>
      <p class="small">${amount(visit, Math.round(total / car.days))} ${texts.cars.perDay}</p>
      ${car.isLowest ? html`<p class="good">${texts.lowestHotel}</p>` : ''} ${scarceLine(visit, car.isScarce)}
      ${markLines(visit, car.marks)}
      <a class="button" href="${addressOf(visit, 'choose', plan.search, { ...choices, car: car.id })}"
        >${texts.choose}<span class="hidden"> ${car.carClass.name[language]}, ${car.companyName}</span></a
      >
    </div>
  </li>`
}
