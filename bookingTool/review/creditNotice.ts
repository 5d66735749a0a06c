import { html } from 'hono/html'
import { exactMoney } from '#contract/payment/money.ts'
import { shortDateWithYear } from '#bookingTool/page/format.ts'
import type { Markup } from '#bookingTool/page/layout.ts'
import type { Plan } from '#bookingTool/plan/plan.ts'
import { whoseTrip } from '#bookingTool/session/toolSession.ts'
import type { Review } from './review.ts'

/** The airlines of a plan that a credit may be with. */
export const airlinesOf = ({ out, back }: Plan): string[] => {
  const flights = [out, back].flatMap((chosen) =>
    chosen?.itinerary.kind === 'flight' ? chosen.itinerary.segments : [],
  )
  return [...new Set(flights.map(({ carrier }) => carrier.code))]
}

/** Says that a credit could pay for the flight, and that the agency uses it, not this tool: before the card is charged. */
export const creditNotice = ({ session, credits }: Review): Markup[] =>
  credits.map(({ rest, currency, airlineName, validUntil }) => {
    const values = {
      amount: exactMoney(session.culture, rest, currency),
      airline: airlineName,
      until: shortDateWithYear(session, validUntil),
      ...whoseTrip(session),
    }
    return html`<p class="notice warn before">${session.say('bookingTool.credit', values)}</p>`
  })
