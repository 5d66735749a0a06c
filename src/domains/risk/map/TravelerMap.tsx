import { lazy, memo, type RefObject, Suspense, useMemo, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { VisitedPlace } from '#contract/reports/itineraryReport.ts'
import { loadOnceOnline } from '@/ui/loadOnceOnline'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { type LocatedPlace, locatedPlaces, nearCircle, cornersOf, outlineOf, ringsOnMap } from './area.rules'
import { clusterIndex, countryTones, markersAt, toneOf } from './clusters.rules'
import { DrawLayer } from './DrawLayer'
import type { Highlight } from './highlight'
import { MapControls } from './MapControls'
import { Markers, MarkShape } from './Markers'
import { useDrawing } from './useDrawing'
import { steps, useGestures } from './useGestures'
import { type MapMoves, useMapView } from './useMapView'
import styles from './TravelerMap.module.css'
import { type MapSize, type MapView, toWorld, type Coordinates } from './view.rules'
import { hasShape } from './countryShapes'

const Countries = lazy(() => loadOnceOnline(() => import('./Countries')))

export interface TravelerMapProps {
  places: readonly VisitedPlace[]
  /** The area and the circle of the search; empty for none. */
  area: string
  near: string
  /** The chosen place; empty for all. */
  at: string
  /** The place of the table that the reader points at. */
  highlight: Highlight
  onChoose: (at: string) => void
  /** Searches the drawn area; undefined where no area can be searched. */
  onArea: ((area: string) => void) | undefined
}

/**
 * A map of the places of a search, drawn without any service. Everything on it is also in the table below it, and
 * every movement is also a button (docs/decisions/0041).
 */
export default function TravelerMap({ onArea, ...props }: TravelerMapProps) {
  const { formatMessage } = useIntl()
  const [group, frame, moved] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
  ]
  const places = useMemo(() => locatedPlaces(props.places), [props.places])
  const points = useMemo(() => places.map(toWorld), [places])
  const { size, view, moves } = useMapView({ frame, moved }, points)
  const moveSteps = useMemo(() => steps(moves), [moves])
  const drawing = useDrawing(group, onArea ?? (() => undefined))
  useGestures({ group, frame }, moves, drawing.isOn)
  const unlocated = props.places.length - places.length
  return (
    <div ref={group} role="group" aria-label={formatMessage({ id: 'findTravelers.map' })} className={styles.map}>
      <MapControls steps={moveSteps} drawing={onArea && drawing} />
      <div ref={frame} className={styles.frame} data-drawing={drawing.isOn || undefined}>
        <Drawn {...props} places={places} view={view} size={size} moved={moved} approach={moves.approach} />
        {drawing.isOn && (
          <DrawLayer view={view} corners={drawing.corners} onCorners={drawing.setCorners} onDone={drawing.finish} />
        )}
      </div>
      <p role="status" className={layout.unseenWhenEmpty}>
        {drawing.isOn && <FormattedMessage id="findTravelers.map.draw.how" />}
      </p>
      <MapLegend />
      {unlocated > 0 && (
        <p className={textStyle.note}>
          <FormattedMessage id="findTravelers.map.unlocated" values={{ places: unlocated }} />
        </p>
      )}
    </div>
  )
}

interface DrawnProps extends Omit<TravelerMapProps, 'onArea'> {
  places: readonly LocatedPlace[]
  view: MapView
  size: MapSize
  approach: MapMoves['approach']
  moved: RefObject<HTMLDivElement | null>
}

/**
 * The drawing that moves as one image: countries, shapes of the search, and marks. It is drawn from the corner of the
 * world, so that the same scale elsewhere renders only which marks are in sight.
 */
function Drawn({ places, area, near, at, highlight, onChoose, view, size, moved, approach }: DrawnProps) {
  const index = useMemo(() => clusterIndex(places), [places])
  const markers = useMemo(() => markersAt(index, view.scale), [index, view.scale])
  return (
    <div ref={moved} className={styles.moved}>
      <World {...{ area, near, at, places }} scale={view.scale} />
      <Markers {...{ markers, view, size, highlight, at, onChoose, approach }} />
    </div>
  )
}

interface WorldProps extends Pick<DrawnProps, 'places' | 'area' | 'near' | 'at'> {
  scale: number
}

const World = memo(function World({ scale, places, ...search }: WorldProps) {
  const tones = useMemo(() => countryTones(places), [places])
  return (
    <svg aria-hidden="true" className={styles.world}>
      <g transform={`scale(${scale})`}>
        <Suspense fallback={null}>
          <Countries tones={tones} />
        </Suspense>
        <ChosenShapes {...search} places={places} scale={scale} />
      </g>
    </svg>
  )
})

const tones = ['calm', 'warning', 'danger'] as const

/** The meaning of the shapes, and how the map is moved. */
const MapLegend = memo(function MapLegend() {
  return (
    <div className={cx(layout.row3, layout.lines1, layout.between, textStyle.note)}>
      <ul role="list" className={cx(layout.row3, layout.lines1)}>
        {tones.map((tone) => (
          <li key={tone} className={layout.row1}>
            <MarkShape tone={tone} className={styles.sample} />
            <FormattedMessage id={`findTravelers.map.tone.${tone}`} />
          </li>
        ))}
      </ul>
      <p className={styles.hint}>
        <FormattedMessage id="findTravelers.map.hint" />
      </p>
    </div>
  )
})

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
function ChosenShapes({ area, near, at, places, scale }: ChosenShapesProps) {
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
