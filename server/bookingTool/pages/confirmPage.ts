import { html } from 'hono/html'
import { policyReasons } from '#contract/trips.ts'
import { toolPath } from '#server/domains/booking/opening/toolCookie.ts'
import { fareConditions } from '#server/suppliers/fareConditions.ts'
import { hotelHours } from '#server/suppliers/stayTimes.ts'
import { roomTypeName } from '#server/reference/roomTypes.ts'
import { addressOf, choicesBefore, travelerKey } from '../address.ts'
import type { Overlap } from '../booking.ts'
import { itineraryCarbonKg } from '../carbon.ts'
import type { ChangeTerms } from '../change.ts'
import { clock, dayBefore, facts, longDate, shortDate } from '../format.ts'
import { cityName } from '../placeSearch.ts'
import { stepsOf } from '../plan.ts'
import type { ChosenFare, Choices, Plan, Step } from '../plan.ts'
import { searchQuery } from '../search.ts'
import { travelerName } from '../toolSession.ts'
import type { Card, ToolSession } from '../toolSession.ts'
import type { SeatWish, Wishes } from '../wishes.ts'
import { carbonText } from './carbonWords.ts'
import { type Markup, menuFor, page } from './layout.ts'
import { bookedRoom } from '../tripRows.ts'
import { airlineNames, amount, segmentList, timesLine, violationLines, routeLine, label } from './parts.ts'
import { payable, priceList } from './priceList.ts'
import { stepList, stepName } from './steps.ts'
import { loyaltyLines, seatChoice } from './wishesParts.ts'

export interface Review {
  session: ToolSession
  plan: Plan
  choices: Choices
  card: Card | undefined
  /** Idempotency key, sent with the confirmation (`confirmationKey`). */
  key: string
  /** The cost of changing a booked trip; undefined for a new booking. */
  change: ChangeTerms | undefined
  overlap: Overlap | undefined
  /** What the traveller's profile says, and the seat they chose. */
  wishes: Wishes
  seat: SeatWish
  /** Why the confirmation just sent was not booked. */
  problem?: { kind: 'reasonMissing' } | { kind: 'priceChanged'; before: number }
}

export const isReason = (text: string) => policyReasons.some((reason) => reason === text)

/** The review page: the whole plan and its price before it is booked. */
export function confirmPage(review: Review): Markup {
  const { session, plan, choices } = review
  const { say } = session
  const title = review.change ? say('bookingTool.changes.reviewTitle') : say('bookingTool.confirmTitle')
  const main = html`<h1>${title}</h1>
    <p class="lead">${label(say, 'bookingTool.traveler')} <strong>${travelerName(session)}</strong></p>
    ${problemNotice(review)} ${overlapNotice(review)}
    <div class="columns">
      <div class="stack">
        ${plan.out ? itineraryPart(review, 'out', plan.out) : ''} ${stayPart(review)} ${rentalPart(review)}
        ${plan.back ? itineraryPart(review, 'back', plan.back) : ''} ${termsPart(review)}
      </div>
      ${orderForm(review)}
    </div>`
  return page(session, {
    title,
    main,
    steps: stepList(session, 'confirm', plan.search, choices),
    menu: menuFor(plan.search),
  })
}

function problemNotice(review: Review): Markup | string {
  const { session, problem } = review
  if (!problem) return ''
  const { say } = session
  const text =
    problem.kind === 'priceChanged'
      ? say('bookingTool.priceChanged', {
          before: amount(session, problem.before),
          after: amount(session, payable(review)),
        })
      : say('bookingTool.reasonMissing')
  return html`<p class="notice bad before" role="alert" tabindex="-1" autofocus>${text}</p>`
}

function overlapNotice({ session, overlap }: Review): Markup | string {
  if (!overlap) return ''
  return html`<p class="notice warn before">
    ${session.say('bookingTool.overlap', { locator: overlap.bookingId, dates: `${shortDate(session, overlap.from)} – ${shortDate(session, overlap.until)}` })}
  </p>`
}

const editLink = ({ session, plan, choices }: Review, step: Step) =>
  html`<a class="link" href="${addressOf(session, 'choose', plan.search, choicesBefore(plan.search, choices, step))}"
    >${session.say('bookingTool.edit')}<span class="hidden"> ${stepName(session, step, plan.search.transport)}</span></a
  >`

function itineraryPart(review: Review, step: 'out' | 'back', { itinerary, fare }: ChosenFare): Markup {
  const { session } = review
  const { say } = session
  const [first, last] = [itinerary.segments[0], itinerary.segments.at(-1)]
  const city = (code: string | undefined) => cityName(code ?? '', session.language)
  return html`<section class="card">
    <div class="part-head">
      <h2>
        ${label(say, step === 'out' ? 'bookingTool.outbound' : 'bookingTool.inbound')} ${city(first?.from.code)} –
        ${city(last?.to.code)}
      </h2>
      ${editLink(review, step)}
    </div>
    <p>
      ${facts(longDate(session, first?.departure ?? ''), airlineNames(itinerary), say(`bookingTool.cabins.${fare.cabin}`))}
    </p>
    ${first && last ? timesLine(session, first, last) : ''}
    <p class="facts">
      ${facts(routeLine(session, itinerary), carbonText(session, itineraryCarbonKg(itinerary, fare.cabin)))}
    </p>
    <div class="leg-list">${segmentList(session, itinerary)}</div>
    ${loyaltyLines(review, itinerary)} ${violationLines(session, fare.violations)}
  </section>`
}

function stayPart(review: Review): Markup | string {
  const { session, plan } = review
  const { hotel } = plan
  const { say } = session
  if (!hotel) return ''
  const hour = (end: 'from' | 'until', local: string) =>
    say(`trips.segment.${end}`, { time: clock(session, `${hotel.checkIn}T${local}`) })
  return html`<section class="card">
    <div class="part-head">
      <h2>${hotel.name}</h2>
      ${editLink(review, 'hotel')}
    </div>
    <p class="facts">${facts(hotel.address, say('bookingTool.stars', { count: hotel.stars }))}</p>
    <p>
      ${label(say, 'bookingTool.checkIn')} ${longDate(session, hotel.checkIn)}, ${hour('from', hotelHours.checkInFrom)}
    </p>
    <p>
      ${label(say, 'bookingTool.checkOut')} ${longDate(session, hotel.checkOut)},
      ${facts(hour('until', hotelHours.checkOutUntil), say('bookingTool.nights', { count: hotel.nights.length }))}
    </p>
    <p class="small">${roomTypeName(bookedRoom)[session.language]}</p>
    ${violationLines(session, hotel.violations)}
  </section>`
}

function rentalPart(review: Review): Markup | string {
  const { session, plan } = review
  const { car } = plan
  const { say, language } = session
  if (!car) return ''
  const at = (local: string) => `${longDate(session, local)}, ${clock(session, local)}`
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
    ${violationLines(session, car.violations)}
  </section>`
}

/** Cancellation terms of each product in the plan. */
function termsPart({ session, plan }: Review): Markup {
  const { say } = session
  const isFlight = plan.search.transport === 'flight'
  return html`<section class="card">
    <h2>${say('bookingTool.cancellation')}</h2>
    ${plan.out ? html`<p>${isFlight ? flightTerms(session, plan) : say('bookingTool.cancelTrains')}</p>` : ''}
    ${plan.hotel ? html`<p>${say('bookingTool.cancelHotel', { deadline: longDate(session, dayBefore(plan.hotel.checkIn)) })}</p>` : ''}
    ${plan.car ? html`<p>${say('bookingTool.cancelCar')}</p>` : ''}
  </section>`
}

/** One sentence where all flights have the same terms, and one each where only some can be refunded. */
function flightTerms({ say }: ToolSession, { out, back }: Plan): string {
  const cabins = [out, back].flatMap((chosen) => (chosen ? [chosen.fare.cabin] : []))
  const refundable = cabins.filter((cabin) => fareConditions('flight', cabin).isRefundable)
  return [
    ...(refundable.length > 0 ? [say('bookingTool.cancelRefundable')] : []),
    ...(refundable.length < cabins.length ? [say('bookingTool.cancelFlights')] : []),
  ].join(' ')
}

function orderForm(review: Review): Markup {
  const { session, plan, choices, key } = review
  const { say } = session
  const chosen = stepsOf(plan.search).map((step) => [step, choices[step] ?? ''] as const)
  const hidden = {
    ...searchQuery(plan.search),
    ...Object.fromEntries(chosen),
    who: travelerKey(session),
    key,
    total: String(payable(review)),
    token: session.formToken,
  }
  return html`<form class="card stack" action="${toolPath}/confirm" method="post">
    <h2>${say('bookingTool.price')}</h2>
    ${priceList(review)} ${seatChoice(review)}
    <h2>${say('bookingTool.payment')}</h2>
    ${cardText(review)} ${plan.violations.length > 0 ? reasonChoice(session) : ''}
    <button class="button full">
      ${review.change ? say('bookingTool.changes.confirm') : say('bookingTool.confirm')}
    </button>
    <p class="small">${review.change ? say('bookingTool.changes.confirmNote') : say('bookingTool.confirmNote')}</p>
    ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
  </form>`
}

function cardText({ session, card }: Review): Markup {
  const { say, company } = session
  if (!card) return html`<p>${say('bookingTool.companyPays', { company: company.displayName })}</p>`
  return html`<p>
    ${say('bookingTool.cardLine', { brand: card.brand, ending: card.maskedNumber.slice(-4) })}
    ${card.isTravelers ? '' : html`<br /><span class="small">${say('bookingTool.cardOf', { name: card.holder })}</span>`}
  </p>`
}

const reasonChoice = ({ say }: ToolSession): Markup =>
  html`<fieldset>
    <legend>${say('bookingTool.reasonTitle')}</legend>
    <p class="hint">${say('bookingTool.reasonHint')}</p>
    <div class="reasons">
      ${policyReasons.map(
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
