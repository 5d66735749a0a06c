import { and, inArray, isNull } from 'drizzle-orm'
import type { TravelCredit } from '#contract/payment/travelCredits.ts'
import { travelCredits } from '#server/db/schema/trips/credits.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { creditsOfCondition } from '#server/domains/credits/creditList.ts'
import { readCredits, usableCondition } from '#server/domains/credits/readCredits.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import type { HostSession } from '#server/toolHost/door/session.ts'

const mostNamed = 3

/** The unused credits of the traveler with some airlines, the soonest to lapse first. A guest has none here. */
export async function creditsWith(
  { db, now }: Services,
  { traveler, guest }: HostSession,
  airlines: readonly string[],
  language: Language,
): Promise<TravelCredit[]> {
  if (guest || airlines.length === 0) return []
  const today = earliestDay(now())
  const where = and(
    creditsOfCondition({ companyId: traveler.companyId, profileId: traveler.id }),
    usableCondition(today),
    inArray(travelCredits.airlineCode, [...airlines]),
    isNull(trips.guest),
  )
  return readCredits(db, { where, today, limit: mostNamed }, language)
}
