import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { circleOf, ringOf } from '#contract/risk/searchedArea.ts'
import { tripPresences } from '#server/db/schema/risk/presences.ts'
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

/** Condition: a presence lies within the ring of a search, which may go on beyond the antimeridian (`ringOf`). */
export function ringCondition(text: string): SQL {
  const corners = (ringOf(text) ?? []).map((corner) => `(${corner.longitude},${corner.latitude})`)
  const polygon = `(${corners.join(',')})`
  const isWithin = (east: SQLWrapper) => sql`${polygon}::polygon @> point(${east}, ${latitude})`
  return sql`coalesce(${isWithin(longitude)} or ${isWithin(sql`${longitude} + 360`)}, false)`
}
