import { html } from 'hono/html'
import { roomTypeName } from '#server/reference/roomTypes.ts'
import { addressOf, choicesBefore, travelerKey } from '../address.ts'
import type { Overlap } from '../booking.ts'
import type { ChangeTerms } from '../change.ts'
import { clock, dayBefore, facts, longDate, shortDate } from '../format.ts'
import { cityName } from '../placeSearch.ts'
import { stepsOf } from '../plan.ts'
import type { ChosenRide, Choices, Plan, Step } from '../plan.ts'
import { totalOf } from '../schedule/fares.ts'
import { queryOf } from '../search.ts'
import { travelerName } from '../visit.ts'
import type { Card, Visit } from '../visit.ts'
import { menuFor, page, toolPath } from './layout.ts'
import { bookedRoom } from '../tripRows.ts'
import type { Markup } from './layout.ts'
import { airlineNames, amount, legList, markLines, routeLine, label } from './parts.ts'
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

/** Why a booking out of policy is needed. */
const reasons = ['meeting', 'health', 'group', 'approved', 'schedule'] as const

export const isReason = (text: string) => reasons.some((reason) => reason === text)

/** Everything once more before it is booked. */
export function confirmPage(review: Review): Markup {
  const { visit, plan, choices } = review
  const { say } = visit
  const title = review.change ? say('bookingTool.changes.reviewTitle') : say('bookingTool.confirmTitle')
  const main = html`<h1>${title}</h1>
    <p class="lead">${label(say, 'bookingTool.traveler')} <strong>${travelerName(visit)}</strong></p>
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
  const { say } = visit
  const text =
    problem.kind === 'priceChanged'
      ? say('bookingTool.priceChanged', {
          before: amount(visit, problem.before),
          after: amount(visit, payable(review)),
        })
      : say('bookingTool.reasonMissing')
  return html`<p class="notice bad before" role="alert" tabindex="-1" autofocus>${text}</p>`
}

function overlapNotice({ visit, overlap }: Review): Markup | string {
  if (!overlap) return ''
  return html`<p class="notice warn before">
    ${visit.say('bookingTool.overlap', { locator: overlap.bookingId, dates: `${shortDate(visit, overlap.from)} – ${shortDate(visit, overlap.until)}` })}
  </p>`
}

const editLink = ({ visit, plan, choices }: Review, step: Step) =>
  html`<a class="link" href="${addressOf(visit, 'choose', plan.search, choicesBefore(plan.search, choices, step))}"
    >${visit.say('bookingTool.edit')}<span class="hidden"> ${visit.say(`bookingTool.steps.${step}`)}</span></a
  >`

function ridePart(review: Review, step: 'out' | 'back', { itinerary, fare }: ChosenRide): Markup {
  const { visit } = review
  const { say } = visit
  const [first, last] = [itinerary.rides[0], itinerary.rides.at(-1)]
  const city = (code: string | undefined) => cityName(code ?? '', visit.language)
  return html`<section class="card">
    <div class="part-head">
      <h2>
        ${label(say, step === 'out' ? 'bookingTool.outbound' : 'bookingTool.inbound')} ${city(first?.from.code)} –
        ${city(last?.to.code)}
      </h2>
      ${editLink(review, step)}
    </div>
    <p>
      ${facts(longDate(visit, first?.departure ?? ''), airlineNames(itinerary), say(`bookingTool.cabins.${fare.cabin}`))}
    </p>
    <p class="facts">${routeLine(visit, itinerary)}</p>
    <div class="legs">${legList(visit, itinerary)}</div>
    ${markLines(visit, fare.marks)}
  </section>`
}

function stayPart(review: Review): Markup | string {
  const { visit, plan } = review
  const { hotel } = plan
  const { say } = visit
  if (!hotel) return ''
  return html`<section class="card">
    <div class="part-head">
      <h2>${hotel.name}</h2>
      ${editLink(review, 'hotel')}
    </div>
    <p class="facts">${facts(hotel.address, say('bookingTool.stars', { count: hotel.stars }))}</p>
    <p>${label(say, 'bookingTool.checkIn')} ${longDate(visit, hotel.checkIn)}</p>
    <p>
      ${label(say, 'bookingTool.checkOut')}
      ${facts(longDate(visit, hotel.checkOut), say('bookingTool.nights', { count: hotel.nights.length }))}
    </p>
    <p class="small">${roomTypeName(bookedRoom)[visit.language]}</p>
    ${markLines(visit, hotel.marks)}
  </section>`
}

function rentalPart(review: Review): Markup | string {
  const { visit, plan } = review
  const { car } = plan
  const { say, language } = visit
  if (!car) return ''
  const at = (local: string) => `${longDate(visit, local)}, ${clock(visit, local)}`
  return html`<section class="card">
    <div class="part-head">
      <h2>${car.carClass.name[language]}, ${car.companyName}</h2>
      ${editLink(review, 'car')}
    </div>
    <p class="facts">
      ${facts(`${cityName(car.place, language)} (${car.place})`, say('bookingTool.cars.size', { seats: car.carClass.seats, bags: car.carClass.bags }))}
    </p>
    <p>${label(say, 'bookingTool.cars.pickUp')} ${at(car.pickUp)}</p>
    <p>
      ${label(say, 'bookingTool.cars.dropOff')}
      ${facts(at(car.dropOff), say('bookingTool.cars.days', { count: car.days }))}
    </p>
    ${markLines(visit, car.marks)}
  </section>`
}

/** The terms of cancelling, of each sort of thing in the plan. */
function termsPart({ visit, plan }: Review): Markup {
  const { say } = visit
  const isFlight = plan.search.ride === 'flight'
  return html`<section class="card">
    <h2>${say('bookingTool.cancellation')}</h2>
    ${plan.out ? html`<p>${isFlight ? say('bookingTool.cancelFlights') : say('bookingTool.cancelTrains')}</p>` : ''}
    ${plan.hotel ? html`<p>${say('bookingTool.cancelHotel', { deadline: longDate(visit, dayBefore(plan.hotel.checkIn)) })}</p>` : ''}
    ${plan.car ? html`<p>${say('bookingTool.cancelCar')}</p>` : ''}
  </section>`
}

function orderForm(review: Review): Markup {
  const { visit, plan, choices, key } = review
  const { say } = visit
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
    <h2>${say('bookingTool.price')}</h2>
    ${priceList(review)}
    <h2>${say('bookingTool.payment')}</h2>
    ${cardText(review)} ${plan.marks.length > 0 ? reasonChoice(visit) : ''}
    <button class="button">${review.change ? say('bookingTool.changes.confirm') : say('bookingTool.confirm')}</button>
    <p class="small">${review.change ? say('bookingTool.changes.confirmNote') : say('bookingTool.confirmNote')}</p>
    ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
  </form>`
}

function priceList(review: Review): Markup {
  const { visit, plan } = review
  const { say } = visit
  const line = (label: string, cents: number | undefined) =>
    cents === undefined
      ? ''
      : html`<dt>${label}</dt>
          <dd>${amount(visit, cents)}</dd>`
  return html`<dl class="pairs">
    ${line(say('bookingTool.outbound'), plan.out?.fare.price.net)}
    ${line(say('bookingTool.inbound'), plan.back?.fare.price.net)}
    ${line(say('bookingTool.stay'), plan.hotel?.price.net)} ${line(say('bookingTool.cars.car'), plan.car?.price.net)}
    ${line(say('bookingTool.taxes'), plan.price.tax)} ${review.change ? changeLines(visit, plan, review.change) : ''}
    <dt class="sum">${sumLabel(review)}</dt>
    <dd class="sum">${amount(visit, Math.abs(payable(review)))}</dd>
  </dl>`
}

const sumLabel = ({ visit: { say }, change }: Review) => {
  if (!change) return say('bookingTool.totalLabel')
  return change.due < 0 ? say('bookingTool.changes.refund') : say('bookingTool.changes.toPay')
}

/** What the trip costs now, what it cost before, and what changing costs. */
const changeLines = (visit: Visit, plan: Plan, { paid, fee }: ChangeTerms): Markup =>
  html`<dt>${visit.say('bookingTool.changes.newTotal')}</dt>
    <dd>${amount(visit, totalOf(plan.price))}</dd>
    <dt>${visit.say('bookingTool.changes.paid')}</dt>
    <dd>${amount(visit, 0 - paid)}</dd>
    <dt>${visit.say('bookingTool.changes.fee')}</dt>
    <dd>${fee === 0 ? visit.say('bookingTool.changes.noFee') : amount(visit, fee)}</dd>`

function cardText({ visit, card }: Review): Markup {
  const { say, company } = visit
  if (!card) return html`<p>${say('bookingTool.companyPays', { company: company.displayName })}</p>`
  return html`<p>
    ${say('bookingTool.cardLine', { brand: card.brand, ending: card.maskedNumber.slice(-4) })}
    ${card.isTravelers ? '' : html`<br /><span class="small">${say('bookingTool.cardOf', { name: card.holder })}</span>`}
  </p>`
}

const reasonChoice = ({ say }: Visit): Markup =>
  html`<fieldset>
    <legend>${say('bookingTool.reasonTitle')}</legend>
    <p class="hint">${say('bookingTool.reasonHint')}</p>
    <div class="reasons">
      ${reasons.map(
        (reason) =>
          html`<label
            ><input
              type="radio"
              name="reason"
              value="${reason}"
              required
            />${say(`bookingTool.reasons.${reason}`)}</label
          >`,
      )}
    </div>
  </fieldset>`
