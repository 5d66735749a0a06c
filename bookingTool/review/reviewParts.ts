import { html } from 'hono/html'
import type { SegmentKind } from '#contract/trips/trips.ts'
import { roomTypeName } from '#server/reference/roomTypes.ts'
import { fareConditions } from '#server/suppliers/fareConditions.ts'
import { hotelHours } from '#server/suppliers/stayTimes.ts'
import { deskOf, rentalEnd, sizeOf } from '#bookingTool/offers/cars/carRow.ts'
import { carbonText } from '#bookingTool/offers/itineraries/carbon.ts'
import { itineraryCarbonKg } from '#bookingTool/schedule/itineraryCarbon.ts'
import { stopsText } from '#bookingTool/offers/itineraries/itineraryWords.ts'
import { rideList } from '#bookingTool/offers/itineraries/rideList.ts'
import { violationLines } from '#bookingTool/offers/list/offerMarks.ts'
import { clock, dayBefore, facts, longDate, shortDate, span, cityName } from '#bookingTool/page/format.ts'
import type { Markup } from '#bookingTool/page/layout.ts'
import { modeIcon } from '#bookingTool/page/modeIcon.ts'
import { detailList, dotted, label, route } from '#bookingTool/page/parts.ts'
import { stepName } from '#bookingTool/page/steps.ts'
import { addressOf, choicesBefore } from '#bookingTool/plan/address.ts'
import { bookedRoom, type RentalOffer, type StayOffer } from '#bookingTool/plan/offers.ts'
import type { ChosenFare, Plan, Step } from '#bookingTool/plan/plan.ts'
import type { Itinerary } from '#bookingTool/schedule/itineraries.ts'
import { stepsByTime } from '#bookingTool/plan/planTimes.ts'
import type { Review } from './review.ts'

/** The products of a plan in the order of their times, and their terms of cancellation. */
export const reviewParts = (review: Review): Markup[] => [
  ...stepsByTime(review.plan).map((step) => partOf(review, step)),
  termsPart(review),
]

function partOf(review: Review, step: Step): Markup {
  const { out, back, hotel, car } = review.plan
  if (step === 'hotel' && hotel) return stayPart(review, hotel)
  if (step === 'car' && car) return rentalPart(review, car)
  const chosen = step === 'out' ? out : back
  if ((step === 'out' || step === 'back') && chosen) return itineraryPart(review, step, chosen)
  throw new Error(`The plan has no ${step}`)
}

const leaving = ({ itinerary }: ChosenFare) => itinerary.segments[0]?.departure ?? ''

const kindOf = (step: Step, { transport }: Plan['search']): SegmentKind =>
  step === 'hotel' || step === 'car' ? step : transport === 'train' ? 'train' : 'flight'

const partHead = ({ session, plan, choices }: Review, step: Step, title: Markup | string): Markup =>
  html`<div class="part-head">
    ${modeIcon(kindOf(step, plan.search))}
    <h2>${title}</h2>
    <a class="link" href="${addressOf(session, 'choose', plan.search, choicesBefore(plan.search, choices, step))}"
      >${session.say('bookingTool.edit')}<span class="hidden">
        ${stepName(session, step, plan.search.transport)}</span
      ></a
    >
  </div>`

function itineraryPart(review: Review, step: 'out' | 'back', chosen: ChosenFare): Markup {
  const { session } = review
  const { say } = session
  const { itinerary, fare } = chosen
  const [first, last] = [itinerary.segments[0], itinerary.segments.at(-1)]
  const city = (code: string | undefined) => cityName(code ?? '', session.language)
  const title = html`${label(say, step === 'out' ? 'bookingTool.outbound' : 'bookingTool.inbound')}
  ${route(session, city(first?.from.code), city(last?.to.code))}`
  const carbon = carbonText(session, itineraryCarbonKg(itinerary, fare.cabin))
  // The ride of a direct itinerary has the duration already.
  const whole = itinerary.segments.length > 1 ? [span(session, itinerary.minutes)] : []
  return html`<section class="card">
    ${partHead(review, step, title)}
    <p>${facts(longDate(session, leaving(chosen)), say(`bookingTool.cabins.${fare.cabin}`))}</p>
    ${rideList(session, itinerary)}
    <p class="facts">${facts(stopsText(session, itinerary), ...whole, carbon)}</p>
    ${loyaltyLines(review, itinerary)} ${violationLines(session, fare.violations)}
  </section>`
}

/** The loyalty numbers that the carriers of an itinerary get, by their last characters. */
const loyaltyLines = ({ session, wishes }: Review, { segments }: Itinerary): Markup[] =>
  wishes.loyalty.flatMap(({ program, ending, carrier }) => {
    const name = segments.find((segment) => segment.carrier.code === carrier)?.carrier.name
    return name === undefined
      ? []
      : html`<p class="facts">${session.say('bookingTool.loyalty', { program, ending, carrier: name })}</p>`
  })

function stayPart(review: Review, hotel: StayOffer): Markup {
  const { session } = review
  const { say } = session
  const hour = (end: 'from' | 'until', local: string) =>
    say(`bookingTool.segment.${end}`, { time: clock(session, `${hotel.checkIn}T${local}`) })
  const { checkInFrom, checkOutUntil } = hotelHours
  return html`<section class="card">
    ${partHead(review, 'hotel', hotel.name)}
    <p class="facts">${facts(hotel.address, say('bookingTool.stars', { count: hotel.stars }))}</p>
    ${detailList([
      [say('bookingTool.checkIn'), `${shortDate(session, hotel.checkIn)}, ${hour('from', checkInFrom)}`],
      [
        say('bookingTool.checkOut'),
        facts(
          `${shortDate(session, hotel.checkOut)}, ${hour('until', checkOutUntil)}`,
          say('bookingTool.nights', { count: hotel.nights.length }),
        ),
      ],
      [say('bookingTool.room'), roomTypeName(bookedRoom)[session.language]],
    ])}
    ${violationLines(session, hotel.violations)}
  </section>`
}

function rentalPart(review: Review, car: RentalOffer): Markup {
  const { session } = review
  const { say, language } = session
  const { carClass } = car
  const [pickUp, dropOff] = [rentalEnd(session, car, 'pickUp'), rentalEnd(session, car, 'dropOff')]
  return html`<section class="card">
    ${partHead(review, 'car', facts(car.companyName, carClass.name[language]))}
    <p class="facts">
      ${dotted(say('bookingTool.cars.orSimilar', { model: carClass.model }), ...sizeOf(session, carClass))}
    </p>
    ${detailList([
      [say('bookingTool.cars.pickUp'), html`${pickUp.at} ${pickUp.note}`],
      [
        say('bookingTool.cars.dropOff'),
        html`${dotted(dropOff.at, say('bookingTool.cars.days', { count: car.days }))} ${dropOff.note}`,
      ],
      [say('bookingTool.cars.place'), deskOf(session, car)],
    ])}
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
function flightTerms({ say }: Review['session'], { out, back }: Plan): string {
  const cabins = [out, back].flatMap((chosen) => (chosen ? [chosen.fare.cabin] : []))
  const refundable = cabins.filter((cabin) => fareConditions('flight', cabin).isRefundable)
  return [
    ...(refundable.length > 0 ? [say('bookingTool.cancelRefundable')] : []),
    ...(refundable.length < cabins.length ? [say('bookingTool.cancelFlights')] : []),
  ].join(' ')
}
