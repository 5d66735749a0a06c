import type { AlertArea } from '#contract/alerts.ts'

/**
 * Areas of no more than a number of points: corners of rings, and circles, each of which costs as much as a corner.
 * Rings are thinned; shapes beyond the limit are left out. Areas within it are returned as they are.
 */
export function thinnedAreas<Area extends AlertArea>(areas: readonly Area[], most: number): readonly Area[] {
  const step = Math.ceil(areas.reduce((sum, area) => sum + pointsOf(area), 0) / most)
  if (step <= 1) return areas
  let left = most
  const fits = (points: number): boolean => {
    const isFitting = points <= left
    if (isFitting) left -= points
    return isFitting
  }
  const thinned = <Corner>(ring: readonly Corner[]): Corner[][] => {
    const every = Math.max(1, Math.min(step, Math.floor(ring.length / 3)))
    const corners = ring.filter((_, at) => at % every === 0)
    return fits(corners.length) ? [corners] : []
  }
  return areas.map((area) => ({
    ...area,
    polygons: area.polygons.flatMap(thinned),
    circles: area.circles.filter(() => fits(1)),
  }))
}

const pointsOf = ({ polygons, circles }: AlertArea): number =>
  polygons.reduce((sum, { length }) => sum + length, circles.length)
