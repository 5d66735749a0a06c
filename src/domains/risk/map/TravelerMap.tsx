import { lazy, type RefObject, Suspense, useMemo, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { VisitedPlace } from '#contract/itineraryReport.ts'
import { loadOnceOnline } from '@/ui/loadOnceOnline'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { type LocatedPlace, locatedPlaces } from './area.rules'
import { ChosenShapes } from './ChosenShapes'
import { clusterIndex, markersAt, type Tone, toneOf } from './clusters.rules'
import { DrawLayer } from './DrawLayer'
import type { Highlight } from './highlight'
import { MapControls } from './MapControls'
import { MapLegend } from './MapLegend'
import { Markers } from './Markers'
import { useDrawing } from './useDrawing'
import { steps, useGestures } from './useGestures'
import { type MapMoves, useMapView } from './useMapView'
import styles from './TravelerMap.module.css'
import { toWorld } from './view.rules'

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
  const moves = useMapView({ frame, moved }, points)
  const drawing = useDrawing(onArea ?? (() => undefined))
  useGestures({ group, frame }, moves, drawing.isOn)
  const unlocated = props.places.length - places.length
  return (
    <div ref={group} role="group" aria-label={formatMessage({ id: 'findTravelers.map' })} className={styles.map}>
      <MapControls steps={steps(moves)} drawing={onArea && drawing} />
      <div ref={frame} className={styles.frame} data-drawing={drawing.isOn || undefined}>
        <Drawn {...props} places={places} moves={moves} moved={moved} />
        {drawing.isOn && (
          <DrawLayer
            view={moves.view}
            corners={drawing.corners}
            onCorners={drawing.setCorners}
            onDone={drawing.finish}
          />
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
  moves: MapMoves
  moved: RefObject<HTMLDivElement | null>
}

/** The drawing that moves as one image: countries, shapes of the search, and marks. */
function Drawn({ places, area, near, at, highlight, onChoose, moves: { view, size }, moved }: DrawnProps) {
  const index = useMemo(() => clusterIndex(places), [places])
  const markers = useMemo(() => markersAt(index, view), [index, view])
  const tones = useMemo(() => tonesOf(places), [places])
  return (
    <div ref={moved} className={styles.moved}>
      <svg aria-hidden="true" className={styles.world}>
        <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
          <Suspense fallback={null}>
            <Countries tones={tones} />
          </Suspense>
          <ChosenShapes {...{ area, near, at, places }} scale={view.scale} />
        </g>
      </svg>
      <Markers {...{ markers, view, size, highlight, at, onChoose }} />
    </div>
  )
}

/** The tone of each country with people: that of its worst place. */
function tonesOf(places: readonly LocatedPlace[]): ReadonlyMap<string, Tone> {
  const order: readonly Tone[] = ['calm', 'warning', 'danger']
  const tones = new Map<string, Tone>()
  for (const place of places) {
    const [before, now] = [tones.get(place.countryCode) ?? 'calm', toneOf(place)]
    tones.set(place.countryCode, order.indexOf(now) > order.indexOf(before) ? now : before)
  }
  return tones
}
