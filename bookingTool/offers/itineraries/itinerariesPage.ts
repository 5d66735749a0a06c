import { html } from 'hono/html'
import { notForEventNotice } from '#bookingTool/event/notForEvent.ts'
import { nothingPasses, type Filter, type FilterBar } from '#bookingTool/offers/list/activeFilters.ts'
import { chosenSoFar } from '#bookingTool/offers/list/chosen.ts'
import { filterBar, foldedOffers, sortLinks } from '#bookingTool/offers/list/filterBar.ts'
import { inPolicyOnly, oneOf, onOrOff, severalOf } from '#bookingTool/offers/list/filterKinds.ts'
import { foundLine } from '#bookingTool/offers/list/foundLine.ts'
import { soldOutNotice } from '#bookingTool/offers/list/offerMarks.ts'
import type { ItineraryStep, StepContext } from '#bookingTool/offers/list/stepContext.ts'
import { shortDate, cityName } from '#bookingTool/page/format.ts'
import { menuFor, pageInSession, type Markup } from '#bookingTool/page/layout.ts'
import { stepList } from '#bookingTool/page/steps.ts'
import type { View } from '#bookingTool/plan/address.ts'
import type { ItineraryOffer } from '#bookingTool/plan/offers.ts'
import { splitByPolicy } from '#bookingTool/plan/policy.ts'
import { whoseTrip, type ToolSession } from '#bookingTool/session/toolSession.ts'
import { carbonSpread, carbonNote } from './carbon.ts'
import { eventNotice, missedCount, missedOffers, splitByEvent } from './eventOffers.ts'
import {
  carriersOf,
  countWith,
  dayParts,
  filteredItineraries,
  itineraryFiltersOf,
  hasFareWithin,
  lightest,
  makesDifference,
  sortedItineraries,
  itinerarySortOf,
  itinerarySorts,
  type ItineraryFilters,
  type ItinerarySort,
} from './itineraryFilters.ts'
import { itineraryRow } from './itineraryRow.ts'
import { endsLine } from './itineraryWords.ts'

/** The flights or trains of one direction. Choosing a fare leads to the next step. */
export function itinerariesPage(context: StepContext, progress: ItineraryStep): Markup {
  const { session, choices } = context
  const { step, isGone, plan } = progress
  const { search } = plan
  const { say, language, company } = session
  const city = cityName(step === 'out' ? search.to : search.from, language)
  const isTrain = search.transport === 'train'
  const title = say(isTrain ? `bookingTool.trains.${step}Title` : `bookingTool.${step}Title`, {
    city,
    ...whoseTrip(session),
  })
  const main = html`<h1>${title}</h1>
    ${notForEventNotice(session)} ${isGone ? soldOutNotice(session) : ''} ${chosenSoFar(session, plan)}
    ${results(context, progress)}
    <div class="notes">
      <p class="small">${say('bookingTool.pricesNote', { currency: company.currency })}</p>
      ${progress.offers[0] ? carbonNote(session, progress.offers[0].itinerary, spreadOf(progress.offers)) : ''}
    </div>`
  return pageInSession(session, { title, main, steps: stepList(session, step, search, choices), menu: menuFor(search) })
}

const spreadOf = (offers: readonly ItineraryOffer[]) =>
  offers.length > 0 ? carbonSpread(offers.map(lightest)) : undefined

function results(context: StepContext, progress: ItineraryStep): Markup {
  const { session, view } = context
  const { step, offers, plan } = progress
  const { search } = plan
  const passing = filteredItineraries(offers, itineraryFiltersOf(view))
  const byEvent = splitByEvent(session, progress, sortedItineraries(passing, itinerarySortOf(view)))
  const split = splitByPolicy(byEvent.inTime, hasFareWithin)
  const spread = spreadOf(offers)
  const bar = { ...context, search, filters: filtersFor(session, view, progress) }
  const orders = itinerarySorts.filter((sort) => sort !== 'carbon' || spread?.differs)
  const date = step === 'out' ? search.depart : (search.until ?? search.depart)
  const rows = (some: readonly ItineraryOffer[]) =>
    some.map((offer) => itineraryRow(context, progress, { offer, spread }))
  // An offer in policy counts as such wherever it stands, as in the filter.
  const found = { ...splitByPolicy(passing, hasFareWithin), ...missedCount(session, byEvent) }
  return html`${foundLine(session, search, whenAndWhere(session, shortDate(session, date), progress), found)}
    ${eventNotice(session, byEvent, search)}
    <div id="results" tabindex="-1">
      ${offers.length > 1 ? toolbar(bar, orders) : ''}
      ${
        offers.length === 0
          ? noneLeft(session, search.transport === 'train')
          : passing.length === 0
            ? nothingPasses(bar)
            : html`${foldedOffers(session, rows(split.shown), rows(split.folded))}
              ${missedOffers(session, byEvent, rows(byEvent.others))}`
      }
    </div>`
}

/** The day; for trains also their two stations, the same for all. */
function whenAndWhere(session: ToolSession, day: string, { offers, plan }: ItineraryStep): Markup | string {
  const [first] = offers
  if (plan.search.transport !== 'train' || !first) return day
  return html`${day}&nbsp;· ${endsLine(session, first.itinerary)}`
}

const noneLeft = ({ say }: ToolSession, isTrain: boolean): Markup =>
  html`<div class="notice warn">
    <h2>${say(isTrain ? 'bookingTool.trains.noFlights' : 'bookingTool.noFlights')}</h2>
    <p>${say('bookingTool.noFlightsHint')}</p>
  </div>`

const toolbar = (bar: FilterBar, orders: readonly ItinerarySort[]): Markup =>
  html`<div class="toolbar">
    ${filterBar(bar)}
    ${sortLinks(bar, orders, itinerarySortOf(bar.view), (sort) => bar.session.say(`bookingTool.sorts.${sort}`))}
  </div>`

/** The filters that can make a difference among the offers of a step. */
function filtersFor(session: ToolSession, view: View, { offers, plan }: ItineraryStep): Filter[] {
  const { say } = session
  const filters = itineraryFiltersOf(view)
  const tally = {
    filters,
    count: (changed: Partial<ItineraryFilters>) => countWith(offers, filters, changed),
    differs: (alone: Partial<ItineraryFilters>) => makesDifference(offers, alone),
  }
  const parts = dayParts.map((value) => ({ value, text: say(`bookingTool.filters.parts.${value}`) }))
  const stops = (['0', '1'] as const).map((value) => ({ value, text: say(`bookingTool.filters.stops${value}`) }))
  const airlines = carriersOf(offers).map(([value, text]) => ({ value, text }))
  const isFlight = plan.search.transport === 'flight'
  const ofFlights = () => [
    ...oneOf(tally, { name: 'stops', label: say('bookingTool.filters.stops'), options: stops }),
    ...severalOf(tally, { name: 'airline', label: say('bookingTool.filters.airline'), options: airlines }),
  ]
  return [
    ...(isFlight ? ofFlights() : []),
    ...oneOf(tally, { name: 'leaves', label: say('bookingTool.sorts.departure'), options: parts }),
    ...oneOf(tally, { name: 'arrives', label: say('bookingTool.arrival'), options: parts }),
    ...(isFlight ? onOrOff(tally, 'refundable', say('bookingTool.filters.refundable')) : []),
    ...inPolicyOnly(session, tally, 'inPolicy'),
  ]
}
