import { html } from 'hono/html'
import { creditPayments, savedBy } from '#contract/payment/creditPayment.ts'
import { exactMoney } from '#contract/payment/money.ts'
import type { TravelCredit } from '#contract/payment/travelCredits.ts'
import { inCents } from '#bookingTool/booking/cents.ts'
import type { ItineraryContext, ItineraryStep } from '#bookingTool/offers/list/stepContext.ts'
import { shortDateWithYear } from '#bookingTool/page/format.ts'
import type { Markup } from '#bookingTool/page/layout.ts'
import { amount } from '#bookingTool/page/parts.ts'
import type { Fare, ItineraryOffer } from '#bookingTool/plan/offers.ts'
import { flightFares, planFares } from '#bookingTool/plan/planFares.ts'
import { totalOf } from '#bookingTool/schedule/fares.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'
import type { ToolHost } from '#server/toolHost/door/toolHost.ts'

/** The traveler's credits with the airlines of a step; none for a change, which credits do not pay. */
export async function creditsOfStep(
  host: ToolHost,
  session: ToolSession,
  { offers, plan }: ItineraryStep,
): Promise<TravelCredit[]> {
  if (plan.search.change) return []
  const fares = [
    ...planFares(plan),
    ...offers.flatMap(({ itinerary, fares: [fare] }) => (fare ? flightFares({ itinerary, fare }) : [])),
  ]
  return host.people.credits(session, [...new Set(fares.map(({ airlineCode }) => airlineCode))], session.language)
}

/** The rest of each credit that could pay for an offer, its change fee and its last day. */
export const creditLines = ({ session, credits }: ItineraryContext, { itinerary, fares }: ItineraryOffer): Markup[] =>
  credits
    .filter((credit) => fares.some((fare) => creditPayments([credit], flightFares({ itinerary, fare })).length > 0))
    .map((credit) => html`<p class="facts">${session.say('bookingTool.credits.of', creditWords(session, credit))}</p>`)

/** The words about a credit: its airline, its rest, its fee and its last day. */
export const creditWords = (
  session: ToolSession,
  { airlineName, rest, changeFee, validUntil, currency }: TravelCredit,
) => ({
  airline: airlineName,
  amount: exactMoney(session.culture, rest, currency),
  fee: changeFee > 0 ? exactMoney(session.culture, changeFee, currency) : 'none',
  until: shortDateWithYear(session, validUntil),
})

/**
 * The amount that a fare leaves to pay with the credits of its airlines, after their fees and the part that the flights
 * chosen before take. Empty where credits save nothing.
 */
export function leftWithCredits(
  { session, credits }: ItineraryContext,
  { plan }: ItineraryStep,
  offer: ItineraryOffer,
  fare: Fare,
) {
  const before = planFares(plan)
  const saved = (fares: typeof before) => inCents(savedBy(creditPayments(credits, fares)))
  const saves = saved([...before, ...flightFares({ ...offer, fare })]) - saved(before)
  if (saves <= 0) return ''
  return html`<span class="small"
    >${session.say('bookingTool.credits.left', { amount: amount(session, totalOf(fare.price) - saves) })}</span
  >`
}
