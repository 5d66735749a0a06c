import type { VisitedPlace } from '#contract/reports/itineraryReport.ts'
import { areaLimits, circleOf, ringOf } from '#contract/risk/searchedArea.ts'
import { type Coordinates, type Point, toCoordinates } from './view.rules'

/** A coordinate as a search has it, to about a hundred meters. */
const short = (value: number) => String(Number(value.toFixed(3)))
const pairText = ({ latitude, longitude }: Coordinates) => `${short(latitude)},${short(longitude)}`

/** A drawn ring of points of the world as `area` of a search (`itineraryReportParameters`). */
export const areaText = (ring: readonly Point[]): string =>
  ring
    .slice(0, areaLimits.mostPoints)
    .map((point) => pairText(toCoordinates(point)))
    .join(' ')

/** The corners of an `area`; none where it is empty. */
export const cornersOf = (area: string): readonly Coordinates[] => ringOf(area) ?? []

/** A ring as the map draws it: what goes over the antimeridian is drawn at the other edge as well. */
export const ringsOnMap = (ring: readonly Coordinates[]): (readonly Coordinates[])[] =>
  [0, 360, -360]
    .map((turn) => ring.map(({ latitude, longitude }) => ({ latitude, longitude: longitude + turn })))
    .filter((turned) => turned.some(({ longitude }) => Math.abs(longitude) <= 180))

/** The four corners of the rectangle between two points. */
export const rectangle = ([x1, y1]: Point, [x2, y2]: Point): Point[] => [
  [x1, y1],
  [x2, y1],
  [x2, y2],
  [x1, y2],
]

export interface Circle extends Coordinates {
  km: number
}

/** The circle of a search, `near`; undefined where there is none. */
export function nearCircle(near: string): Circle | undefined {
  const read = circleOf(near)
  return read && { ...read.center, km: read.km }
}

/** A circle as `near` of a search, in whole kilometers. */
export const circleText = ({ km, ...center }: Circle): string =>
  `${pairText(center)},${Math.max(1, Math.min(areaLimits.mostKm, Math.ceil(km)))}`

const radians = Math.PI / 180
const earthKm = 6371

/** The distance of two points along the surface of the earth. */
export function kmBetween(one: Coordinates, other: Coordinates): number {
  const [up, across] = [(other.latitude - one.latitude) * radians, (other.longitude - one.longitude) * radians]
  const half =
    Math.sin(up / 2) ** 2 +
    Math.cos(one.latitude * radians) * Math.cos(other.latitude * radians) * Math.sin(across / 2) ** 2
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** The outline of a circle as points, for drawing it. */
export const outlineOf = ({ latitude, longitude, km }: Circle): Coordinates[] =>
  Array.from({ length: 48 }, (_, at) => {
    const angle = (at / 48) * 2 * Math.PI
    const up = (km / earthKm / radians) * Math.cos(angle)
    const across = ((km / earthKm / radians) * Math.sin(angle)) / Math.max(0.05, Math.cos(latitude * radians))
    return { latitude: latitude + up, longitude: longitude + across }
  })

/** A place whose coordinates are known. */
export type LocatedPlace = VisitedPlace & Coordinates

export const locatedPlaces = (places: readonly VisitedPlace[]): LocatedPlace[] =>
  places.filter((place): place is LocatedPlace => place.latitude !== null && place.longitude !== null)

/**
 * Places as a choice in the address of the search: a city by its code, several places or one without a code by the
 * circle around them.
 */
export function choiceOf(places: readonly LocatedPlace[]): string {
  const [first] = places
  if (!first) return ''
  if (places.length === 1 && /^[A-Z]{3}$/.test(first.cityCode)) return first.cityCode
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const center = {
    latitude: mean(places.map(({ latitude }) => latitude)),
    longitude: mean(places.map(({ longitude }) => longitude)),
  }
  // One kilometer more, for the digits that the text leaves out.
  return circleText({ ...center, km: Math.max(...places.map((place) => kmBetween(center, place))) + 1 })
}
