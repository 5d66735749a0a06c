import { html } from 'hono/html'
import { clock, facts, shortDate } from '#bookingTool/page/format.ts'
import type { Markup } from '#bookingTool/page/layout.ts'
import { amount, shiftMark, label } from '#bookingTool/page/parts.ts'
import { stepName } from '#bookingTool/page/steps.ts'
import { stepsOf, type ChosenFare, type Plan, type Step } from '#bookingTool/plan/plan.ts'
import { totalOf } from '#bookingTool/schedule/fares.ts'
import { airlineNames } from '#bookingTool/schedule/itineraries.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'

/** The choices made so far with their total price. On a phone the total folds them. Empty before the first choice. */
export function chosenSoFar(session: ToolSession, plan: Plan): Markup | string {
  const { say } = session
  const lines = stepsOf(plan.search).flatMap((step) => {
    const line = lineOf(session, plan, step)
    return line
      ? [
          html`<li>
            <strong>${say('bookingTool.label', { name: stepName(session, step, plan.search.transport) })}</strong>
            ${line}
          </li>`,
        ]
      : []
  })
  if (lines.length === 0) return ''
  const total = html`${label(say, 'bookingTool.chosen.total')}
    <strong class="amount">${amount(session, totalOf(plan.price))}</strong>`
  return html`<section class="chosen" aria-label="${say('bookingTool.chosen.label')}">
    <details class="chosen-fold">
      <summary>${total}</summary>
      <ul role="list">
        ${lines}
      </ul>
    </details>
    <p>${total}</p>
  </section>`
}

function lineOf(session: ToolSession, plan: Plan, step: Step): Markup | string | undefined {
  const { say, language } = session
  const { hotel, car } = plan
  if (step === 'hotel') return hotel && facts(hotel.name, say('bookingTool.nights', { count: hotel.nights.length }))
  if (step === 'car') return car && facts(car.carClass.name[language], car.companyName)
  const chosen = plan[step]
  return chosen && itineraryLine(session, chosen)
}

function itineraryLine(session: ToolSession, { itinerary, fare }: ChosenFare): Markup {
  const [first, last] = [itinerary.segments[0], itinerary.segments.at(-1)]
  if (!first || !last) throw new Error('An itinerary has no transport')
  const { departure } = first
  const shift = shiftMark(session, departure, last.arrival)
  const more = facts('', airlineNames(itinerary), session.say(`bookingTool.cabins.${fare.cabin}`))
  const times = `${shortDate(session, departure)}, ${clock(session, departure)} – ${clock(session, last.arrival)}`
  return shift ? html`${times} ${shift}${more}` : html`${times}${more}`
}
