import type { Element } from '@xmldom/xmldom'
import type { CodedArea } from '#server/domains/risk/alerts/areas/countriesOf.ts'
import { unwrappedRing } from '#server/domains/risk/alerts/areas/geometry.ts'
import { plainText } from '#server/domains/risk/reading/plainText.ts'
import type { Position } from '#server/reference/cityCentres.ts'
import { childrenOf, textOf, textsOf } from './capElements.ts'
import { CapRefusal, type CapWarning } from './capProblems.ts'

/** An area of a document. */
export type CapArea = CodedArea

const mostAreas = 100
const mostGeocodes = 200
const longestName = 200
/** Half of the equator. */
const longestRadius = 20_040

type Warn = (warning: CapWarning) => void

/**
 * The areas of an `info` element. A shape that is none is left out with a warning.
 * @throws {CapRefusal} where no shape, code or name is left
 */
export function readAreas(info: Element, warn: Warn): CapArea[] {
  const found = childrenOf(info, 'area').slice(0, mostAreas)
  const areas = found.map((area) => readArea(area, warn)).filter(isSomewhere)
  if (areas.length === 0 && found.length > 0) throw new CapRefusal('badArea')
  return areas
}

const isSomewhere = ({ name, polygons, circles, geocodes }: CapArea): boolean =>
  name !== '' || polygons.length + circles.length + geocodes.length > 0

const readArea = (area: Element, warn: Warn): CapArea => ({
  name: plainText(textOf(area, 'areaDesc'), longestName),
  polygons: textsOf(area, 'polygon').flatMap((text) => shapeOf(() => readRing(text, warn), warn)),
  circles: textsOf(area, 'circle').flatMap((text) => shapeOf(() => readCircle(text), warn)),
  geocodes: childrenOf(area, 'geocode')
    .slice(0, mostGeocodes)
    .map((code) => ({ name: textOf(code, 'valueName'), value: textOf(code, 'value') })),
})

/**
 * Blanks around a comma are not allowed, and yet common: `35, 139`. Runs of blanks are collapsed first, since a pattern
 * of runs around a comma takes the square of their length.
 */
const pairsOf = (text: string): string[] => text.trim().replace(/\s+/g, ' ').replace(/ ?, ?/g, ',').split(' ')

function shapeOf<Shape>(read: () => Shape, warn: Warn): Shape[] {
  try {
    return [read()]
  } catch {
    warn('badShape')
    return []
  }
}

const numberPattern = /^[+-]?(?:\d{1,6}(?:\.\d*)?|\.\d+)$/

function readNumber(text: string | undefined, least: number, most: number): number {
  const value = numberPattern.test(text ?? '') ? Number(text) : Number.NaN
  if (!(value >= least && value <= most)) throw new CapRefusal('badArea')
  return value
}

function readPoint(pair: string): Position {
  const [latitude, longitude, ...rest] = pair.split(',')
  if (rest.length > 0) throw new CapRefusal('badArea')
  return { latitude: readNumber(latitude, -90, 90), longitude: readNumber(longitude, -360, 360) }
}

/**
 * A ring of at least three corners, without the repeated last one. Where it crosses the antimeridian its longitudes
 * exceed 180 degrees. One that is not closed is closed with a warning.
 */
function readRing(text: string, warn: Warn): Position[] {
  const points = pairsOf(text).map(readPoint)
  const [first, last] = [points[0]!, points.at(-1)!]
  const isClosed = first.latitude === last.latitude && first.longitude === last.longitude
  if (!isClosed) warn('openRing')
  const corners = unwrappedRing(isClosed ? points.slice(0, -1) : points)
  if (corners.length < 3) throw new CapRefusal('badArea')
  return corners
}

/** A circle; a radius of 0 is a point. */
function readCircle(text: string) {
  const [point, radius, ...rest] = pairsOf(text)
  if (rest.length > 0) throw new CapRefusal('badArea')
  return { center: readPoint(point ?? ''), km: readNumber(radius, 0, longestRadius) }
}
