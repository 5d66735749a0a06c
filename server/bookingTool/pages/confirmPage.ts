import { html } from 'hono/html'
import { toolRoom } from '#server/reference/rooms.ts'
import { addressOf, choicesBefore, travelerKey } from '../address.ts'
import type { Overlap } from '../booking.ts'
import type { ChangeTerms } from '../change.ts'
import { clock, dayBefore, facts, longDate, shortDate } from '../format.ts'
import { cityName } from '../placeSearch.ts'
import { stepsOf } from '../plan.ts'
import type { ChosenRide, Choices, Plan, Step } from '../plan.ts'
import { totalOf } from '../schedule/fares.ts'
import type { Texts } from '../texts/en.ts'
import { queryOf } from '../search.ts'
import { travelerName } from '../visit.ts'
import type { Card, Visit } from '../visit.ts'
import { menuFor, page, toolPath } from './layout.ts'
import type { Markup } from './layout.ts'
import { airlineNames, amount, legList, markLines, routeLine } from './parts.ts'
import { stepList } from './steps.ts'

export interface Review {
  visit: Visit
  plan: Plan
  choices: Choices
  card: Card | undefined
  /** The key of this offer, sent with the confirmation. */
  key: string
  /** What changing a booked trip comes to; none for a new one. */
  change: ChangeTerms | undefined
  overlap: Overlap | undefined
  /** What kept the last confirmation from being booked. */
  problem?: { kind: 'reasonMissing' } | { kind: 'priceChanged'; before: number }
}

/** Cents to be paid on confirmation; for a change the difference, which may be negative. */
export const payable = ({ plan, change }: Pick<Review, 'plan' | 'change'>) => change?.due ?? totalOf(plan.price)

export const isReason = (text: string, texts: Texts): text is keyof Texts['reasons'] =>
  Object.hasOwn(texts.reasons, text)

/** Everything once more before it is booked. */
export function confirmPage(review: Review): Markup {
  const { visit, plan, choices } = review
  const { texts } = visit
  const title = review.change ? texts.changes.reviewTitle : texts.confirmTitle
  const main = html`<h1>${title}</h1>
    <p class="lead">${texts.traveler}${texts.colon} <strong>${travelerName(visit)}</strong></p>
    ${problemNotice(review)} ${overlapNotice(review)}
    <div class="columns">
      <div class="stack">
        ${plan.out ? ridePart(review, 'out', plan.out) : ''} ${stayPart(review)} ${rentalPart(review)}
        ${plan.back ? ridePart(review, 'back', plan.back) : ''} ${termsPart(review)}
      </div>
      ${orderForm(review)}
    </div>`
  return page(visit, {
    title,
    main,
    steps: stepList(visit, 'confirm', plan.search, choices),
    menu: menuFor(plan.search),
  })
}

function problemNotice(review: Review): Markup | string {
  const { visit, problem } = review
  if (!problem) return ''
  const { texts } = visit
  const text =
    problem.kind === 'priceChanged'
      ? texts.priceChanged(amount(visit, problem.before), amount(visit, payable(review)))
      : texts.reasonMissing
  return html`<p class="notice bad before" role="alert" tabindex="-1" autofocus>${text}</p>`
}

function overlapNotice({ visit, overlap }: Review): Markup | string {
  if (!overlap) return ''
  return html`<p class="notice warn before">
    ${visit.texts.overlap(overlap.bookingId, `${shortDate(visit, overlap.from)} – ${shortDate(visit, overlap.until)}`)}
  </p>`
}

const editLink = ({ visit, plan, choices }: Review, step: Step) =>
  html`<a class="link" href="${addressOf(visit, 'choose', plan.search, choicesBefore(plan.search, choices, step))}"
    >${visit.texts.edit}<span class="hidden"> ${visit.texts.steps[step]}</span></a
  >`

function ridePart(review: Review, step: 'out' | 'back', { itinerary, fare }: ChosenRide): Markup {
  const { visit } = review
  const { texts } = visit
  const [first, last] = [itinerary.rides[0], itinerary.rides.at(-1)]
  const city = (code: string | undefined) => cityName(code ?? '', visit.language)
  return html`<section class="card">
    <div class="part-head">
      <h2>
        ${step === 'out' ? texts.outbound : texts.inbound}${texts.colon} ${city(first?.from.code)} –
        ${city(last?.to.code)}
      </h2>
      ${editLink(review, step)}
    </div>
    <p>${facts(longDate(visit, first?.departure ?? ''), airlineNames(itinerary), texts.cabins[fare.cabin])}</p>
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
    <p class="facts">${facts(hotel.address, texts.stars(hotel.stars))}</p>
    <p>${texts.checkIn}${texts.colon} ${longDate(visit, hotel.checkIn)}</p>
    <p>${texts.checkOut}${texts.colon} ${facts(longDate(visit, hotel.checkOut), texts.nights(hotel.nights.length))}</p>
    <p class="small">${toolRoom[visit.language]}</p>
    ${markLines(visit, hotel.marks)}
  </section>`
}

function rentalPart(review: Review): Markup | string {
  const { visit, plan } = review
  const { car } = plan
  const { texts, language } = visit
  if (!car) return ''
  const at = (local: string) => `${longDate(visit, local)}, ${clock(visit, local)}`
  return html`<section class="card">
    <div class="part-head">
      <h2>${car.carClass.name[language]}, ${car.companyName}</h2>
      ${editLink(review, 'car')}
    </div>
    <p class="facts">${facts(`${cityName(car.place, language)} (${car.place})`, texts.cars.size(car.carClass))}</p>
    <p>${texts.cars.pickUp}${texts.colon} ${at(car.pickUp)}</p>
    <p>${texts.cars.dropOff}${texts.colon} ${facts(at(car.dropOff), texts.cars.days(car.days))}</p>
    ${markLines(visit, car.marks)}
  </section>`
}

/** The terms of cancelling, of each sort of thing in the plan. */
function termsPart({ visit, plan }: Review): Markup {
  const { texts } = visit
  const isFlight = plan.search.ride === 'flight'
  return html`<section class="card">
    <h2>${texts.cancellation}</h2>
    ${plan.out ? html`<p>${isFlight ? texts.cancelFlights : texts.cancelTrains}</p>` : ''}
    ${plan.hotel ? html`<p>${texts.cancelHotel(longDate(visit, dayBefore(plan.hotel.checkIn)))}</p>` : ''}
    ${plan.car ? html`<p>${texts.cancelCar}</p>` : ''}
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
    total: String(payable(review)),
    token: visit.formToken,
  }
  return html`<form class="card stack" action="${toolPath}/confirm" method="post">
    <h2>${texts.price}</h2>
    ${priceList(review)}
    <h2>${texts.payment}</h2>
    ${cardText(review)} ${plan.marks.length > 0 ? reasonChoice(visit) : ''}
    <button class="button">${review.change ? texts.changes.confirm : texts.confirm}</button>
    <p class="small">${review.change ? texts.changes.confirmNote : texts.confirmNote}</p>
    ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
  </form>`
}

function priceList(review: Review): Markup {
  const { visit, plan } = review
  const { texts } = visit
  const line = (label: string, cents: number | undefined) =>
    cents === undefined
      ? ''
      : html`<dt>${label}</dt>
          <dd>${amount(visit, cents)}</dd>`
  return html`<dl class="pairs">
    ${line(texts.outbound, plan.out?.fare.price.net)} ${line(texts.inbound, plan.back?.fare.price.net)}
    ${line(texts.stay, plan.hotel?.price.net)} ${line(texts.cars.car, plan.car?.price.net)}
    ${line(texts.taxes, plan.price.tax)} ${review.change ? changeLines(visit, plan, review.change) : ''}
    <dt class="sum">${sumLabel(review)}</dt>
    <dd class="sum">${amount(visit, Math.abs(payable(review)))}</dd>
  </dl>`
}

const sumLabel = ({ visit: { texts }, change }: Review) => {
  if (!change) return texts.totalLabel
  return change.due < 0 ? texts.changes.refund : texts.changes.toPay
}

/** What the trip costs now, what it cost before, and what changing costs. */
const changeLines = (visit: Visit, plan: Plan, { paid, fee }: ChangeTerms): Markup =>
  html`<dt>${visit.texts.changes.newTotal}</dt>
    <dd>${amount(visit, totalOf(plan.price))}</dd>
    <dt>${visit.texts.changes.paid}</dt>
    <dd>${amount(visit, 0 - paid)}</dd>
    <dt>${visit.texts.changes.fee}</dt>
    <dd>${fee === 0 ? visit.texts.changes.noFee : amount(visit, fee)}</dd>`

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
