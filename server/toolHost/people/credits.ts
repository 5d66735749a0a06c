import { and, inArray } from 'drizzle-orm'
import type { TravelCredit } from '#contract/payment/travelCredits.ts'
import { travelCredits } from '#server/db/schema/trips/credits.ts'
import { payingCondition } from '#server/domains/credits/payWithCredits.ts'
import { readCredits } from '#server/domains/credits/readCredits.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'
import { standingOf } from '#server/suppliers/standing.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import type { HostSession } from '#server/toolHost/door/session.ts'

const mostNamed = 20

/**
 * The credits of the traveler with some airlines that can pay for a trip now, the soonest to lapse first. A guest has
 * none here, and a trial booking is not paid for.
 */
export async function creditsWith(
  { db, env, now }: Services,
  { traveler, travelerType, company }: HostSession,
  airlines: readonly string[],
  language: Language,
): Promise<TravelCredit[]> {
  if (travelerType === 'guest' || airlines.length === 0 || standingOf(env) === 'trial') return []
  const at = now()
  const where = and(
    payingCondition(db, { companyId: traveler.companyId, profileId: traveler.id }, { currency: company.currency, at }),
    inArray(travelCredits.airlineCode, [...airlines]),
  )
  return readCredits(db, { where, today: earliestDay(at), limit: mostNamed }, language)
}
