import { affectedKm, type AlertArea, type AlertSeverity } from '#contract/alerts.ts'
import type { tripPresences } from '#server/db/schema/presences.ts'
import { hasShape, kmToArea } from './geometry.ts'

/** The facts of an alert that decide about a place. */
export interface AlertFacts {
  severity: number
  startsAt: Date
  countsUntil: Date
  countries: readonly string[]
  areas: readonly AlertArea[]
}

/** The facts of a stay at a place. */
export type PlaceFacts = Pick<
  typeof tripPresences.$inferSelect,
  'countryCode' | 'latitude' | 'longitude' | 'arrivesAt' | 'leavesAt'
>

/** From this severity a place of an unknown position counts as affected. */
const unknownPlacesFrom = 3

/**
 * Whether an alert concerns a stay: the same country, a common moment that is not past, and a place within the area or
 * near it by severity. An extreme alert, and one without a shape, concern the whole country.
 */
export function concerns(alert: AlertFacts, place: PlaceFacts, now: Date): boolean {
  const { severity, countries, areas } = alert
  if (!countries.includes(place.countryCode)) return false
  if (place.arrivesAt > alert.countsUntil || place.leavesAt < alert.startsAt || place.leavesAt < now) return false
  if (severity >= 4 || !hasShape(areas)) return true
  const { latitude, longitude } = place
  if (latitude === null || longitude === null) return severity >= unknownPlacesFrom
  const within = affectedKm[severity as Exclude<AlertSeverity, 4>]
  return areas.some((area) => kmToArea({ latitude, longitude }, area) <= within)
}
