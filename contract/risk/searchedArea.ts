import * as z from 'zod/mini'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'

/** A point on the globe, in degrees. */
interface GlobePoint {
  latitude: number
  longitude: number
}

/** An area of a search as an address writes it: at most this many points, and kilometers around a point. */
export const areaLimits = { mostPoints: 100, mostKm: 5000 } as const

const coordinate = String.raw`-?\d{1,3}(?:\.\d{1,6})?`
const ringPattern = new RegExp(`^${coordinate},${coordinate}(?: ${coordinate},${coordinate}){2,99}$`)
const circlePattern = new RegExp(`^${coordinate},${coordinate},[1-9]\\d{0,3}$`)

/** Longitudes of a ring that begins west of the antimeridian and ends a whole turn further east. */
const mostLongitude = 540

/**
 * The points of a ring `45.50,-73.55 45.60,-73.40 45.40,-73.40`, or undefined where the text is none. A ring over the
 * antimeridian goes on eastward with longitudes above 180: its points follow one another without a jump, as those of
 * an alert do. A ring without such longitudes is the area between them, however wide it is.
 */
export function ringOf(text: string): GlobePoint[] | undefined {
  if (!ringPattern.test(text)) return undefined
  const points = text.split(' ').map((point) => pointOf(point.split(','), mostLongitude))
  return points.every((point) => point !== undefined) ? points : undefined
}

/** The circle `45.50,-73.55,100`: within 100 km of a point; undefined where the text is none. */
export function circleOf(text: string): { center: GlobePoint; km: number } | undefined {
  if (!circlePattern.test(text)) return undefined
  const [km, center] = [Number(text.split(',')[2]), pointOf(text.split(','))]
  return center && km <= areaLimits.mostKm ? { center, km } : undefined
}

function pointOf(parts: readonly string[], most = 180): GlobePoint | undefined {
  const [latitude, longitude] = [Number(parts[0]), Number(parts[1])]
  return Math.abs(latitude) <= 90 && longitude >= -180 && longitude <= most ? { latitude, longitude } : undefined
}

/** Addition to a search: an area as a ring of 3 to 100 points. */
export const ringText = z.string().check(
  z.maxLength(3000),
  z.refine((text) => ringOf(text) !== undefined, fieldProblem('invalid')),
)

/** Addition to a search: an area as a circle of whole kilometers. */
export const circleText = z.string().check(
  z.maxLength(40),
  z.refine((text) => circleOf(text) !== undefined, fieldProblem('invalid')),
)
