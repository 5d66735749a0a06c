import { eq } from 'drizzle-orm'
import type { Alert } from '#contract/risk/alerts.ts'
import { tripPresences } from '#server/db/schema/risk/presences.ts'
import type { trips } from '#server/db/schema/trips/trips.ts'
import { companyHas } from '#server/http/access/accessFacts.ts'
import type { Caller } from '#server/http/access/caller.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'
import { alertMatches } from './matches.ts'
import { presentAlert } from './presentAlert.ts'

/**
 * The current alerts that concern a trip, for a caller who may read its advice. They tell nothing that the trip itself
 * does not, and name nobody. About trips of other people they are answered where the company has the pages of protection
 * (§6), as in `alertList`.
 */
export async function tripAlerts(
  caller: Caller,
  trip: Pick<typeof trips.$inferSelect, 'id' | 'companyId' | 'profileId' | 'guest' | 'bookingId'>,
  { language, services: { db, now } }: { language: Language; services: Services },
): Promise<Alert[] | undefined> {
  const isOwn = trip.profileId === caller.profileId && !trip.guest
  if (!isOwn && !(await companyHas(db, trip.companyId, 'protect'))) return undefined
  const where = eq(tripPresences.tripId, trip.id)
  const matches = await alertMatches(db, trip.companyId, { where, now: now() })
  return matches.map(({ alert }) => presentAlert(alert, { trips: isOwn ? [trip.bookingId] : [] }, language))
}
