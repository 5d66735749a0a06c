import { html } from 'hono/html'
import { fareConditions } from '#server/suppliers/fareConditions.ts'
import { policyMark, scarceLine, violationLines } from '#bookingTool/offers/list/offerMarks.ts'
import type { ItineraryContext, ItineraryStep } from '#bookingTool/offers/list/stepContext.ts'
import { facts, span } from '#bookingTool/page/format.ts'
import type { Markup } from '#bookingTool/page/layout.ts'
import { amount, dotted, timesLine } from '#bookingTool/page/parts.ts'
import { addressOf } from '#bookingTool/plan/address.ts'
import type { Fare, ItineraryOffer } from '#bookingTool/plan/offers.ts'
import { splitByPolicy } from '#bookingTool/plan/policy.ts'
import { changeFeeOf, totalOf } from '#bookingTool/schedule/fares.ts'
import { airlineNames } from '#bookingTool/schedule/itineraries.ts'
import { flightOrTrainName } from '#bookingTool/schedule/itinerarySegment.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'
import { itineraryCarbonKg } from '#bookingTool/schedule/itineraryCarbon.ts'
import { carbonText, comparedCarbon, type CarbonSpread } from './carbon.ts'
import { creditLines, leftWithCredits } from './offerCredits.ts'
import { lightest } from './itineraryOrder.ts'
import { endsLine, layovers, stopsText } from './itineraryWords.ts'
import { rideList } from './rideList.ts'

/** A journey on sale, and the emissions of its list to compare it with. */
interface Row {
  offer: ItineraryOffer
  spread: CarbonSpread | undefined
}

/**
 * A journey with its fares: times, carrier and stops in sight, everything else in folds. Where a fare is in policy,
 * the fares out of policy are folded too.
 */
export function itineraryRow(context: ItineraryContext, progress: ItineraryStep, { offer, spread }: Row): Markup {
  const { session } = context
  const { itinerary, fares } = offer
  const [first, last] = [itinerary.segments[0], itinerary.segments.at(-1)]
  if (!first || !last) throw new Error('An itinerary has no flight')
  const { shown, folded } = splitByPolicy(fares, ({ violations }) => violations.length === 0)
  const fareList = (some: readonly Fare[]) =>
    html`<ul class="fares" role="list">
      ${some.map((fare) => fareLink(context, progress, offer, fare))}
    </ul>`
  return html`<li class="offer journey-offer">
    <div class="journey">
      ${timesLine(session, first.departure, last.arrival)}
      <p class="carrier">${dotted(airlineNames(itinerary), flightNames(session, offer))}</p>
    </div>
    ${wayOf(context, offer, spread)} ${fareList(shown)}
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

/** The duration and the stops; the emissions where the journeys of the list differ in them. */
const wayOf = (context: ItineraryContext, offer: ItineraryOffer, spread: CarbonSpread | undefined): Markup => {
  const { session } = context
  const { itinerary } = offer
  // The line above the list has the two stations of all trains.
  const ends = itinerary.kind === 'train' ? [] : [endsLine(session, itinerary)]
  const wayFacts = [...ends, ...layovers(session, itinerary)]
  return html`<div class="way">
    <p>${dotted(html`<strong>${span(session, itinerary.minutes)}</strong>`, stopsText(session, itinerary))}</p>
    ${wayFacts.length > 0 ? html`<p class="facts">${dotted(...wayFacts)}</p>` : ''}
    ${spread?.differs ? html`<p class="facts">${comparedCarbon(session, lightest(offer), spread)}</p>` : ''}
    ${creditLines(context, offer)}
  </div>`
}

const flightNames = ({ say }: ToolSession, { itinerary: { segments } }: ItineraryOffer) =>
  segments.map((segment) => flightOrTrainName(segment, say('bookingTool.train'))).join(', ')

/** A fare is chosen by its whole row; the word that says so looks like the button of a hotel or a car. */
function fareLink(context: ItineraryContext, progress: ItineraryStep, offer: ItineraryOffer, fare: Fare): Markup {
  const { session, choices } = context
  const { step, plan } = progress
  const { say, policy } = session
  return html`<li>
    <a class="fare" href="${addressOf(session, 'choose', plan.search, { ...choices, [step]: fare.id })}">
      <span class="fare-what"
        ><span class="hidden">${say('bookingTool.choose')} ${flightNames(session, offer)}, </span
        ><span class="fare-name"
          >${say(`bookingTool.cabins.${fare.cabin}`)}
          ${fare.isLowest ? html`<span class="badge badge-accent">${say('bookingTool.lowest')}</span>` : ''}</span
        ><span class="terms">${dotted(...shortTerms(session, offer, fare))}</span></span
      >
      <span class="fare-cost"
        ><strong>${amount(session, totalOf(fare.price))}</strong> ${leftWithCredits(context, progress, offer, fare)}
        ${policy ? policyMark(session, fare.violations.length === 0) : ''}</span
      >
      <span class="button button-secondary" aria-hidden="true">${say('bookingTool.choose')}</span>
    </a>
  </li>`
}

const conditionsOf = ({ itinerary }: ItineraryOffer, { cabin }: Fare) =>
  fareConditions(itinerary.kind, cabin, itinerary.kilometres)

function shortTerms(session: ToolSession, offer: ItineraryOffer, fare: Fare): (Markup | string)[] {
  const { say } = session
  const { isRefundable, checkedBags } = conditionsOf(offer, fare)
  return [
    say('bookingTool.terms.bags', { count: checkedBags }),
    say(isRefundable ? 'bookingTool.terms.refundable' : 'bookingTool.terms.refundableForADay'),
    ...(fare.isScarce ? [scarceLine(session)] : []),
  ]
}

/** The terms of each fare, its emissions, and its violations of the policy. */
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
