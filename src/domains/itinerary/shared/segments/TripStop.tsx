import { FormattedMessage, useIntl } from 'react-intl'
import { firstDayOf, isJourney } from '#contract/trips/segments.ts'
import type { Segment } from '#contract/trips/trips.ts'
import { checkInOf } from '@/domains/itinerary/itinerary.rules'
import type { Stop } from '@/domains/itinerary/stops.rules'
import { dayDifference } from '@/i18n/formats'
import { useFormats } from '@/i18n/useFormats'
import { MapLink } from '@/patterns/MapLink'
import { IconTile } from '@/ui/display/IconTile'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { CheckInLink } from './CheckInLink'
import { modeIcons } from './modeIcons'
import { SegmentHour } from './SegmentHour'
import { addressOf, productOf, seatName } from './segmentNames'
import styles from './TripStop.module.css'
import { zoneNames } from './zoneNames'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

interface TripStopProps {
  stop: Stop
  now: Date
  offersCheckIn: boolean
}

/** One of the stops of a trip that a traveler looks up: the hotel, the next departure, or a car's return. */
export function TripStop({ stop, now, offersCheckIn }: TripStopProps) {
  const { segment } = stop
  const Icon = modeIcons[segment.kind]
  return (
    <li className={cx(layout.beside, layout.gap3)}>
      <IconTile>
        <Icon aria-hidden="true" />
      </IconTile>
      <div className={styles.body}>
        <p className={cx(textStyle.note, textStyle.figures)}>
          <StopLabel stop={stop} />
        </p>
        {isJourney(segment) ? <Journey stop={stop} /> : <House stop={stop} />}
        {offersCheckIn && <CheckInLink checkIn={checkInOf(segment, now)} />}
      </div>
    </li>
  )
}

function StopLabel({ stop: { is, segment } }: { stop: Stop }) {
  if (is === 'tonight' || is === 'checkOut' || is === 'returnCar' || is === 'arrival')
    return <FormattedMessage id={`itinerary.stop.${is}`} />
  if (is === 'stay') return <FormattedMessage id="itinerary.kind.hotel" />
  if (segment.kind === 'hotel' || segment.kind === 'car')
    return <FormattedMessage id={segment.kind === 'hotel' ? 'itinerary.hotel.from' : 'itinerary.car.from'} />
  return <FormattedMessage id={is === 'first' ? 'itinerary.stop.first' : 'itinerary.stop.next'} />
}

/** Day and time, then the flight or train and where it departs. While it is under way, where and when it arrives. */
function Journey({ stop: { is, segment } }: { stop: Stop }) {
  const intl = useIntl()
  const formats = useFormats()
  const end = is === 'arrival' ? 'arrival' : 'departure'
  const place = end === 'arrival' ? segment.to : segment.from
  const terminal =
    end === 'departure' &&
    segment.terminal &&
    intl.formatMessage({ id: 'itinerary.terminal' }, { terminal: segment.terminal })
  const facts = [
    productOf(segment, intl) || segment.providerName,
    [(segment.kind === 'flight' && place.code) || place.city, terminal].filter(Boolean).join(' '),
    end === 'departure' && seatName(segment, intl),
  ]
  return (
    <>
      <p className={cx(textStyle.large, textStyle.strong, textStyle.snug, textStyle.figures)}>
        <time dateTime={segment[end]}>
          {formats.weekday(segment[end])} <span className={textStyle.nowrap}>{formats.time(segment[end])}</span>
        </time>{' '}
        <span className={cx(textStyle.soft, textStyle.tiny, textStyle.regular)}>
          {zoneNames(segment, formats)[end]}
        </span>
      </p>
      <p className={styles.fact}>{facts.filter(Boolean).join(' · ')}</p>
      {end === 'departure' && <Arrival segment={segment} />}
    </>
  )
}

function Arrival({ segment }: { segment: Segment }) {
  const formats = useFormats()
  return (
    <p className={styles.fact}>
      <FormattedMessage
        id="itinerary.stop.arrives"
        values={{
          city: segment.to.city,
          time: (
            <time dateTime={segment.arrival}>
              {dayDifference(segment.departure, segment.arrival) !== 0 && `${formats.weekday(segment.arrival)} `}
              {formats.time(segment.arrival)}
            </time>
          ),
          zone: zoneNames(segment, formats).arrival,
        }}
      />
    </p>
  )
}

/** The name of the hotel or the rental desk, its address, and the hour that counts now. */
function House({ stop: { is, segment } }: { stop: Stop }) {
  const intl = useIntl()
  const { weekday } = useFormats()
  const isElsewhere = is === 'returnCar' && segment.to.code !== segment.from.code
  const address = isElsewhere ? segment.to.name : addressOf(segment, intl)
  const isLeaving = is === 'checkOut' || is === 'tonight' || is === 'returnCar'
  const end = isLeaving ? 'arrival' : 'departure'
  return (
    <>
      <p className={cx(textStyle.large, textStyle.strong, textStyle.snug, textStyle.figures)}>
        <VisuallyHidden>
          <FormattedMessage id={`itinerary.kind.${segment.kind}`} />{' '}
        </VisuallyHidden>
        {segment.providerName}
      </p>
      {address && (
        <p className={styles.fact}>
          <MapLink address={address} query={`${segment.providerName}, ${address}`} />
        </p>
      )}
      <p className={styles.fact}>
        {segment.kind === 'hotel' && (
          <FormattedMessage id={isLeaving ? 'itinerary.hotel.to' : 'itinerary.hotel.from'} />
        )}{' '}
        {weekday(isLeaving ? segment.arrival : firstDayOf(segment))},{' '}
        <SegmentHour segment={segment} end={end} className={undefined} />
      </p>
    </>
  )
}
