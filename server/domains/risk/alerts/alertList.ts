import { and, eq, isNull } from 'drizzle-orm'
import type { Alert } from '#contract/risk/alerts.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { tripPresences } from '#server/db/schema/risk/presences.ts'
import { countPeople } from '#server/domains/risk/asked/personOf.ts'
import { travelersOfTrips } from '#server/domains/risk/asked/travelersOfTrips.ts'
import { companyHas } from '#server/http/access/accessFacts.ts'
import type { Caller } from '#server/http/access/caller.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'
import { alertMatches, type AlertRow } from './matches.ts'
import { thinnedAreas } from './areas/thinnedAreas.ts'
import { languageOfText, textFor } from './textFor.ts'

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

/** The most areas of an alert in an answer, and the most points of them: enough to show where it is. */
const mostShownAreas = 40
const mostShownPoints = 200

/** The trips of an alert as a reader may know them. */
interface Concerned {
  /** Record locators of the reader's own trips. */
  trips: string[]
  /** For risk advisors only. */
  travellers?: number | undefined
}

/** An alert in the language of the reader, else in one of its own. It names nobody. */
export function presentAlert(row: AlertRow, { trips, travellers }: Concerned, language: Language): Alert {
  const text = textFor(row.texts, language)
  const spoken = languageOfText(text)
  return {
    id: row.id,
    headline: text.headline,
    severity: row.severity,
    isAnnouncement: row.isAnnouncement,
    category: row.category,
    event: text.event,
    source: text.source,
    sentAt: row.sentAt.toISOString(),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    countries: row.countries,
    areas: thinnedAreas(row.areas.slice(0, mostShownAreas), mostShownPoints).map(({ name, polygons, circles }) => ({
      name,
      polygons,
      circles,
    })),
    description: text.description,
    instruction: text.instruction,
    ...(text.url !== undefined && { url: text.url }),
    ...(spoken !== language && { language: text.language }),
    isDemo: row.isDemo,
    trips,
    ...(travellers !== undefined && { travellers }),
  }
}

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
