import { thinnedAreas } from '#server/domains/risk/alerts/areas/thinnedAreas.ts'
import type { CapArea } from './capAreas.ts'
import type { CapWarning } from './capProblems.ts'

/** The most points of all areas of a document. The cost of a comparison with a place grows with them. */
const mostPoints = 4000
/** The most corners of one ring. */
const mostCorners = 400

/** Thins the areas of a document with too many points, with a warning. No place of an area is lost. */
export function withinPoints<Info extends { areas: CapArea[] }>(
  infos: readonly Info[],
  warn: (warning: CapWarning) => void,
): readonly Info[] {
  const areas = infos.flatMap((info) => info.areas)
  const thinned = thinnedAreas(areas, mostPoints, mostCorners)
  if (thinned === areas) return infos
  warn('simplifiedArea')
  const kept = new Map(areas.map((area, at) => [area, thinned[at]!]))
  return infos.map((info) => ({ ...info, areas: info.areas.map((area) => kept.get(area)!) }))
}
