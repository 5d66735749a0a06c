import { html } from 'hono/html'
import { clock, facts, shortDate } from '../format.ts'
import { stepsOf } from '../plan.ts'
import type { ChosenRide, Plan, Step } from '../plan.ts'
import { totalOf } from '../schedule/fares.ts'
import type { Visit } from '../visit.ts'
import type { Markup } from './layout.ts'
import { airlineNames, amount, shiftMark, label } from './parts.ts'

/** What has been chosen before this step, and what it comes to; nothing before the first choice. */
export function chosenSoFar(visit: Visit, plan: Plan): Markup | string {
  const { say } = visit
  const lines = stepsOf(plan.search).flatMap((step) => {
    const line = lineOf(visit, plan, step)
    return line ? [html`<li><strong>${label(say, `bookingTool.steps.${step}`)}</strong> ${line}</li>`] : []
  })
  if (lines.length === 0) return ''
  return html`<section class="chosen" aria-label="${say('bookingTool.chosen.label')}">
    <ul role="list">
      ${lines}
    </ul>
    <p>
      ${label(say, 'bookingTool.chosen.total')}
      <strong class="amount">${amount(visit, totalOf(plan.price))}</strong>
    </p>
  </section>`
}

function lineOf(visit: Visit, plan: Plan, step: Step): Markup | string | undefined {
  const { say, language } = visit
  const { hotel, car } = plan
  if (step === 'hotel') return hotel && facts(hotel.name, say('bookingTool.nights', { count: hotel.nights.length }))
  if (step === 'car') return car && facts(car.carClass.name[language], car.companyName)
  const ride = plan[step]
  return ride && rideLine(visit, ride)
}

function rideLine(visit: Visit, { itinerary, fare }: ChosenRide): Markup {
  const [first, last] = [itinerary.rides[0], itinerary.rides.at(-1)]
  if (!first || !last) throw new Error('An itinerary has no ride')
  const { departure } = first
  const shift = shiftMark(visit, departure, last.arrival)
  const more = facts('', airlineNames(itinerary), visit.say(`bookingTool.cabins.${fare.cabin}`))
  const times = `${shortDate(visit, departure)}, ${clock(visit, departure)} – ${clock(visit, last.arrival)}`
  return shift ? html`${times} ${shift}${more}` : html`${times}${more}`
}
