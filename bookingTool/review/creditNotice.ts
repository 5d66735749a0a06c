import { and, inArray, isNull } from 'drizzle-orm'
import { html } from 'hono/html'
import { exactMoney } from '#contract/money.ts'
import type { TravelCredit } from '#contract/travelCredits.ts'
import { travelCredits } from '#server/db/schema/credits.ts'
import { trips } from '#server/db/schema/trips.ts'
import { shortDateWithYear } from '#bookingTool/page/format.ts'
import type { Markup } from '#bookingTool/page/layout.ts'
import type { Plan } from '#bookingTool/plan/plan.ts'
import { type ToolSession, whoseTrip } from '#bookingTool/session/toolSession.ts'
import { creditsOfCondition } from '#server/domains/credits/creditList.ts'
import { readCredits, usableCondition } from '#server/domains/credits/readCredits.ts'
import type { Services } from '#server/services/services.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import type { Review } from './review.ts'

const mostNamed = 3

/** The unused credits of the traveler with the airlines of the plan, the soonest to lapse first. A guest has none here. */
export async function planCredits(
  { db, now }: Services,
  { traveler, guest, language }: ToolSession,
  { out, back }: Plan,
): Promise<TravelCredit[]> {
  const flights = [out, back].flatMap((chosen) =>
    chosen?.itinerary.kind === 'flight' ? chosen.itinerary.segments : [],
  )
  const airlines = [...new Set(flights.map(({ carrier }) => carrier.code))]
  if (guest || airlines.length === 0) return []
  const today = earliestDay(now())
  const where = and(
    creditsOfCondition({ companyId: traveler.companyId, profileId: traveler.id }),
    usableCondition(today),
    inArray(travelCredits.airlineCode, airlines),
    isNull(trips.guest),
  )
  return readCredits(db, { where, today, limit: mostNamed }, language)
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
