import type { AlertArea } from '#contract/risk/alerts.ts'
import type { Position } from '#server/reference/cityCentres.ts'
import { kilometres } from '#server/reference/places.ts'

type Circle = AlertArea['circles'][number]

/** Half of the equator: a circle of this radius has every place. */
const wholeGlobe = 20_040
/** Degrees of the first grid, in whose cells circles are joined. */
const finest = 0.25

/**
 * No more than a number of circles that cover all the others: neighbors become one circle around them.
 * @param most at least 1
 */
export function coveringCircles(circles: readonly Circle[], most: number): readonly Circle[] {
  if (circles.length <= most) return circles
  for (let size = finest; ; size *= 2) {
    const cells = Map.groupBy(circles, ({ center }) => cellOf(center, size))
    if (cells.size <= most) return [...cells.values()].map(around)
  }
}

const cellOf = ({ latitude, longitude }: Position, size: number): string =>
  `${Math.floor((latitude + 90) / size)} ${Math.floor((longitude + 720) / size)}`

function around(circles: readonly Circle[]): Circle {
  if (circles.length === 1) return circles[0]!
  const center = middleOf(circles.map((circle) => circle.center))
  const km = circles.reduce((most, circle) => Math.max(most, kilometres(center, circle.center) + circle.km), 0)
  return { center, km: Math.min(wholeGlobe, km) }
}

/** A circle with every place of a ring in it. */
export function circleAround(ring: readonly Position[]): Circle {
  const center = middleOf(ring)
  const width = spanOf(ring.map(({ longitude }) => longitude))
  // Around more than half of the globe, the corners say nothing about what is between them.
  if (width > 180) return { center, km: wholeGlobe }
  const km = ring.reduce((most, corner) => Math.max(most, kilometres(center, corner)), 0)
  return { center, km: Math.min(wholeGlobe, km * 1.02) }
}

/** The middle of the rectangle around points. */
function middleOf(points: readonly Position[]): Position {
  const [latitude, longitude] = (['latitude', 'longitude'] as const).map((name) => {
    const [least, most] = rangeOf(points.map((point) => point[name]))
    return (least + most) / 2
  })
  return { latitude: latitude!, longitude: longitude! }
}

const rangeOf = (values: readonly number[]): [least: number, most: number] =>
  values.reduce(([least, most], value) => [Math.min(least, value), Math.max(most, value)], [Infinity, -Infinity])
const spanOf = (values: readonly number[]): number => {
  const [least, most] = rangeOf(values)
  return most - least
}
