import { html } from 'hono/html'
import { addressOf, choicesBefore, travelerKey } from '../address.ts'
import { dayBefore, longDate, shortDate } from '../format.ts'
import { cityName } from '../placeSearch.ts'
import { stepsOf } from '../plan.ts'
import type { ChosenFlight, Choices, Plan, Step } from '../plan.ts'
import { totalOf } from '../schedule/fares.ts'
import type { Texts } from '../texts/en.ts'
import { queryOf } from '../search.ts'
import { nameOf } from '../visit.ts'
import type { Card, Visit } from '../visit.ts'
import { page, toolPath } from './layout.ts'
import type { Markup } from './layout.ts'
import { airlineNames, amount, legList, markLines, routeLine, stepList } from './parts.ts'

export interface Review {
  visit: Visit
  plan: Plan
  choices: Choices
  card: Card | undefined
  /** The key of this offer, sent with the confirmation. */
  key: string
  overlap: { bookingId: string; startsAt: Date; endsAt: Date } | undefined
  /** What kept the last confirmation from being booked. */
  problem?: { kind: 'reasonMissing' } | { kind: 'priceChanged'; before: number }
}

export const isReason = (text: string, texts: Texts): text is keyof Texts['reasons'] =>
  Object.hasOwn(texts.reasons, text)

/** Everything once more before it is booked. */
export function confirmPage(review: Review): Markup {
  const { visit, plan, choices } = review
  const { texts } = visit
  const main = html`<h1>${texts.confirmTitle}</h1>
    <p class="lead">${texts.traveler}${texts.colon} <strong>${nameOf(visit.traveler)}</strong></p>
    ${problemNotice(review)} ${overlapNotice(review)}
    <div class="columns">
      <div class="stack">
        ${plan.out ? flightPart(review, 'out', plan.out) : ''} ${stayPart(review)}
        ${plan.back ? flightPart(review, 'back', plan.back) : ''}
        <section class="card">
          <h2>${texts.cancellation}</h2>
          ${plan.out ? html`<p>${texts.cancelFlights}</p>` : ''}
          ${plan.hotel ? html`<p>${texts.cancelHotel(longDate(visit, dayBefore(plan.hotel.checkIn)))}</p>` : ''}
        </section>
      </div>
      ${orderForm(review)}
    </div>`
  return page(visit, { title: texts.confirmTitle, main, steps: stepList(visit, 'confirm', plan.search, choices) })
}

function problemNotice({ visit, plan, problem }: Review): Markup | string {
  if (!problem) return ''
  const { texts } = visit
  const text =
    problem.kind === 'priceChanged'
      ? texts.priceChanged(amount(visit, problem.before), amount(visit, totalOf(plan.price)))
      : texts.reasonMissing
  return html`<p class="notice bad before" role="alert">${text}</p>`
}

function overlapNotice({ visit, overlap }: Review): Markup | string {
  if (!overlap) return ''
  const day = (at: Date) => shortDate(visit, at.toISOString().slice(0, 10))
  return html`<p class="notice warn before">
    ${visit.texts.overlap(overlap.bookingId, `${day(overlap.startsAt)} – ${day(overlap.endsAt)}`)}
  </p>`
}

const editLink = ({ visit, plan, choices }: Review, step: Step) =>
  html`<a class="link" href="${addressOf(visit, 'choose', plan.search, choicesBefore(plan.search, choices, step))}"
    >${visit.texts.edit}<span class="hidden"> ${visit.texts.steps[step]}</span></a
  >`

function flightPart(review: Review, step: 'out' | 'back', { itinerary, fare }: ChosenFlight): Markup {
  const { visit } = review
  const { texts } = visit
  const [first, last] = [itinerary.flights[0], itinerary.flights.at(-1)]
  const city = (code: string | undefined) => cityName(code ?? '', visit.language)
  return html`<section class="card">
    <div class="part-head">
      <h2>
        ${step === 'out' ? texts.outbound : texts.inbound}${texts.colon} ${city(first?.from.code)} –
        ${city(last?.to.code)}
      </h2>
      ${editLink(review, step)}
    </div>
    <p>${longDate(visit, first?.departure ?? '')} · ${airlineNames(itinerary)} · ${texts.cabins[fare.cabin]}</p>
    <p class="facts">${routeLine(visit, itinerary)}</p>
    <div class="legs">${legList(visit, itinerary)}</div>
    ${markLines(visit, fare.marks)}
  </section>`
}

function stayPart(review: Review): Markup | string {
  const { visit, plan } = review
  const { hotel } = plan
  const { texts } = visit
  if (!hotel) return ''
  return html`<section class="card">
    <div class="part-head">
      <h2>${hotel.name}</h2>
      ${editLink(review, 'hotel')}
    </div>
    <p class="facts">${hotel.address} · ${texts.stars(hotel.stars)}</p>
    <p>${texts.checkIn}${texts.colon} ${longDate(visit, hotel.checkIn)}</p>
    <p>${texts.checkOut}${texts.colon} ${longDate(visit, hotel.checkOut)} · ${texts.nights(hotel.nights.length)}</p>
    <p class="small">${texts.room}</p>
    ${markLines(visit, hotel.marks)}
  </section>`
}

function orderForm(review: Review): Markup {
  const { visit, plan, choices, key } = review
  const { texts } = visit
  const chosen = stepsOf(plan.search).map((step) => [step, choices[step] ?? ''] as const)
  const hidden = {
    ...queryOf(plan.search),
    ...Object.fromEntries(chosen),
    who: travelerKey(visit),
    key,
    total: String(totalOf(plan.price)),
    token: visit.formToken,
  }
  return html`<form class="card stack" action="${toolPath}/confirm" method="post">
    <h2>${texts.price}</h2>
    ${priceList(review)}
    <h2>${texts.payment}</h2>
    ${cardText(review)} ${plan.marks.length > 0 ? reasonChoice(visit) : ''}
    <button class="button">${texts.confirm}</button>
    <p class="small">${texts.confirmNote}</p>
    ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
  </form>`
}

function priceList({ visit, plan }: Review): Markup {
  const { texts } = visit
  const line = (label: string, cents: number | undefined) =>
    cents === undefined
      ? ''
      : html`<dt>${label}</dt>
          <dd>${amount(visit, cents)}</dd>`
  return html`<dl class="pairs">
    ${line(texts.outbound, plan.out?.fare.price.net)} ${line(texts.inbound, plan.back?.fare.price.net)}
    ${line(texts.stay, plan.hotel?.price.net)} ${line(texts.taxes, plan.price.tax)}
    <dt class="sum">${texts.totalLabel}</dt>
    <dd class="sum">${amount(visit, totalOf(plan.price))}</dd>
  </dl>`
}

function cardText({ visit, card }: Review): Markup {
  const { texts, company } = visit
  if (!card) return html`<p>${texts.companyPays(company.displayName)}</p>`
  return html`<p>
    ${texts.cardLine(card.brand, card.maskedNumber.slice(-4))}
    ${card.isTravelers ? '' : html`<br /><span class="small">${texts.cardOf(card.holder)}</span>`}
  </p>`
}

const reasonChoice = ({ texts }: Visit): Markup =>
  html`<fieldset>
    <legend>${texts.reasonTitle}</legend>
    <p class="hint">${texts.reasonHint}</p>
    <div class="reasons">
      ${Object.entries(texts.reasons).map(
        ([value, label]) => html`<label><input type="radio" name="reason" value="${value}" required />${label}</label>`,
      )}
    </div>
  </fieldset>`
