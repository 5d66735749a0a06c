import { and, eq, gte, inArray, lte, ne, type SQL } from 'drizzle-orm'
import { wholeCountriesFrom } from '#contract/risk/alerts.ts'
import type { Database } from '#server/db/client.ts'
import { alerts } from '#server/db/schema/risk/alerts.ts'
import { tripPresences } from '#server/db/schema/risk/presences.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { isInBox, type MarginArea } from './areas/geometry.ts'
import { isAffected, isDuring } from './concerns.ts'
import { currentAlertCondition } from './conditions.ts'

/** A stay: the place of a trip by its number in it. */
export interface Stay {
  tripId: string
  ordinal: number
}

/** A current alert with the stays that it concerns, without its texts and areas. */
export interface ConcernedStays {
  id: string
  severity: number
  isAnnouncement: boolean
  sentAt: Date
  stays: Stay[]
}

/** Alerts and stays to match: all current alerts with all stays of a company, unless conditions narrow them. */
export interface Matching {
  now: Date
  /** Condition: alerts. */
  which?: SQL | undefined
  /** Condition: trips or their presences. */
  where?: SQL | undefined
}

/**
 * The current alerts that concern stays of a company, with these stays. Three queries for any number of them. Travelers
 * share few places, so that each alert is compared with each place once, and with the times of the stays there.
 */
export async function concernedStays(
  db: Database,
  companyId: string,
  { now, which, where }: Matching,
): Promise<ConcernedStays[]> {
  const current = await currentAlerts(db, and(which, currentAlertCondition(db, now)))
  if (current.length === 0) return []
  const until = new Date(Math.max(...current.map(({ countsUntil }) => countsUntil.getTime())))
  const places = placesOf(await readStays(db, companyId, { now, until, where }))
  const possible = current
    .map((alert) => ({ alert, near: places.filter((place) => isPossible(alert, place)) }))
    .filter(({ near }) => near.length > 0)
  const ids = possible.map(({ alert }) => alert.id)
  const areas = await readAreas(db, ids)
  return possible.flatMap(({ alert, near }) => {
    const facts = { ...alert, areas: areas.get(alert.id) ?? [] }
    const affected = near.filter((place) => isAffected(facts, place))
    const stays = affected.flatMap((place) => place.stays.filter((stay) => isDuring(alert, stay, now)))
    const { id, severity, isAnnouncement, sentAt } = alert
    return stays.length > 0 ? [{ id, severity, isAnnouncement, sentAt, stays }] : []
  })
}

const currentAlerts = (db: Database, where: SQL | undefined) =>
  db
    .select({
      id: alerts.id,
      severity: alerts.severity,
      isAnnouncement: alerts.isAnnouncement,
      sentAt: alerts.sentAt,
      startsAt: alerts.startsAt,
      countsUntil: alerts.countsUntil,
      countries: alerts.countries,
      south: alerts.south,
      north: alerts.north,
      west: alerts.west,
      east: alerts.east,
    })
    .from(alerts)
    .where(where)
type CurrentAlert = Awaited<ReturnType<typeof currentAlerts>>[number]

const readStays = (
  db: Database,
  companyId: string,
  { now, until, where }: { now: Date; until: Date; where: SQL | undefined },
) =>
  db
    .select({
      tripId: tripPresences.tripId,
      ordinal: tripPresences.ordinal,
      countryCode: tripPresences.countryCode,
      latitude: tripPresences.latitude,
      longitude: tripPresences.longitude,
      arrivesAt: tripPresences.arrivesAt,
      presumedUntil: tripPresences.presumedUntil,
    })
    .from(tripPresences)
    .innerJoin(trips, eq(trips.id, tripPresences.tripId))
    .where(
      and(
        eq(tripPresences.companyId, companyId),
        eq(trips.companyId, companyId),
        ne(trips.status, 'cancelled'),
        gte(tripPresences.presumedUntil, now),
        lte(tripPresences.arrivesAt, until),
        where,
      ),
    )
type StayRow = Awaited<ReturnType<typeof readStays>>[number]

type Place = Pick<StayRow, 'countryCode' | 'latitude' | 'longitude'> & { stays: StayRow[] }

const placesOf = (stays: readonly StayRow[]): Place[] =>
  [
    ...Map.groupBy(stays, ({ countryCode, latitude, longitude }) => `${countryCode} ${latitude} ${longitude}`).values(),
  ].map((there) => ({ ...there[0]!, stays: there }))

/** Whether an alert may concern a place, by country and rectangle. `isAffected` then decides. */
function isPossible({ severity, countries, south, north, west, east }: CurrentAlert, place: Place): boolean {
  const { countryCode, latitude, longitude } = place
  const isInCountry = countries.includes(countryCode)
  if (south === null || north === null || west === null || east === null || latitude === null || longitude === null)
    return isInCountry
  return (
    (isInCountry && severity >= wholeCountriesFrom) || isInBox({ latitude, longitude }, { south, north, west, east })
  )
}

async function readAreas(db: Database, ids: string[]): Promise<Map<string, MarginArea[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select({ id: alerts.id, areas: alerts.areas }).from(alerts).where(inArray(alerts.id, ids))
  return new Map(rows.map(({ id, areas }) => [id, areas]))
}
