import { memo, useCallback } from 'react'
import { useIntl } from 'react-intl'
import { placeKey } from '@/domains/risk/risk.rules'
import { useFormats } from '@/i18n/useFormats'
import { cx } from '@/ui/cx'
import { isInSight, type Marker, toneOf, type Tone } from './clusters.rules'
import { type Highlight, useHighlighted } from './highlight'
import styles from './TravelerMap.module.css'
import { type MapSize, type MapView, type Point, toWorld } from './view.rules'

interface MarkersProps {
  markers: readonly Marker[]
  view: MapView
  size: MapSize
  highlight: Highlight
  /** The choice of the address. */
  at: string
  onChoose: (at: string) => void
  /** Zooms in on some points; false where the map shows them as near as it can. */
  approach: (points: readonly Point[]) => boolean
}

/** Marks within this distance of the map in px are drawn too, so that a movement does not bring in an empty map. */
const beyondPx = 600

/**
 * The marks as buttons, in the order in which a text is read; those beyond the edge are there for moving only. A mark of
 * several places zooms in on them, and one that cannot be parted, or of one place, lists the people there.
 */
export function Markers({ markers, view, size, highlight, at, onChoose, approach }: MarkersProps) {
  const { formatMessage } = useIntl()
  const highlighted = useHighlighted(highlight)
  const press = useCallback(
    ({ key, places }: Marker, isChosen: boolean) => {
      if (!isChosen && places.length > 1 && approach(places.map(toWorld))) return
      onChoose(isChosen ? '' : key)
    },
    [approach, onChoose],
  )
  return (
    <ul role="list" aria-label={formatMessage({ id: 'findTravelers.map.marks' })} className={styles.marks}>
      {markers
        .filter((marker) => isInSight(marker, view, size, beyondPx))
        .map((marker) => (
          <li key={nameOf(marker)} inert={!isInSight(marker, view, size)}>
            <MarkerButton
              marker={marker}
              x={Math.round(marker.at[0] * view.scale)}
              y={Math.round(marker.at[1] * view.scale)}
              isHighlighted={highlighted !== undefined && marker.places.some((each) => placeKey(each) === highlighted)}
              isChosen={at !== '' && (marker.key === at || marker.places.some(({ cityCode }) => cityCode === at))}
              onPress={press}
            />
          </li>
        ))}
    </ul>
  )
}

interface MarkerButtonProps {
  marker: Marker
  x: number
  y: number
  isHighlighted: boolean
  isChosen: boolean
  onPress: (marker: Marker, isChosen: boolean) => void
}

/** The largest place names a mark. Its button, with the focus, thus stays where the map is zoomed and the mark parts. */
const nameOf = ({ places: [first] }: Marker) => (first ? `${placeKey(first)} ${first.latitude}` : '')

/** Room around the shape of a mark, the padding of its button: it is larger for a finger than it looks. */
const fingerPx = 8

const MarkerButton = memo(function MarkerButton(props: MarkerButtonProps) {
  const { marker, x, y, isHighlighted, isChosen, onPress } = props
  const name = useMarkerName(marker)
  const reach = Math.round(13 + 4 * Math.log10(marker.travellers)) + fingerPx
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={marker.places.length > 1 && !isChosen ? undefined : isChosen}
      title={name}
      data-highlighted={isHighlighted || undefined}
      className={styles.mark}
      style={{ left: x - reach, top: y - reach, inlineSize: reach * 2, blockSize: reach * 2 }}
      onClick={() => onPress(marker, isChosen)}
    >
      <MarkShape tone={toneOf(marker)} />
      <span className={styles.count} aria-hidden="true">
        {marker.travellers}
      </span>
    </button>
  )
})

const outlines: Record<Tone, string> = {
  calm: 'M20 3a17 17 0 1 1 0 34a17 17 0 1 1 0-34z',
  warning: 'M7 4h26a3 3 0 0 1 3 3v26a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z',
  danger: 'M20 -4L44 20L20 44L-4 20z',
}

/** The shape of a mark, which says the same as its color: round, square, or on its corner. */
export const MarkShape = ({ tone, className }: { tone: Tone; className?: string | undefined }) => (
  <svg viewBox="-2 -2 44 44" aria-hidden="true" className={cx(styles.shape, styles[tone], className)}>
    <path d={outlines[tone]} />
  </svg>
)

function useMarkerName({ places, travellers, advisoryLevel, alertSeverity, withoutHotel }: Marker): string {
  const { formatMessage } = useIntl()
  const { country } = useFormats()
  const [first] = places
  return formatMessage(
    { id: 'findTravelers.map.mark' },
    {
      place: first ? `${first.city}, ${country(first.countryCode)}` : '',
      more: places.length - 1,
      people: travellers,
      level: String(advisoryLevel),
      severity: String(alertSeverity),
      withoutHotel,
    },
  )
}
