import { affectedKm, type AlertSeverity, wholeCountriesFrom } from '#contract/risk/alerts.ts'
import type { tripPresences } from '#server/db/schema/risk/presences.ts'
import { hasShape, kmToArea, type MarginArea } from './areas/geometry.ts'

/** The time of an alert. */
interface AlertTime {
  startsAt: Date
  countsUntil: Date
}

/** The facts of an alert that decide about a place. */
interface AlertPlace {
  severity: number
  countries: readonly string[]
  areas: readonly MarginArea[]
}

type PresenceRow = typeof tripPresences.$inferSelect

/** Where a stay is, and when. */
type PlaceFacts = Pick<PresenceRow, 'countryCode' | 'latitude' | 'longitude'>
type TimeFacts = Pick<PresenceRow, 'arrivesAt' | 'presumedUntil'>

/** From this severity a place of an unknown position counts as affected. */
const unknownPlacesFrom = 3

/** Whether an alert and a stay have a common moment that is not past. */
export const isDuring = (
  { startsAt, countsUntil }: AlertTime,
  { arrivesAt, presumedUntil }: TimeFacts,
  now: Date,
): boolean => arrivesAt <= countsUntil && presumedUntil >= startsAt && presumedUntil >= now

/**
 * Whether a place is within the area of an alert or near it by severity, in whatever country. An extreme alert concerns
 * its whole countries besides, and one without a shape nothing else.
 */
export function isAffected({ severity, countries, areas }: AlertPlace, place: PlaceFacts): boolean {
  const { countryCode, latitude, longitude } = place
  const isInCountry = countries.includes(countryCode)
  if (!hasShape(areas)) return isInCountry
  if (isInCountry && severity >= wholeCountriesFrom) return true
  if (latitude === null || longitude === null) return isInCountry && severity >= unknownPlacesFrom
  const within = affectedKm[severity as AlertSeverity]
  return areas.some((area) => kmToArea({ latitude, longitude }, area) <= within)
}
