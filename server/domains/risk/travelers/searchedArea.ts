import { sql, type SQL } from 'drizzle-orm'
import { circleOf, ringOf, type GlobePoint } from '#contract/searchedArea.ts'
import { tripPresences } from '#server/db/schema/presences.ts'
import { earthRadiusKm } from '#server/reference/places.ts'

const { latitude, longitude } = tripPresences

/** Condition: a presence lies within the circle of a search. A place without a position lies in none. */
export function circleCondition(text: string): SQL {
  const circle = circleOf(text)
  if (!circle) return sql`false`
  const { center, km } = circle
  const north = sql`power(sin(radians(${latitude} - ${center.latitude}::float8) / 2), 2)`
  const east = sql`power(sin(radians(${longitude} - ${center.longitude}::float8) / 2), 2)`
  const across = sql`cos(radians(${latitude})) * cos(radians(${center.latitude}::float8)) * ${east}`
  return sql`${2 * earthRadiusKm}::float8 * asin(least(1, sqrt(${north} + ${across}))) <= ${km}::float8`
}

/**
 * Condition: a presence lies within the ring of a search. A ring whose points are more than half the globe apart crosses
 * the antimeridian: its western part is moved east by a whole turn, and so is a place that is looked for in it.
 */
export function ringCondition(text: string): SQL {
  const ring = ringOf(text) ?? []
  const lengths = ring.map((point) => point.longitude)
  const isAcross = Math.max(...lengths) - Math.min(...lengths) > 180
  const cornerOf = (point: GlobePoint) => {
    const isMoved = isAcross && point.longitude < 0
    return `(${isMoved ? point.longitude + 360 : point.longitude},${point.latitude})`
  }
  const polygon = `(${ring.map(cornerOf).join(',')})`
  const moved = isAcross ? sql`case when ${longitude} < 0 then ${longitude} + 360 else ${longitude} end` : longitude
  return sql`coalesce(${polygon}::polygon @> point(${moved}, ${latitude}), false)`
}
