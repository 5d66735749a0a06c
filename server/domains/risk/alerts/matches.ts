import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { alerts } from '#server/db/schema/alerts.ts'
import { tripPresences } from '#server/db/schema/presences.ts'
import { slicesOf } from '#server/db/slices.ts'
import type { Language } from '#server/http/language.ts'
import { concernedStays, type Matching, type Stay } from './concernedStays.ts'
import { textFor } from './textFor.ts'

export type AlertRow = typeof alerts.$inferSelect

/** An alert with the trips that it concerns. */
interface AlertMatch {
  alert: AlertRow
  tripIds: Set<string>
}

/**
 * The current alerts that concern trips of a company, with these trips; the most severe first, then the newest. Four
 * queries at most, for any number of trips.
 */
export async function alertMatches(db: Database, companyId: string, matching: Matching): Promise<AlertMatch[]> {
  const concerned = await concernedStays(db, companyId, matching)
  const byId = new Map(concerned.map(({ id, stays }) => [id, new Set(stays.map(({ tripId }) => tripId))]))
  const rows = await readAlerts(db, [...byId.keys()])
  return rows.map((alert) => ({ alert, tripIds: byId.get(alert.id) ?? new Set<string>() })).toSorted(bySeverity)
}

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

/** The stays of a company that a current alert concerns; none for one that is over or unknown. */
export async function staysOfAlert(db: Database, companyId: string, alertId: string, now: Date): Promise<Stay[]> {
  const [found] = await concernedStays(db, companyId, { which: eq(alerts.id, alertId), now })
  return found?.stays ?? []
}

/** Condition: presences that are some stays. */
export function staysCondition(stays: readonly Stay[]): SQL {
  if (stays.length === 0) return sql`false`
  const tripIds = sql.param(stays.map(({ tripId }) => tripId))
  const ordinals = sql.param(stays.map(({ ordinal }) => ordinal))
  return sql`(${tripPresences.tripId}, ${tripPresences.ordinal}) in (select * from unnest(${tripIds}::text[], ${ordinals}::int[]))`
}

/** The name of a stay in a map. */
export const stayKey = ({ tripId, ordinal }: Stay): string => `${tripId} ${ordinal}`

/** More trips than these are not named in a query: all of the company are matched then. */
const mostNamed = 500

/**
 * The highest severity of an alert that concerns each stay, by `stayKey`, without announcements; stays without one are
 * missing.
 * @param tripIds limits it to these trips
 */
export async function severityOfStays(
  db: Database,
  companyId: string,
  { now, tripIds }: { now: Date; tripIds?: readonly string[] },
): Promise<Map<string, number>> {
  const isNamed = tripIds !== undefined && tripIds.length <= mostNamed
  const where = isNamed ? inArray(tripPresences.tripId, [...tripIds]) : undefined
  const found = new Map<string, number>()
  for (const { severity, stays } of await concernedStays(db, companyId, { which: loudCondition, where, now }))
    for (const stay of stays) found.set(stayKey(stay), Math.max(severity, found.get(stayKey(stay)) ?? 0))
  return found
}

/** The stays that any current alert concerns that is no announcement. */
export async function alarmedStays(db: Database, companyId: string, now: Date): Promise<Stay[]> {
  const concerned = await concernedStays(db, companyId, { which: loudCondition, now })
  return [...new Map(concerned.flatMap(({ stays }) => stays).map((stay) => [stayKey(stay), stay])).values()]
}

const loudCondition = eq(alerts.isAnnouncement, false)
