import { html } from 'hono/html'
import { addressOf } from '../address.ts'
import { facts } from '../format.ts'
import type { RentalOffer } from '../offers.ts'
import { totalOf } from '../schedule/fares.ts'
import type { Markup } from './layout.ts'
import { amount, policyMark, scarceLine, violationLines } from './parts.ts'
import type { CarStep, StepContext } from './stepContext.ts'

/** A car with the price of the rental and of a day, and the way to choose it. */
export function carRow({ session, choices }: StepContext, { plan }: CarStep, car: RentalOffer): Markup {
  const { say, language } = session
  const { carClass, companyName } = car
  const total = totalOf(car.price)
  return html`<li class="offer house">
    <div>
      <h2>${carClass.name[language]}</h2>
      <p class="model">${say('bookingTool.cars.orSimilar', { model: carClass.model })}</p>
    </div>
    <div class="middle">
      <p>${companyName}</p>
      <p class="facts">
        ${facts(say('bookingTool.cars.size', { seats: carClass.seats, bags: carClass.bags }), say('bookingTool.cars.automatic'))}
      </p>
      ${violationLines(session, car.violations)}
    </div>
    <div class="stay">
      <div class="cost">
        <p class="amount">${amount(session, total)}</p>
        <p class="small">${amount(session, Math.round(total / car.days))} ${say('bookingTool.cars.perDay')}</p>
        <p class="marks">
          ${session.policy && car.violations.length === 0 ? policyMark(session, true) : ''}
          ${car.isLowest ? html`<span class="lowest">${say('bookingTool.lowestHotel')}</span>` : ''}
          ${scarceLine(session, car.isScarce)}
        </p>
      </div>
      <a class="button quiet" href="${addressOf(session, 'choose', plan.search, { ...choices, car: car.id })}"
        >${say('bookingTool.choose')}<span class="hidden"> ${carClass.name[language]}, ${companyName}</span></a
      >
    </div>
  </li>`
}
