import { BedDouble, Car, Clock, Globe, Moon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { placeName } from '#contract/trips/placeName.ts'
import type { Segment, Trip } from '#contract/trips/trips.ts'
import { SegmentHour } from '@/domains/itinerary/shared/segments/SegmentHour'
import { useFormats } from '@/i18n/useFormats'
import { cx } from '@/ui/cx'
import { NightsActions } from './NightsActions'
import type { NightsGap } from './nights.rules'
import type { Connection } from './timeline.rules'
import styles from './TimelineRows.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface RowProps {
  icon: ReactNode
  isWarning?: boolean
  children: ReactNode
}

const Row = ({ icon, isWarning = false, children }: RowProps) => (
  <li className={cx(styles.row, isWarning && styles.warning)}>
    {icon}
    <span>{children}</span>
  </li>
)

/** A connection: its duration, and a warning where it is short. */
export function ConnectionRow({ city, change, isWarning }: { city: string; change: Connection; isWarning: boolean }) {
  const { duration } = useFormats()
  const icon = isWarning ? <TriangleAlert aria-hidden="true" /> : <Clock aria-hidden="true" />
  return (
    <Row icon={icon} isWarning={isWarning}>
      <FormattedMessage id="itinerary.layover" values={{ duration: duration(change.minutes), city }} />
      {isWarning && (
        <>
          {' · '}
          <strong>
            <FormattedMessage id={change.isInternational ? 'trip.change.shortAbroad' : 'trip.change.short'} />
          </strong>
        </>
      )}
    </Row>
  )
}

/** "+3 hr": the change of time zone on arrival. */
export function TimeZoneRow({ city, minutes }: { city: string; minutes: number }) {
  const { duration } = useFormats()
  const length = duration(Math.abs(minutes))
  return (
    <Row icon={<Globe aria-hidden="true" />}>
      <strong className={cx(textStyle.ink, textStyle.strong, textStyle.nowrap)}>
        {minutes > 0 ? '+' : '−'}
        {length}
      </strong>{' '}
      <FormattedMessage id={minutes > 0 ? 'trip.clock.ahead' : 'trip.clock.behind'} values={{ city }} />
    </Row>
  )
}

interface EndRowProps {
  segment: Segment
  /** The flight or train for which the guest leaves before the hotel's own check-out hour. */
  leavesFor: Segment | undefined
}

/** Check-out of a hotel or return of a car. */
export function EndRow({ segment, leavesFor }: EndRowProps) {
  const { time } = useFormats()
  const Icon = segment.kind === 'hotel' ? BedDouble : Car
  return (
    <Row icon={<Icon aria-hidden="true" />}>
      {leavesFor ? (
        <FormattedMessage
          id="trip.checkOutBefore"
          values={{
            kind: leavesFor.kind,
            departure: time(leavesFor.departure),
          }}
        />
      ) : (
        <>
          <FormattedMessage id={segment.kind === 'hotel' ? 'itinerary.hotel.to' : 'trip.returnCar'} />{' '}
          <SegmentHour segment={segment} end="arrival" className={styles.time} />
        </>
      )}
      {' · '}
      {[segment.providerName, segment.kind === 'car' && placeName(segment.to)].filter(Boolean).join(', ')}
    </Row>
  )
}

interface NightsGapRowProps {
  trip: Trip
  gap: NightsGap
  hasActions: boolean
}

/** Nights without a hotel, with the ways to one for the traveler themselves and their arranger. */
export function NightsGapRow({ trip, gap, hasActions }: NightsGapRowProps) {
  const { weekday } = useFormats()
  const { formatMessage } = useIntl()
  return (
    <Row icon={<Moon aria-hidden="true" />} isWarning>
      <strong>{formatMessage({ id: 'trip.gap' }, { nights: gap.nights, city: gap.place.city })}</strong>
      {' · '}
      <FormattedMessage id="trip.gap.from" values={{ date: weekday(gap.from) }} />
      {hasActions && <NightsActions trip={trip} gap={gap} />}
    </Row>
  )
}
