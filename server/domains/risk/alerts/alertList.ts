import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Alert } from '#contract/alerts.ts'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/people.ts'
import { trips, type GuestTraveler } from '#server/db/schema/trips.ts'
import { personOf } from '#server/domains/risk/asked/personOf.ts'
import { companyHas } from '#server/http/accessFacts.ts'
import type { Caller } from '#server/http/caller.ts'
import type { Language } from '#server/http/language.ts'
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
  const matches = (await alertMatches(db, companyId, { where, now: now() })).slice(0, mostAlerts)
  const facts = await tripFacts(db, companyId, [...new Set(matches.flatMap(({ tripIds }) => [...tripIds]))])
  return matches.map(({ alert, tripIds }) => {
    const concerned = [...tripIds].flatMap((id) => facts.get(id) ?? [])
    const own = concerned.filter((trip) => trip.profileId === profileId && !trip.guest)
    return presentAlert(
      alert,
      {
        trips: own.map(({ bookingId }) => bookingId).toSorted(),
        travellers: isAdvisor ? new Set(concerned.map(personOf)).size : undefined,
      },
      language,
    )
  })
}

interface TripFacts {
  id: string
  bookingId: string
  profileId: string
  guest: GuestTraveler | null
  firstName: string
  lastName: string
  email: string
}

async function tripFacts(db: Database, companyId: string, ids: string[]): Promise<Map<string, TripFacts>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: trips.id,
      bookingId: trips.bookingId,
      profileId: trips.profileId,
      guest: trips.guest,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      email: profiles.email,
    })
    .from(trips)
    .innerJoin(profiles, eq(profiles.id, trips.profileId))
    .where(and(eq(trips.companyId, companyId), inArray(trips.id, ids)))
  return new Map(rows.map((row) => [row.id, row]))
}
