import { html } from 'hono/html'
import { addressOf, sorts } from '../address.ts'
import type { Sort } from '../address.ts'
import { longDate } from '../format.ts'
import type { Fare, FlightOffer } from '../offers.ts'
import { cityName } from '../placeSearch.ts'
import type { Choices, Planning } from '../plan.ts'
import { totalOf } from '../schedule/fares.ts'
import type { Visit } from '../visit.ts'
import { page } from './layout.ts'
import type { Markup } from './layout.ts'
import { airlineNames, amount, legList, markLines, routeLine, stepList, timesLine } from './parts.ts'

type FlightPlanning = Extract<Planning, { step: 'out' | 'back' }>

export interface Choosing {
  visit: Visit
  choices: Choices
  sort: Sort
}

const cheapest = ({ fares }: FlightOffer) => Math.min(...fares.map(({ price }) => totalOf(price)))
const leaving = ({ itinerary }: FlightOffer) => itinerary.flights[0]?.departsAt ?? 0

const orders: Record<Sort, (one: FlightOffer, other: FlightOffer) => number> = {
  price: (one, other) => cheapest(one) - cheapest(other) || leaving(one) - leaving(other),
  departure: (one, other) => leaving(one) - leaving(other),
  duration: (one, other) => one.itinerary.minutes - other.itinerary.minutes || cheapest(one) - cheapest(other),
}

/** The flights of one way; every fare is a link to the next step. */
export function flightsPage(choosing: Choosing, planning: FlightPlanning): Markup {
  const { visit, choices, sort } = choosing
  const { step, flights, isGone, plan } = planning
  const { search } = plan
  const { texts, language } = visit
  const city = cityName(step === 'out' ? search.to : search.from, language)
  const title = step === 'out' ? texts.outTitle(city) : texts.backTitle(city)
  const date = step === 'out' ? search.depart : (search.until ?? search.depart)
  const sorted = flights.toSorted(orders[sort])
  const main = html`<h1>${title}</h1>
    <p class="lead">${longDate(visit, date)} · ${texts.found(flights.length)}</p>
    ${isGone ? html`<p class="notice warn before" role="alert">${texts.gone}</p>` : ''} ${toolbar(choosing, planning)}
    ${
      sorted.length === 0
        ? html`<div class="notice warn">
            <h2>${texts.noFlights}</h2>
            <p>${texts.noFlightsHint}</p>
          </div>`
        : html`<ul class="offers" role="list">
            ${sorted.map((offer) => flightCard(choosing, planning, offer))}
          </ul>`
    }
    <p class="small actions">${texts.pricesNote(visit.company.currency)}</p>`
  return page(visit, { title, main, steps: stepList(visit, step, search, choices) })
}

function toolbar({ visit, choices, sort }: Choosing, { plan, flights }: FlightPlanning): Markup {
  const { texts } = visit
  const link = (name: Sort) => addressOf(visit, 'choose', plan.search, choices, name)
  return html`<div class="toolbar">
    ${
      flights.length > 1
        ? html`<p class="sorts">
            <span>${texts.sortBy}${texts.colon}</span>
            ${sorts.map((name) =>
              name === sort
                ? html`<a href="${link(name)}" aria-current="true">${texts.sorts[name]}</a>`
                : html`<a href="${link(name)}">${texts.sorts[name]}</a>`,
            )}
          </p>`
        : ''
    }
    <a class="link" href="${addressOf(visit, '', plan.search)}">${texts.changeSearch}</a>
  </div>`
}

function flightCard(choosing: Choosing, planning: FlightPlanning, offer: FlightOffer): Markup {
  const { visit } = choosing
  const { itinerary } = offer
  const [first, last] = [itinerary.flights[0], itinerary.flights.at(-1)]
  if (!first || !last) throw new Error('An itinerary has no flight')
  return html`<li class="card offer">
    <div>
      ${timesLine(visit, first, last)}
      <p>${airlineNames(itinerary)}</p>
      <p class="facts">${routeLine(visit, itinerary)}</p>
      <details class="legs">
        <summary>${visit.texts.details}</summary>
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
  { step, plan }: FlightPlanning,
  { itinerary }: FlightOffer,
  fare: Fare,
): Markup {
  const { texts } = visit
  const flights = itinerary.flights.map(({ airline, number }) => `${airline.code} ${number}`).join(', ')
  return html`<li>
    <a class="fare" href="${addressOf(visit, 'choose', plan.search, { ...choices, [step]: fare.id })}">
      <span><span class="hidden">${texts.choose} ${flights}, </span>${texts.cabins[fare.cabin]}</span>
      <strong>${amount(visit, totalOf(fare.price))}</strong>
      ${fare.isLowest ? html`<span class="good">${texts.lowest}</span>` : ''} ${markLines(visit, fare.marks)}
    </a>
  </li>`
}
