import { asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { alerts } from '#server/db/schema/risk/alerts.ts'
import { tripPresences } from '#server/db/schema/risk/presences.ts'
import type { Language } from '#server/http/requests/language.ts'
import { type ConcernedStays, concernedStays, type Matching, type Stay } from './concernedStays.ts'
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
 * @param most alerts that are answered, with their texts and areas; all where it is left out
 */
export async function alertMatches(
  db: Database,
  companyId: string,
  { most, ...matching }: Matching & { most?: number },
): Promise<AlertMatch[]> {
  const concerned = (await concernedStays(db, companyId, matching)).toSorted(bySeverity).slice(0, most)
  const rows = await readAlerts(
    db,
    concerned.map(({ id }) => id),
  )
  return concerned.flatMap(({ id, stays }) => {
    const alert = rows.get(id)
    return alert ? [{ alert, tripIds: new Set(stays.map(({ tripId }) => tripId)) }] : []
  })
}

const bySeverity = (one: ConcernedStays, other: ConcernedStays) =>
  other.severity - one.severity || other.sentAt.getTime() - one.sentAt.getTime() || one.id.localeCompare(other.id)

async function readAlerts(db: Database, ids: string[]): Promise<Map<string, AlertRow>> {
  const rows = ids.length === 0 ? [] : await db.select().from(alerts).where(inArray(alerts.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

/** An alert in the row of a trip. */
export interface TripAlert {
  id: string
  headline: string
  severity: number
  isAnnouncement: boolean
}

/** More trips than these are not named in a query: all of the company are matched then. */
const mostNamed = 500

/**
 * The current alerts with the stays of a company that they concern: of all trips, or at least of some. A request reads
 * them once, and takes from them what it needs.
 */
export function matchedAlerts(
  db: Database,
  companyId: string,
  { now, tripIds }: { now: Date; tripIds?: readonly string[] },
): Promise<ConcernedStays[]> {
  const isNamed = tripIds !== undefined && tripIds.length <= mostNamed
  return concernedStays(db, companyId, {
    now,
    where: isNamed ? inArray(tripPresences.tripId, [...tripIds]) : undefined,
  })
}

/** The alerts of each of these trips, the most severe first. Trips without one are missing. */
export async function alertsOfTrips(
  db: Database,
  matched: readonly ConcernedStays[],
  { tripIds, language }: { tripIds: readonly string[]; language: Language },
): Promise<Map<string, TripAlert[]>> {
  const wanted = new Set(tripIds)
  const tripsOf = new Map(
    matched.map(({ id, stays }) => [id, new Set(stays.map(({ tripId }) => tripId).filter((each) => wanted.has(each)))]),
  )
  const ids = [...tripsOf].filter(([, concerned]) => concerned.size > 0).map(([id]) => id)
  const found = new Map<string, TripAlert[]>()
  for (const { id, texts, severity, isAnnouncement } of await readHeads(db, ids)) {
    const { headline } = textFor(texts, language)
    for (const tripId of tripsOf.get(id) ?? [])
      found.set(tripId, [...(found.get(tripId) ?? []), { id, headline, severity, isAnnouncement }])
  }
  return found
}

/** The facts of alerts that rows of trips show, the most severe first. */
const readHeads = async (db: Database, ids: string[]) =>
  ids.length === 0
    ? []
    : db
        .select({
          id: alerts.id,
          texts: alerts.texts,
          severity: alerts.severity,
          isAnnouncement: alerts.isAnnouncement,
        })
        .from(alerts)
        .where(inArray(alerts.id, ids))
        .orderBy(desc(alerts.severity), desc(alerts.sentAt), asc(alerts.id))

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

/** The highest severity of the alerts about each stay, by `stayKey`, without announcements; others are missing. */
export function severityOfStays(matched: readonly ConcernedStays[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const { severity, stays } of matched.filter(isLoud))
    for (const stay of stays) found.set(stayKey(stay), Math.max(severity, found.get(stayKey(stay)) ?? 0))
  return found
}

/** The stays that an alert concerns that is no announcement. */
export const alarmedStays = (matched: readonly ConcernedStays[]): Stay[] => [
  ...new Map(
    matched
      .filter(isLoud)
      .flatMap(({ stays }) => stays)
      .map((stay) => [stayKey(stay), stay]),
  ).values(),
]

const isLoud = ({ isAnnouncement }: ConcernedStays) => !isAnnouncement
