import type { AlertArea } from '#contract/risk/alerts.ts'
import { circleAround, coveringCircles } from './coveringCircles.ts'
import type { MarginArea } from './geometry.ts'
import { thinnedRing } from './thinnedRing.ts'

/** Corners that are left of a ring at least. */
const leastCorners = 4

/**
 * Areas of about a number of points: corners of rings, and circles, each of which costs as much as a corner. Rings lose
 * the corners that matter least, and circles are joined; where there are too many rings even so, they become circles. No
 * place is lost: it is inside of the new shapes, or within the margin of the area. An area with a circle keeps one, even
 * beyond the limit. Areas within the limits are returned as they are.
 */
export function thinnedAreas<Area extends MarginArea>(
  areas: readonly Area[],
  most: number,
  mostOfRing = most,
): readonly Area[] {
  const { corners, rings, circles } = countsOf(areas)
  const isLong = areas.some(({ polygons }) => polygons.some(({ length }) => length > mostOfRing))
  if (corners + circles <= most && !isLong) return areas
  const forCircles = Math.min(circles, rings === 0 ? most : Math.floor(most / 2))
  const forRings = most - forCircles
  if (rings * leastCorners > forRings) return withFewCircles(areas.map(inCircles), most)
  const share = Math.min(1, (forRings - rings * leastCorners) / Math.max(1, corners))
  const roomOf = (length: number) => Math.min(mostOfRing, leastCorners + Math.floor(length * share))
  return withFewCircles(
    areas.map((area) => withThinnedRings(area, roomOf)),
    forCircles,
  )
}

function countsOf(areas: readonly AlertArea[]) {
  let [corners, rings, circles] = [0, 0, 0]
  for (const area of areas) {
    rings += area.polygons.length
    circles += area.circles.length
    for (const { length } of area.polygons) corners += length
  }
  return { corners, rings, circles }
}

function withThinnedRings<Area extends MarginArea>(area: Area, roomOf: (length: number) => number): Area {
  if (area.polygons.length === 0) return area
  const thinned = area.polygons.map((ring) => thinnedRing(ring, roomOf(ring.length)))
  const margin = thinned.reduce((widest, { marginKm }) => Math.max(widest, marginKm), 0)
  const marginKm = (area.marginKm ?? 0) + margin
  const polygons = thinned.map(({ corners }) => [...corners])
  return { ...area, polygons, ...(marginKm > 0 && { marginKm }) }
}

/** The area with circles only, each as wide as its ring with the margin. */
function inCircles<Area extends MarginArea>({ marginKm = 0, ...area }: Area): Area {
  const around = area.polygons.map((ring) => {
    const { center, km } = circleAround(ring)
    return { center, km: km + marginKm }
  })
  return { ...area, polygons: [], circles: [...area.circles, ...around] } as unknown as Area
}

function withFewCircles<Area extends AlertArea>(areas: readonly Area[], most: number): readonly Area[] {
  const { circles } = countsOf(areas)
  if (circles <= most) return areas
  const round = areas.filter((area) => area.circles.length > 0).length
  const share = Math.max(0, most - round) / circles
  return areas.map((area) => ({
    ...area,
    circles: [...coveringCircles(area.circles, 1 + Math.floor(area.circles.length * share))],
  }))
}
