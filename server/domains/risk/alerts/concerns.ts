import { affectedKm, type AlertArea, type AlertSeverity } from '#contract/alerts.ts'
import type { tripPresences } from '#server/db/schema/presences.ts'
import { hasShape, kmToArea } from './areas/geometry.ts'

/** The time of an alert. */
interface AlertTime {
  startsAt: Date
  countsUntil: Date
}

/** The facts of an alert that decide about a place. */
interface AlertPlace {
  severity: number
  countries: readonly string[]
  areas: readonly AlertArea[]
}

type PresenceRow = typeof tripPresences.$inferSelect

/** Where a stay is, and when. */
type PlaceFacts = Pick<PresenceRow, 'countryCode' | 'latitude' | 'longitude'>
type TimeFacts = Pick<PresenceRow, 'arrivesAt'> & {
  /** Presumed days included (`thereUntil`). */
  thereUntil: Date
}

/** From this severity a place of an unknown position counts as affected. */
const unknownPlacesFrom = 3

/** Whether an alert concerns a stay: by its time and by its place. */
export const concerns = (alert: AlertTime & AlertPlace, stay: PlaceFacts & TimeFacts, now: Date): boolean =>
  isDuring(alert, stay, now) && isAffected(alert, stay)

/** Whether an alert and a stay have a common moment that is not past. */
export const isDuring = (
  { startsAt, countsUntil }: AlertTime,
  { arrivesAt, thereUntil }: TimeFacts,
  now: Date,
): boolean => arrivesAt <= countsUntil && thereUntil >= startsAt && thereUntil >= now

/**
 * Whether a place is within the area of an alert or near it by severity, in whatever country. An extreme alert, and one
 * without a shape, concern whole countries.
 */
export function isAffected({ severity, countries, areas }: AlertPlace, place: PlaceFacts): boolean {
  const { countryCode, latitude, longitude } = place
  const isInCountry = countries.includes(countryCode)
  if (severity >= 4 || !hasShape(areas)) return isInCountry
  if (latitude === null || longitude === null) return isInCountry && severity >= unknownPlacesFrom
  const within = affectedKm[severity as Exclude<AlertSeverity, 4>]
  return areas.some((area) => kmToArea({ latitude, longitude }, area) <= within)
}
