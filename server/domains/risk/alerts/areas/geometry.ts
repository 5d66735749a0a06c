import { affectedKm, type AlertArea, type AlertSeverity } from '#contract/risk/alerts.ts'
import type { Position } from '#server/reference/cityCentres.ts'
import { kilometres } from '#server/reference/places.ts'

/** Kilometers of a degree of latitude. */
export const kmOfDegree = 111.19

/** An area whose rings may have been thinned: places so far outside of them belong to it too. */
export interface MarginArea extends AlertArea {
  marginKm?: number
}

/** The longitude nearest to another one: the same meridian, 360 degrees away where that is nearer. */
const unwrapped = (longitude: number, near: number): number => longitude - 360 * Math.round((longitude - near) / 360)

/** A ring whose longitudes follow one another without a jump, so that it may exceed 180 degrees. */
export function unwrappedRing(ring: readonly Position[]): Position[] {
  let last = ring[0]?.longitude ?? 0
  return ring.map(({ latitude, longitude }) => {
    last = unwrapped(longitude, last)
    return { latitude, longitude: last }
  })
}

/** Whether a point is inside a ring. The ring is unwrapped, the point need not be. */
export function isInside(point: Position, ring: readonly Position[]): boolean {
  const { south, north, west, east } = boundsOf(ring)
  const x = unwrapped(point.longitude, (west + east) / 2)
  const y = point.latitude
  if (y < south || y > north || x < west || x > east) return false
  let inside = false
  for (const [at, one] of ring.entries()) {
    const other = ring[(at + 1) % ring.length]!
    if (one.latitude > y === other.latitude > y) continue
    const share = (y - one.latitude) / (other.latitude - one.latitude)
    if (x < one.longitude + share * (other.longitude - one.longitude)) inside = !inside
  }
  return inside
}

/** Kilometers from a point to an area; 0 inside it, infinite for an area without a shape. */
export function kmToArea(point: Position, { polygons, circles, marginKm = 0 }: MarginArea): number {
  return Math.min(
    ...circles.map(({ center, km }) => Math.max(0, kilometres(point, center) - km)),
    ...polygons.map((ring) => Math.max(0, kmToRing(point, ring) - marginKm)),
  )
}

function kmToRing(point: Position, ring: readonly Position[]): number {
  if (isInside(point, ring)) return 0
  return Math.min(...ring.map((one, at) => kilometres(point, nearestOf(point, one, ring[(at + 1) % ring.length]!))))
}

/**
 * The point of an edge that is nearest to a point, on a plane whose degrees are as long as those at the point. The second
 * end follows the first: each by itself, an edge on the other side of the world would lead around the whole of it.
 */
function nearestOf(point: Position, one: Position, other: Position): Position {
  const narrowing = Math.cos((point.latitude * Math.PI) / 180)
  const start = unwrapped(one.longitude, point.longitude)
  const end = unwrapped(other.longitude, start)
  const from = { x: (start - point.longitude) * narrowing, y: one.latitude - point.latitude }
  const [dx, dy] = [(end - start) * narrowing, other.latitude - one.latitude]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(from.x * dx + from.y * dy) / length))
  return { latitude: one.latitude + share * (other.latitude - one.latitude), longitude: start + share * (end - start) }
}

const bounds = new WeakMap<readonly Position[], Box>()

/** The rectangle around the corners of a ring, computed once for each ring. */
function boundsOf(ring: readonly Position[]): Box {
  const known = bounds.get(ring)
  if (known) return known
  const box = { south: Infinity, north: -Infinity, west: Infinity, east: -Infinity }
  for (const { latitude, longitude } of ring) {
    box.south = Math.min(box.south, latitude)
    box.north = Math.max(box.north, latitude)
    box.west = Math.min(box.west, longitude)
    box.east = Math.max(box.east, longitude)
  }
  bounds.set(ring, box)
  return box
}

/** Whether any area has a shape. Without one an alert names countries only. */
export const hasShape = (areas: readonly AlertArea[]): boolean =>
  areas.some(({ polygons, circles }) => polygons.length + circles.length > 0)

export interface Box {
  south: number
  north: number
  west: number
  east: number
}

/** Whether a point is in a rectangle, whose longitudes may exceed 180 degrees. */
export const isInBox = ({ latitude, longitude }: Position, { south, north, west, east }: Box): boolean =>
  latitude >= south &&
  latitude <= north &&
  [0, 360, -360].some((turn) => longitude + turn >= west && longitude + turn <= east)

/**
 * The rectangle of the places that an alert can concern by their distance; undefined for one without a shape. It is
 * generous, as the exact rule decides afterwards.
 */
export function boxOf(areas: readonly MarginArea[], severity: AlertSeverity): Box | undefined {
  if (!hasShape(areas)) return undefined
  const points = areas.flatMap(({ polygons, circles, marginKm = 0 }) => [
    ...polygons.flat().map((point) => ({ ...point, km: affectedKm[severity] + marginKm })),
    ...circles.map(({ center, km }) => ({ ...center, km: km + affectedKm[severity] })),
  ])
  const first = points[0]!.longitude
  const margins = points.map(({ latitude, longitude, km }) => {
    const up = (km / kmOfDegree) * 1.02
    const highest = Math.min(89.9, Math.abs(latitude) + up)
    const aside = Math.min(180, up / Math.cos((highest * Math.PI) / 180))
    // Rings of several areas are unwrapped each by itself: a common reference keeps the rectangle small.
    const near = unwrapped(longitude, first)
    return { south: latitude - up, north: latitude + up, west: near - aside, east: near + aside }
  })
  return {
    south: Math.min(...margins.map((margin) => margin.south)),
    north: Math.max(...margins.map((margin) => margin.north)),
    west: Math.min(...margins.map((margin) => margin.west)),
    east: Math.max(...margins.map((margin) => margin.east)),
  }
}
