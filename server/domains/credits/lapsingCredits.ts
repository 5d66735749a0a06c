import { and, inArray, ne, type SQL } from 'drizzle-orm'
import type { TravelCredit } from '#contract/payment/travelCredits.ts'
import { travelCredits } from '#server/db/schema/trips/credits.ts'
import { creditsOfCondition } from '#server/domains/credits/creditList.ts'
import { readCredits, stateOn } from '#server/domains/credits/readCredits.ts'
import type { Caller } from '#server/http/access/caller.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'
import { earliestDay } from '#server/time/earliestDay.ts'

/** Maximum credits in the notifications of a person. A company may have hundreds; its list shows all. */
const mostNamed = 10

interface LapsingCredits {
  /** The caller's own credits. */
  own: TravelCredit[]
  /** Other people's credits, for a FinancialOfficer; empty for other callers. */
  ofOthers: TravelCredit[]
}

/** The credits that lapse soon and have something left, the soonest first. */
export async function lapsingCredits(
  { companyId, profileId, roles }: Caller,
  language: Language,
  { db, now }: Services,
): Promise<LapsingCredits> {
  const today = earliestDay(now())
  const lapsing = (where: SQL | undefined) =>
    readCredits(db, { where: and(where, inArray(stateOn(today), ['lapsing'])), today, limit: mostNamed }, language)
  const others = and(creditsOfCondition({ companyId }), ne(travelCredits.profileId, profileId))
  return {
    own: await lapsing(creditsOfCondition({ companyId, profileId })),
    ofOthers: roles.includes('FinancialOfficer') ? await lapsing(others) : [],
  }
}
