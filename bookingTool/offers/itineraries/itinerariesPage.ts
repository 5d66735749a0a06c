import { html } from 'hono/html'
import { notForEventNotice } from '#bookingTool/event/notForEvent.ts'
import { chosenSoFar } from '#bookingTool/offers/list/chosen.ts'
import { foldedOffers } from '#bookingTool/offers/list/foldedOffers.ts'
import { foundLine } from '#bookingTool/offers/list/foundLine.ts'
import { soldOutNotice } from '#bookingTool/offers/list/offerMarks.ts'
import type { ItineraryContext, ItineraryStep } from '#bookingTool/offers/list/stepContext.ts'
import { shortDate, cityName } from '#bookingTool/page/format.ts'
import { menuFor, pageInSession, type Markup } from '#bookingTool/page/layout.ts'
import { stepList } from '#bookingTool/page/steps.ts'
import type { ItineraryOffer } from '#bookingTool/plan/offers.ts'
import { splitByPolicy } from '#bookingTool/plan/policy.ts'
import { whoseTrip, type ToolSession } from '#bookingTool/session/toolSession.ts'
import { carbonSpread, carbonNote } from './carbon.ts'
import { eventNotice, missedCount, missedOffers, splitByEvent } from './eventOffers.ts'
import { hasFareWithin, lightest, sortedItineraries } from './itineraryOrder.ts'
import { itineraryRow } from './itineraryRow.ts'
import { endsLine } from './itineraryWords.ts'

/** The flights or trains of one direction. Choosing a fare leads to the next step. */
export function itinerariesPage(context: ItineraryContext, progress: ItineraryStep): Markup {
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

function results(context: ItineraryContext, progress: ItineraryStep): Markup {
  const { session } = context
  const { step, offers, plan } = progress
  const { search } = plan
  const byEvent = splitByEvent(session, progress, sortedItineraries(offers))
  const split = splitByPolicy(byEvent.inTime, hasFareWithin)
  const spread = spreadOf(offers)
  const date = step === 'out' ? search.depart : (search.until ?? search.depart)
  const rows = (some: readonly ItineraryOffer[]) =>
    some.map((offer) => itineraryRow(context, progress, { offer, spread }))
  // An offer in policy counts as such wherever it stands.
  const found = { ...splitByPolicy(offers, hasFareWithin), ...missedCount(session, byEvent) }
  return html`${foundLine(session, search, whenAndWhere(session, shortDate(session, date), progress), found)}
  ${eventNotice(session, byEvent, search)}
  ${
    offers.length === 0
      ? noneLeft(session, search.transport === 'train')
      : html`${foldedOffers(session, rows(split.shown), rows(split.folded))}
        ${missedOffers(session, byEvent, rows(byEvent.others))}`
  }`
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
