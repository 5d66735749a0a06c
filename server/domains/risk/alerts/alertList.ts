import { and, eq, isNull } from 'drizzle-orm'
import type { Alert } from '#contract/risk/alerts.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { countPeople } from '#server/domains/risk/asked/personOf.ts'
import { travelersOfTrips } from '#server/domains/risk/asked/travelersOfTrips.ts'
import { companyHas } from '#server/http/access/accessFacts.ts'
import type { Caller } from '#server/http/access/caller.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'
import { alertMatches } from './matches.ts'
import { presentAlert } from './presentAlert.ts'

/** Longest answer; the most severe alerts come first. */
const mostAlerts = 200

/**
 * The current alerts that concern the caller's own trips (§7). A risk advisor gets those of all travelers of the company
 * with their number, and no names, where the company has the pages of protection.
 */
export async function alertList(caller: Caller, language: Language, { db, now }: Services): Promise<Alert[]> {
  const { companyId, profileId } = caller
  const isAdvisor = caller.roles.includes('RiskAdvisor') && (await companyHas(db, companyId, 'protect'))
  const ownCondition = and(eq(trips.profileId, profileId), isNull(trips.guest))
  const where = isAdvisor ? undefined : ownCondition
  const matches = await alertMatches(db, companyId, { where, now: now(), most: mostAlerts })
  const travelers = await travelersOfTrips(
    db,
    companyId,
    matches.flatMap(({ tripIds }) => [...tripIds]),
  )
  return matches.map(({ alert, tripIds }) => {
    const concerned = [...tripIds].flatMap((id) => travelers.get(id) ?? [])
    const own = concerned.filter((trip) => trip.profileId === profileId && !trip.guest)
    return presentAlert(
      alert,
      {
        trips: own.map(({ bookingId }) => bookingId).toSorted(),
        travellers: isAdvisor ? countPeople(concerned) : undefined,
      },
      language,
    )
  })
}
