import type { Position } from '#server/reference/cityCentres.ts'
import { kmOfDegree } from './geometry.ts'

/** A ring with fewer corners, and how far outside of it the places of the whole ring are at most. */
export interface ThinnedRing {
  corners: readonly Position[]
  marginKm: number
}

/** A part of the ring between two kept corners, with the corner farthest from the line between them. */
interface Section {
  from: number
  to: number
  farthest: number
  distance: number
}

/** Plane distances differ a little from those on the globe. */
const safety = 1.02

/**
 * Keeps the corners that matter most (Douglas-Peucker): again and again the one farthest from the lines so far. Every
 * place inside of the whole ring is inside of the thinned one, or within `marginKm` of it.
 * @param most corners to keep, at least 3
 */
export function thinnedRing(ring: readonly Position[], most: number): ThinnedRing {
  if (ring.length <= most) return { corners: ring, marginKm: 0 }
  const points = planeOf(ring)
  const start = sectionOf(points, 0, points.length - 1)
  const sections = [sectionOf(points, 0, start.farthest), sectionOf(points, start.farthest, points.length - 1)]
  while (sections.length < most) {
    const at = indexOfFarthest(sections)
    const { from, to, farthest, distance } = sections[at]!
    if (distance === 0) break
    sections.splice(at, 1, sectionOf(points, from, farthest), sectionOf(points, farthest, to))
  }
  const marginKm = Math.max(...sections.map(({ distance }) => distance)) * kmOfDegree * safety
  return { corners: sections.map(({ from }) => ring[from]!), marginKm: Math.round(marginKm * 1000) / 1000 }
}

type Point = readonly [x: number, y: number]

/**
 * The corners on a plane in degrees of latitude, and the first one again at the end. Degrees of longitude count as at the
 * corner nearest to the equator, where they are longest, so that no distance is underestimated.
 */
function planeOf(ring: readonly Position[]): Point[] {
  const crosses = ring.some(({ latitude }) => latitude > 0) && ring.some(({ latitude }) => latitude < 0)
  const nearest = crosses ? 0 : Math.min(...ring.map(({ latitude }) => Math.abs(latitude)))
  const narrowing = Math.cos((nearest * Math.PI) / 180)
  const points = ring.map(({ latitude, longitude }): Point => [longitude * narrowing, latitude])
  return [...points, points[0]!]
}

function sectionOf(points: readonly Point[], from: number, to: number): Section {
  const [one, other] = [points[from]!, points[to]!]
  const section = { from, to, farthest: from, distance: 0 }
  for (let at = from + 1; at < to; at += 1) {
    const distance = squareToLine(points[at]!, one, other)
    if (distance > section.distance) Object.assign(section, { farthest: at, distance })
  }
  return { ...section, distance: Math.sqrt(section.distance) }
}

/** The square of the distance from a point to a line between two others. */
function squareToLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length))
  return (x - x1 - share * dx) ** 2 + (y - y1 - share * dy) ** 2
}

function indexOfFarthest(sections: readonly Section[]): number {
  let best = 0
  for (const [at, { distance }] of sections.entries()) if (distance > sections[best]!.distance) best = at
  return best
}
