import { html } from 'hono/html'
import { addressOf, sorts } from '../address.ts'
import type { Sort } from '../address.ts'
import { facts, longDate } from '../format.ts'
import type { Fare, ItineraryOffer } from '../offers.ts'
import { cityName } from '../placeSearch.ts'
import type { Choices, PlanProgress } from '../plan.ts'
import { totalOf } from '../schedule/fares.ts'
import { flightOrTrainName } from '../schedule/itinerarySegment.ts'
import type { ToolSession } from '../toolSession.ts'
import { chosenSoFar } from './chosen.ts'
import { menuFor, page } from './layout.ts'
import type { Markup } from './layout.ts'
import {
  airlineNames,
  amount,
  segmentList,
  violationLines,
  routeLine,
  scarceLine,
  soldOutNotice,
  timesLine,
  label,
} from './parts.ts'
import { stepList } from './steps.ts'

type ItineraryStep = Extract<PlanProgress, { step: 'out' | 'back' }>

export interface StepContext {
  session: ToolSession
  choices: Choices
  sort: Sort
}

const cheapest = ({ fares }: ItineraryOffer) => Math.min(...fares.map(({ price }) => totalOf(price)))
const leaving = ({ itinerary }: ItineraryOffer) => itinerary.segments[0]?.departsAt ?? 0

const orders: Record<Sort, (one: ItineraryOffer, other: ItineraryOffer) => number> = {
  price: (one, other) => cheapest(one) - cheapest(other) || leaving(one) - leaving(other),
  departure: (one, other) => leaving(one) - leaving(other),
  duration: (one, other) => one.itinerary.minutes - other.itinerary.minutes || cheapest(one) - cheapest(other),
}

/** The flights or trains of one direction. Choosing a fare leads to the next step. */
export function itinerariesPage(context: StepContext, progress: ItineraryStep): Markup {
  const { session, choices, sort } = context
  const { step, offers, isGone, plan } = progress
  const { search } = plan
  const { say, language } = session
  const city = cityName(step === 'out' ? search.to : search.from, language)
  const isTrain = search.transport === 'train'
  const title = say(isTrain ? `bookingTool.trains.${step}Title` : `bookingTool.${step}Title`, { city })
  const date = step === 'out' ? search.depart : (search.until ?? search.depart)
  const sorted = offers.toSorted(orders[sort])
  const main = html`<h1>${title}</h1>
    <p class="lead">${facts(longDate(session, date), say('bookingTool.found', { count: offers.length }))}</p>
    ${isGone ? soldOutNotice(session) : ''} ${chosenSoFar(session, plan)} ${toolbar(context, progress)}
    ${
      sorted.length === 0
        ? html`<div class="notice warn">
            <h2>${say(isTrain ? 'bookingTool.trains.noFlights' : 'bookingTool.noFlights')}</h2>
            <p>${say('bookingTool.noFlightsHint')}</p>
          </div>`
        : html`<ul class="offers" role="list">
            ${sorted.map((offer) => itineraryCard(context, progress, offer))}
          </ul>`
    }
    <p class="small actions">${say('bookingTool.pricesNote', { currency: session.company.currency })}</p>`
  return page(session, { title, main, steps: stepList(session, step, search, choices), menu: menuFor(search) })
}

function toolbar({ session, choices, sort }: StepContext, { plan, offers }: ItineraryStep): Markup {
  const { say } = session
  const link = (name: Sort) => addressOf(session, 'choose', plan.search, choices, name)
  return html`<div class="toolbar">
    ${
      offers.length > 1
        ? html`<p class="sorts">
            <span>${label(say, 'bookingTool.sortBy')}</span>
            ${sorts.map((name) =>
              name === sort
                ? html`<a href="${link(name)}" aria-current="true">${say(`bookingTool.sorts.${name}`)}</a>`
                : html`<a href="${link(name)}">${say(`bookingTool.sorts.${name}`)}</a>`,
            )}
          </p>`
        : ''
    }
    <a class="link" href="${addressOf(session, '', plan.search)}">${say('bookingTool.changeSearch')}</a>
  </div>`
}

function itineraryCard(context: StepContext, progress: ItineraryStep, offer: ItineraryOffer): Markup {
  const { session } = context
  const { itinerary } = offer
  const [first, last] = [itinerary.segments[0], itinerary.segments.at(-1)]
  if (!first || !last) throw new Error('An itinerary has no flight')
  return html`<li class="card offer">
    <div>
      ${timesLine(session, first, last)}
      <p>${airlineNames(itinerary)}</p>
      <p class="facts">${routeLine(session, itinerary)}</p>
      <details class="legs">
        <summary>
          ${itinerary.kind === 'train' ? session.say('bookingTool.trains.details') : session.say('bookingTool.details')}
        </summary>
        ${segmentList(session, itinerary)}
      </details>
    </div>
    <ul class="fares" role="list">
      ${offer.fares.map((fare) => fareLink(context, progress, offer, fare))}
    </ul>
  </li>`
}

function fareLink(
  { session, choices }: StepContext,
  { step, plan }: ItineraryStep,
  { itinerary }: ItineraryOffer,
  fare: Fare,
): Markup {
  const { say } = session
  const flightsOrTrains = itinerary.segments
    .map((segment) => flightOrTrainName(segment, say('bookingTool.train')))
    .join(', ')
  return html`<li>
    <a class="fare" href="${addressOf(session, 'choose', plan.search, { ...choices, [step]: fare.id })}">
      <span
        ><span class="hidden">${say('bookingTool.choose')} ${flightsOrTrains}, </span
        >${say(`bookingTool.cabins.${fare.cabin}`)}</span
      >
      <strong>${amount(session, totalOf(fare.price))}</strong>
      ${fare.isLowest ? html`<span class="good">${say('bookingTool.lowest')}</span>` : ''}
      ${scarceLine(session, fare.isScarce)} ${violationLines(session, fare.violations)}
    </a>
  </li>`
}
