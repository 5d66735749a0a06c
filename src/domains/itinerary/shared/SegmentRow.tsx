import { BedDouble, Car, Plane, TrainFront } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isJourney } from '#contract/segments.ts'
import type { Segment, SegmentKind } from '#contract/trips.ts'
import { dayDifference } from '@/i18n/formats'
import { useFormats } from '@/i18n/useFormats'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { productOf } from './segmentNames'
import { CheckInLink } from './CheckInLink'
import { SegmentEnd } from './SegmentEnd'
import { SegmentFacts } from './SegmentFacts'
import styles from './SegmentRow.module.css'
import { checkInOf, minutesOf } from '@/domains/itinerary/itinerary.rules'

const icons: Record<SegmentKind, typeof Plane> = { flight: Plane, train: TrainFront, hotel: BedDouble, car: Car }

interface SegmentRowProps {
  segment: Segment
  now: Date
  offersCheckIn: boolean
}

/** One segment of a trip: provider, local times, and what was booked. */
export function SegmentRow({ segment, now, offersCheckIn }: SegmentRowProps) {
  const intl = useIntl()
  const Icon = icons[segment.kind]
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.body}>
        <p className={styles.provider}>
          <VisuallyHidden>
            <FormattedMessage id={`itinerary.kind.${segment.kind}`} />{' '}
          </VisuallyHidden>
          <strong>{segment.providerName}</strong>
          <span className={styles.product}>{productOf(segment, intl)}</span>
        </p>
        <div className={styles.ends}>
          <SegmentEnd segment={segment} end="departure" />
          <Span segment={segment} />
          <SegmentEnd segment={segment} end="arrival" />
        </div>
        <SegmentFacts segment={segment} />
        {offersCheckIn && <CheckInLink checkIn={checkInOf(segment, now)} />}
      </div>
    </li>
  )
}

/** Duration: hours of a journey, nights in a hotel, days with a car. */
function Span({ segment }: { segment: Segment }) {
  const { duration } = useFormats()
  const days = Math.max(1, dayDifference(segment.departure, segment.arrival))
  return (
    <p className={styles.span}>
      {isJourney(segment) ? (
        duration(minutesOf(segment))
      ) : (
        <FormattedMessage
          id={segment.kind === 'hotel' ? 'itinerary.nights' : 'itinerary.days'}
          values={{ count: days }}
        />
      )}
    </p>
  )
}
