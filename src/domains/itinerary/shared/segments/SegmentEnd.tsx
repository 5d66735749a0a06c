import { FormattedMessage, useIntl } from 'react-intl'
import { placeName } from '#contract/trips/placeName.ts'
import { firstDayOf, isJourney } from '#contract/trips/segments.ts'
import type { Place, Segment } from '#contract/trips/trips.ts'
import { dayDifference } from '@/i18n/formats'
import { useFormats } from '@/i18n/useFormats'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { SegmentHour } from './SegmentHour'
import { zoneNames } from './zoneNames'
import styles from './SegmentEnd.module.css'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

type End = 'departure' | 'arrival'
const words = {
  flight: { departure: 'itinerary.departs', arrival: 'itinerary.arrives' },
  train: { departure: 'itinerary.departs', arrival: 'itinerary.arrives' },
  hotel: { departure: 'itinerary.hotel.from', arrival: 'itinerary.hotel.to' },
  car: { departure: 'itinerary.car.from', arrival: 'itinerary.car.to' },
} as const

interface SegmentEndProps {
  segment: Segment
  end: End
  /** The day (`yyyy-MM-dd`) that a heading above names already. */
  day?: string | undefined
}

/** One end of a segment, in local time. */
export function SegmentEnd({ segment, end, day }: SegmentEndProps) {
  const { weekday } = useFormats()
  const isOnTheWay = isJourney(segment)
  const date = end === 'departure' ? firstDayOf(segment) : segment.arrival.slice(0, 10)
  const place = end === 'departure' ? segment.from : segment.to
  const label = <FormattedMessage id={words[segment.kind][end]} />
  return (
    <div className={cx(layout.shrink, textStyle.anywhere)}>
      {isOnTheWay ? (
        <VisuallyHidden>{label} </VisuallyHidden>
      ) : (
        <p className={cx(textStyle.faint, textStyle.tiny, textStyle.medium)}>{label}</p>
      )}
      <p className={cx(layout.row2, layout.baseline, layout.lines0)}>
        <SegmentHour segment={segment} end={end} className={styles.time} />
        {isOnTheWay && end === 'arrival' && <DayMark from={segment.departure} to={segment.arrival} />}
        {isOnTheWay && <ZoneName segment={segment} end={end} />}
        {date !== day && <span className={textStyle.note}>{weekday(date)}</span>}
      </p>
      {end === 'departure' && <ExpectedArrival segment={segment} />}
      {segment.kind !== 'hotel' && !isAtDesk(segment) && (
        <p className={textStyle.note}>
          {isStationCode(segment.kind, place) && (
            <>
              <span className={styles.code}>{place.code}</span>{' '}
            </>
          )}
          {placeName(place)}
        </p>
      )}
    </div>
  )
}

/** The address of a rental, shown below, includes the place. */
const isAtDesk = ({ rentalDesk, from, to }: Segment) => rentalDesk !== null && from.code === to.code

/**
 * Travelers know airports by their codes. The code of another place often is its city's, which means nothing to them.
 */
const isStationCode = (kind: Segment['kind'], { code, cityCode }: Place) =>
  code !== '' && (kind === 'flight' || (kind === 'train' && code !== cityCode))

/** The guest's expected arrival, where it differs from the hotel's check-in. */
function ExpectedArrival({ segment }: { segment: Segment }) {
  const { time } = useFormats()
  const { checkInFrom, departure } = segment
  if (!checkInFrom || departure.slice(11) === checkInFrom) return null
  return (
    <p className={textStyle.note}>
      <FormattedMessage
        id="itinerary.hotel.expected"
        values={{ time: time(departure), days: dayDifference(firstDayOf(segment), departure) }}
      />
    </p>
  )
}

/** "+1" on screen, "arrives next day" for screen readers. */
function DayMark({ from, to }: { from: string; to: string }) {
  const { formatNumber } = useIntl()
  const days = dayDifference(from, to)
  if (days === 0) return null
  return (
    <span className={styles.mark}>
      <span aria-hidden="true">{formatNumber(days, { signDisplay: 'always' })}</span>
      <VisuallyHidden>
        <FormattedMessage id="itinerary.dayMark" values={{ days }} />
      </VisuallyHidden>
    </span>
  )
}

/** Shown only where the two ends are in different time zones. */
function ZoneName({ segment, end }: { segment: Segment; end: End }) {
  const names = zoneNames(segment, useFormats())
  return names.departure === names.arrival ? null : (
    <span className={cx(textStyle.faint, textStyle.tiny)}>{names[end]}</span>
  )
}
