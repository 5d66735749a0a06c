import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { alerts } from '#server/db/schema/alerts.ts'
import { tripPresences } from '#server/db/schema/presences.ts'
import { trips } from '#server/db/schema/trips.ts'
import { slicesOf } from '#server/db/slices.ts'
import type { Language } from '#server/http/language.ts'
import { concerns } from './concerns.ts'
import { currentAlertCondition, possiblyConcernedCondition } from './conditions.ts'
import { textFor } from './textFor.ts'

export type AlertRow = typeof alerts.$inferSelect

/** An alert with the trips that it concerns. */
interface AlertMatch {
  alert: AlertRow
  tripIds: Set<string>
}

/**
 * The current alerts that concern trips of a company, with these trips; the most severe first, then the newest. Three
 * queries at most, for any number of trips.
 * @param where narrows alerts, trips or presences
 */
export async function alertMatches(
  db: Database,
  companyId: string,
  { where, now }: { where?: SQL | undefined; now: Date },
): Promise<AlertMatch[]> {
  const possible = await db
    .select({
      alertId: alerts.id,
      tripId: tripPresences.tripId,
      countryCode: tripPresences.countryCode,
      latitude: tripPresences.latitude,
      longitude: tripPresences.longitude,
      arrivesAt: tripPresences.arrivesAt,
      leavesAt: tripPresences.leavesAt,
    })
    .from(tripPresences)
    .innerJoin(trips, eq(trips.id, tripPresences.tripId))
    .innerJoin(alerts, possiblyConcernedCondition(companyId, now))
    .where(and(where, currentAlertCondition(db, now)))
  const byAlert = Map.groupBy(possible, ({ alertId }) => alertId)
  const rows = await readAlerts(db, [...byAlert.keys()])
  return rows
    .map((alert) => ({
      alert,
      tripIds: new Set((byAlert.get(alert.id) ?? []).filter((stay) => concerns(alert, stay, now)).map(tripIdOf)),
    }))
    .filter(({ tripIds }) => tripIds.size > 0)
    .toSorted(bySeverity)
}

const tripIdOf = ({ tripId }: { tripId: string }) => tripId

const bySeverity = ({ alert: one }: AlertMatch, { alert: other }: AlertMatch) =>
  other.severity - one.severity || other.sentAt.getTime() - one.sentAt.getTime() || one.id.localeCompare(other.id)

const readAlerts = async (db: Database, ids: string[]): Promise<AlertRow[]> =>
  ids.length === 0 ? [] : db.select().from(alerts).where(inArray(alerts.id, ids))

/** An alert in the row of a trip. */
export interface TripAlert {
  id: string
  headline: string
  severity: number
  isAnnouncement: boolean
}

const tripsAtOnce = 500

/** The current alerts of each of these trips of a company, the most severe first. Trips without one are missing. */
export async function alertsOfTrips(
  db: Database,
  companyId: string,
  tripIds: readonly string[],
  { now, language }: { now: Date; language: Language },
): Promise<Map<string, TripAlert[]>> {
  const found = new Map<string, TripAlert[]>()
  for (const some of slicesOf(tripIds, tripsAtOnce)) {
    const matches = await alertMatches(db, companyId, { where: inArray(tripPresences.tripId, some), now })
    for (const { alert, tripIds: concerned } of matches) {
      const { id, severity, isAnnouncement } = alert
      const { headline } = textFor(alert.texts, language)
      for (const tripId of concerned)
        found.set(tripId, [...(found.get(tripId) ?? []), { id, headline, severity, isAnnouncement }])
    }
  }
  return found
}

/** The ids of the trips of a company that a current alert concerns; empty for one that is over or unknown. */
export async function tripsOfAlert(db: Database, companyId: string, alertId: string, now: Date): Promise<Set<string>> {
  const [match] = await alertMatches(db, companyId, { where: eq(alerts.id, alertId), now })
  return match?.tripIds ?? new Set()
}

/** Condition: the trips of a company that a current alert concerns. */
export async function affectedTripsCondition(
  db: Database,
  companyId: string,
  alertId: string,
  now: Date,
): Promise<SQL | undefined> {
  const ids = [...(await tripsOfAlert(db, companyId, alertId, now))]
  const idsCondition = ids.length === 0 ? sql`false` : sql`${trips.id} = any(${sql.param(ids, trips.id)}::text[])`
  return and(eq(trips.companyId, companyId), idsCondition)
}

/** The highest severity of an alert that concerns each trip, without announcements; trips without one are missing. */
export async function severityOfTrips(db: Database, companyId: string, now: Date): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  const matches = await alertMatches(db, companyId, { where: eq(alerts.isAnnouncement, false), now })
  for (const { alert, tripIds } of matches)
    for (const tripId of tripIds) if (!found.has(tripId)) found.set(tripId, alert.severity)
  return found
}
