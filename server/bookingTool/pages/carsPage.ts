import { html } from 'hono/html'
import { addressOf } from '../address.ts'
import { clock, facts, shortDate } from '../format.ts'
import type { RentalOffer } from '../offers.ts'
import { splitByPolicy } from '../policy.ts'
import { cityName } from '../placeSearch.ts'
import { totalOf } from '../schedule/fares.ts'
import { chosenSoFar } from './chosen.ts'
import { foldedOffers } from './filterBar.ts'
import { menuFor, page } from './layout.ts'
import type { Markup } from './layout.ts'
import { amount, foundLine, policyMark, violationLines, scarceLine, searchLine, soldOutNotice } from './parts.ts'
import { stepList } from './steps.ts'
import type { CarStep, StepContext } from './stepContext.ts'

/** The rental cars on offer at the destination, cheapest first. Choosing one leads to the next step. */
export function carsPage(context: Omit<StepContext, 'view'>, progress: CarStep): Markup {
  const { session, choices } = context
  const { cars, isGone, plan } = progress
  const { search } = plan
  const { say, language } = session
  const [first] = cars
  const title = say('bookingTool.cars.title', { city: cityName(first?.place ?? search.to, language) })
  const at = (local: string) => `${shortDate(session, local)}, ${clock(session, local)}`
  const times = first
    ? facts(`${at(first.pickUp)} – ${at(first.dropOff)}`, say('bookingTool.cars.days', { count: first.days }))
    : ''
  const { shown, folded } = splitByPolicy(cars, ({ violations }) => violations.length === 0)
  const rows = (some: readonly RentalOffer[]) => some.map((car) => carRow(context, progress, car))
  const main = html`<h1>${title}</h1>
    ${isGone ? soldOutNotice(session) : ''} ${chosenSoFar(session, plan)}
    ${foundLine(session, search, times || searchLine(session, search), cars.length)}
    ${
      first
        ? foldedOffers(session, rows(shown), rows(folded))
        : html`<div class="notice warn">
            <h2>${say('bookingTool.cars.none')}</h2>
            <p>${say('bookingTool.cars.noneHint')}</p>
          </div>`
    }
    <p class="small actions">${say('bookingTool.cars.note', { currency: session.company.currency })}</p>`
  return page(session, { title, main, steps: stepList(session, 'car', search, choices), menu: menuFor(search) })
}

function carRow({ session, choices }: Omit<StepContext, 'view'>, { plan }: CarStep, car: RentalOffer): Markup {
  const { say, language } = session
  const total = totalOf(car.price)
  return html`<li class="offer house">
    <div>
      <h2>${car.carClass.name[language]}</h2>
      <p class="facts">${car.companyName}</p>
      <p class="facts">
        ${facts(say('bookingTool.cars.size', { seats: car.carClass.seats, bags: car.carClass.bags }), say('bookingTool.cars.orSimilar'))}
      </p>
    </div>
    <div class="stay">
      <p class="amount">${amount(session, total)}</p>
      <p class="small">${amount(session, Math.round(total / car.days))} ${say('bookingTool.cars.perDay')}</p>
      <p class="marks">
        ${session.policy && car.violations.length === 0 ? policyMark(session, true) : ''}
        ${car.isLowest ? html`<span class="lowest">${say('bookingTool.lowestHotel')}</span>` : ''}
        ${scarceLine(session, car.isScarce)} ${violationLines(session, car.violations)}
      </p>
      <a class="button quiet" href="${addressOf(session, 'choose', plan.search, { ...choices, car: car.id })}"
        >${say('bookingTool.choose')}<span class="hidden"> ${car.carClass.name[language]}, ${car.companyName}</span></a
      >
    </div>
  </li>`
}
