import type { CapArea } from './capAreas.ts'
import type { CapWarning } from './capProblems.ts'

/** The most corners of all areas of a document. The cost of a comparison with a place grows with them. */
const mostPoints = 4000

/** Thins the rings of a document with too many corners; rings beyond the limit are left out. Both are a warning. */
export function withinPoints<Info extends { areas: CapArea[] }>(
  infos: readonly Info[],
  warn: (warning: CapWarning) => void,
): Info[] {
  const rings = infos.flatMap(({ areas }) => areas.flatMap(({ polygons }) => polygons))
  const step = Math.ceil(rings.reduce((sum, { length }) => sum + length, 0) / mostPoints)
  if (step <= 1) return [...infos]
  warn('simplifiedArea')
  let left = mostPoints
  const thinned = <Corner>(ring: readonly Corner[]): Corner[][] => {
    const every = Math.max(1, Math.min(step, Math.floor(ring.length / 3)))
    const corners = ring.filter((_, at) => at % every === 0)
    left -= corners.length
    return left >= 0 ? [corners] : []
  }
  return infos.map((info) => ({
    ...info,
    areas: info.areas.map((area) => ({ ...area, polygons: area.polygons.flatMap(thinned) })),
  }))
}
