import type { Element } from '@xmldom/xmldom'
import type { AlertArea } from '#contract/alerts.ts'
import type { Position } from '#server/reference/cityCentres.ts'
import { unwrappedRing } from '#server/domains/risk/alerts/geometry.ts'
import { childrenOf, textOf, textsOf } from './capElements.ts'
import { CapRefusal, type CapWarning } from './capProblems.ts'
import { shortened } from './plainText.ts'

/** A code that locates an area, such as `SAME` with `006109`. */
export interface Geocode {
  name: string
  value: string
}

export interface CapArea extends AlertArea {
  geocodes: Geocode[]
}

const mostAreas = 100
const mostPoints = 400
const mostGeocodes = 200
const longestName = 200
/** Half of the equator. */
const longestRadius = 20_040

type Warn = (warning: CapWarning) => void

/** The areas of an `info` element. @throws {CapRefusal} for a shape that is none */
export const readAreas = (info: Element, warn: Warn): CapArea[] =>
  childrenOf(info, 'area')
    .slice(0, mostAreas)
    .map((area) => ({
      name: shortened(textOf(area, 'areaDesc').replace(/\s+/g, ' '), longestName),
      polygons: textsOf(area, 'polygon').map((text) => readRing(text, warn)),
      circles: textsOf(area, 'circle').map(readCircle),
      geocodes: childrenOf(area, 'geocode')
        .slice(0, mostGeocodes)
        .map((code) => ({ name: textOf(code, 'valueName'), value: textOf(code, 'value') })),
    }))

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
  const points = text.split(/\s+/).map(readPoint)
  const [first, last] = [points[0]!, points.at(-1)!]
  const isClosed = first.latitude === last.latitude && first.longitude === last.longitude
  if (!isClosed) warn('openRing')
  const corners = unwrappedRing(isClosed ? points.slice(0, -1) : points)
  if (corners.length < 3) throw new CapRefusal('badArea')
  if (corners.length <= mostPoints) return corners
  warn('simplifiedArea')
  const step = Math.ceil(corners.length / mostPoints)
  return corners.filter((_, at) => at % step === 0)
}

/** A circle; a radius of 0 is a point. */
function readCircle(text: string) {
  const [point, radius, ...rest] = text.split(/\s+/)
  if (rest.length > 0) throw new CapRefusal('badArea')
  return { center: readPoint(point ?? ''), km: readNumber(radius, 0, longestRadius) }
}
