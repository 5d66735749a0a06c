import { html } from 'hono/html'
import { fareConditions } from '#server/suppliers/fareConditions.ts'
import { addressOf } from '../address.ts'
import { itineraryCarbonKg } from '../carbon.ts'
import { changeFeeOf } from '../change.ts'
import { facts, span } from '../format.ts'
import type { Fare, ItineraryOffer } from '../offers.ts'
import { splitByPolicy } from '../policy.ts'
import { totalOf } from '../schedule/fares.ts'
import { flightOrTrainName } from '../schedule/itinerarySegment.ts'
import type { ToolSession } from '../toolSession.ts'
import { carbonText } from './carbonWords.ts'
import type { ItineraryStep, StepContext } from './stepContext.ts'
import type { Markup } from './layout.ts'
import {
  airlineNames,
  amount,
  endsText,
  layovers,
  policyMark,
  scarceLine,
  stopsText,
  timesLine,
  violationLines,
} from './parts.ts'
import { rideList } from './rideList.ts'

/**
 * One journey with its fares: times, carrier and way at a glance, everything else in folds. Beside a fare within policy
 * those that are not are folded too.
 */
export function itineraryRow(context: StepContext, progress: ItineraryStep, offer: ItineraryOffer): Markup {
  const { session } = context
  const { itinerary, fares } = offer
  const [first, last, cheapest] = [itinerary.segments[0], itinerary.segments.at(-1), fares[0]]
  if (!first || !last || !cheapest) throw new Error('An itinerary has no flight')
  const { shown, folded } = splitByPolicy(fares, ({ violations }) => violations.length === 0)
  const fareList = (some: readonly Fare[]) =>
    html`<ul class="fares" role="list">
      ${some.map((fare) => fareLink(context, progress, offer, fare))}
    </ul>`
  return html`<li class="offer journey-offer">
    <div class="journey">
      ${timesLine(session, first, last)}
      <p class="carrier">${facts(airlineNames(itinerary), flightNames(session, offer))}</p>
    </div>
    <div class="way">
      <p><strong>${span(session, itinerary.minutes)}</strong> ${stopsText(session, itinerary)}</p>
      <p class="facts">${facts(endsText(session, itinerary), ...layovers(session, itinerary))}</p>
      <p class="facts">${carbonText(session, itineraryCarbonKg(itinerary, cheapest.cabin))}</p>
    </div>
    ${fareList(shown)}
    <details class="legs">
      <summary>
        ${session.say(itinerary.kind === 'train' ? 'bookingTool.trains.details' : 'bookingTool.details')}
      </summary>
      <div class="leg-columns">${rideList(session, itinerary)} ${conditionsList(session, offer)}</div>
    </details>
    ${
      folded.length > 0
        ? html`<details class="more-fares" id="fares-${itinerary.id}">
            <summary>
              ${session.say('bookingTool.faresAbovePolicy', { count: folded.length })}<span class="hidden"
                >, ${flightNames(session, offer)}</span
              >
            </summary>
            ${fareList(folded)}
          </details>`
        : ''
    }
  </li>`
}

const flightNames = ({ say }: ToolSession, { itinerary: { segments } }: ItineraryOffer) =>
  segments.map((segment) => flightOrTrainName(segment, say('bookingTool.train'))).join(', ')

function fareLink(
  { session, choices }: StepContext,
  { step, plan }: ItineraryStep,
  offer: ItineraryOffer,
  fare: Fare,
): Markup {
  const { say, policy } = session
  return html`<li>
    <a class="fare" href="${addressOf(session, 'choose', plan.search, { ...choices, [step]: fare.id })}">
      <span
        ><span class="hidden">${say('bookingTool.choose')} ${flightNames(session, offer)}, </span
        >${say(`bookingTool.cabins.${fare.cabin}`)}</span
      >
      <strong>${amount(session, totalOf(fare.price))}</strong>
      ${policy ? policyMark(session, fare.violations.length === 0) : ''}
      ${fare.isLowest ? html`<span class="lowest">${say('bookingTool.lowest')}</span>` : ''}
      ${scarceLine(session, fare.isScarce)}
      <span class="terms">${facts(...shortTerms(session, offer, fare))}</span>
    </a>
  </li>`
}

const conditionsOf = ({ itinerary }: ItineraryOffer, { cabin }: Fare) =>
  fareConditions(itinerary.kind, cabin, itinerary.kilometres)

function shortTerms({ say }: ToolSession, offer: ItineraryOffer, fare: Fare): string[] {
  const { isRefundable, checkedBags } = conditionsOf(offer, fare)
  return [
    say('bookingTool.terms.bags', { count: checkedBags }),
    ...(isRefundable ? [say('bookingTool.terms.refundable')] : []),
  ]
}

/** What each fare allows, what it emits, and why it is above policy. */
const conditionsList = (session: ToolSession, offer: ItineraryOffer): Markup =>
  html`<ul>
    ${offer.fares.map((fare) => html`<li>${conditions(session, offer, fare)}</li>`)}
  </ul>`

function conditions(session: ToolSession, offer: ItineraryOffer, fare: Fare): Markup {
  const { say, company } = session
  const terms = conditionsOf(offer, fare)
  const fee = changeFeeOf(terms, company.currency)
  return html`<strong>${say(`bookingTool.cabins.${fare.cabin}`)}</strong><br />
    ${fee === 0 ? say('bookingTool.terms.freeChange') : say('bookingTool.terms.changeFee', { fee: amount(session, fee) })}<br />
    ${say(terms.isRefundable ? 'bookingTool.terms.refundUntilDeparture' : 'bookingTool.terms.refundForADay')}<br />
    ${facts(say('bookingTool.terms.cabinBag'), say('bookingTool.terms.bags', { count: terms.checkedBags }), carbonText(session, itineraryCarbonKg(offer.itinerary, fare.cabin)))}
    ${violationLines(session, fare.violations)}`
}
