import { nearCircle, cornersOf, type LocatedPlace, outlineOf, ringsOnMap } from './area.rules'
import { toneOf } from './clusters.rules'
import { hasShape } from './countryShapes'
import styles from './TravelerMap.module.css'
import { type Coordinates, toWorld } from './view.rules'
import { cx } from '@/ui/cx'

const pathOf = (ring: readonly Coordinates[]) => ring.map((corner) => toWorld(corner).join(',')).join(' ')

interface ChosenShapesProps {
  area: string
  near: string
  /** The choice on the map. */
  at: string
  places: readonly LocatedPlace[]
  scale: number
}

/** The area and circles of the search, and a point for each place of concern whose country is too small for a shape. */
export function ChosenShapes({ area, near, at, places, scale }: ChosenShapesProps) {
  const circles = [near, at].flatMap((text) => nearCircle(text) ?? [])
  return (
    <>
      {places
        .filter((place) => !hasShape(place.countryCode) && toneOf(place) !== 'calm')
        .map((place) => {
          const [cx1, cy] = toWorld(place)
          return (
            <circle
              key={`${place.countryCode} ${place.city}`}
              {...{ cx: cx1, cy, r: 20 / scale }}
              className={cx(styles.country, styles[toneOf(place)])}
            />
          )
        })}
      {[cornersOf(area), ...circles.map(outlineOf)].flatMap(ringsOnMap).map((ring) => (
        <polygon key={pathOf(ring)} points={pathOf(ring)} className={styles.area} />
      ))}
    </>
  )
}
