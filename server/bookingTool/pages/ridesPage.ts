import { html } from 'hono/html'
import { addressOf, sorts } from '../address.ts'
import type { Sort } from '../address.ts'
import { facts, longDate } from '../format.ts'
import type { Fare, RideOffer } from '../offers.ts'
import { cityName } from '../placeSearch.ts'
import type { Choices, Planning } from '../plan.ts'
import { totalOf } from '../schedule/fares.ts'
import { rideName } from '../schedule/ride.ts'
import type { Visit } from '../visit.ts'
import { chosenSoFar } from './chosen.ts'
import { menuFor, page } from './layout.ts'
import type { Markup } from './layout.ts'
import {
  airlineNames,
  amount,
  legList,
  markLines,
  routeLine,
  scarceLine,
  soldOutNotice,
  timesLine,
  label,
} from './parts.ts'
import { stepList } from './steps.ts'

type RidePlanning = Extract<Planning, { step: 'out' | 'back' }>

export interface Choosing {
  visit: Visit
  choices: Choices
  sort: Sort
}

const cheapest = ({ fares }: RideOffer) => Math.min(...fares.map(({ price }) => totalOf(price)))
const leaving = ({ itinerary }: RideOffer) => itinerary.rides[0]?.departsAt ?? 0

const orders: Record<Sort, (one: RideOffer, other: RideOffer) => number> = {
  price: (one, other) => cheapest(one) - cheapest(other) || leaving(one) - leaving(other),
  departure: (one, other) => leaving(one) - leaving(other),
  duration: (one, other) => one.itinerary.minutes - other.itinerary.minutes || cheapest(one) - cheapest(other),
}

/** The flights of one way; every fare is a link to the next step. */
export function ridesPage(choosing: Choosing, planning: RidePlanning): Markup {
  const { visit, choices, sort } = choosing
  const { step, rides, isGone, plan } = planning
  const { search } = plan
  const { say, language } = visit
  const city = cityName(step === 'out' ? search.to : search.from, language)
  const isTrain = search.ride === 'train'
  const title = say(isTrain ? `bookingTool.trains.${step}Title` : `bookingTool.${step}Title`, { city })
  const date = step === 'out' ? search.depart : (search.until ?? search.depart)
  const sorted = rides.toSorted(orders[sort])
  const main = html`<h1>${title}</h1>
    <p class="lead">${facts(longDate(visit, date), say('bookingTool.found', { count: rides.length }))}</p>
    ${isGone ? soldOutNotice(visit) : ''} ${chosenSoFar(visit, plan)} ${toolbar(choosing, planning)}
    ${
      sorted.length === 0
        ? html`<div class="notice warn">
            <h2>${say(isTrain ? 'bookingTool.trains.noFlights' : 'bookingTool.noFlights')}</h2>
            <p>${say('bookingTool.noFlightsHint')}</p>
          </div>`
        : html`<ul class="offers" role="list">
            ${sorted.map((offer) => flightCard(choosing, planning, offer))}
          </ul>`
    }
    <p class="small actions">${say('bookingTool.pricesNote', { currency: visit.company.currency })}</p>`
  return page(visit, { title, main, steps: stepList(visit, step, search, choices), menu: menuFor(search) })
}

function toolbar({ visit, choices, sort }: Choosing, { plan, rides }: RidePlanning): Markup {
  const { say } = visit
  const link = (name: Sort) => addressOf(visit, 'choose', plan.search, choices, name)
  return html`<div class="toolbar">
    ${
      rides.length > 1
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
    <a class="link" href="${addressOf(visit, '', plan.search)}">${say('bookingTool.changeSearch')}</a>
  </div>`
}

function flightCard(choosing: Choosing, planning: RidePlanning, offer: RideOffer): Markup {
  const { visit } = choosing
  const { itinerary } = offer
  const [first, last] = [itinerary.rides[0], itinerary.rides.at(-1)]
  if (!first || !last) throw new Error('An itinerary has no flight')
  return html`<li class="card offer">
    <div>
      ${timesLine(visit, first, last)}
      <p>${airlineNames(itinerary)}</p>
      <p class="facts">${routeLine(visit, itinerary)}</p>
      <details class="legs">
        <summary>
          ${itinerary.kind === 'train' ? visit.say('bookingTool.trains.details') : visit.say('bookingTool.details')}
        </summary>
        ${legList(visit, itinerary)}
      </details>
    </div>
    <ul class="fares" role="list">
      ${offer.fares.map((fare) => fareLink(choosing, planning, offer, fare))}
    </ul>
  </li>`
}

function fareLink(
  { visit, choices }: Choosing,
  { step, plan }: RidePlanning,
  { itinerary }: RideOffer,
  fare: Fare,
): Markup {
  const { say } = visit
  const rides = itinerary.rides.map((ride) => rideName(ride, say('bookingTool.train'))).join(', ')
  return html`<li>
    <a class="fare" href="${addressOf(visit, 'choose', plan.search, { ...choices, [step]: fare.id })}">
      <span
        ><span class="hidden">${say('bookingTool.choose')} ${rides}, </span
        >${say(`bookingTool.cabins.${fare.cabin}`)}</span
      >
      <strong>${amount(visit, totalOf(fare.price))}</strong>
      ${fare.isLowest ? html`<span class="good">${say('bookingTool.lowest')}</span>` : ''}
      ${scarceLine(visit, fare.isScarce)} ${markLines(visit, fare.marks)}
    </a>
  </li>`
}
