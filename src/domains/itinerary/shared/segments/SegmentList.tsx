import { Clock } from 'lucide-react'
import { Fragment } from 'react'
import { FormattedMessage } from 'react-intl'
import { layoverAfter } from '#contract/trips/segments.ts'
import type { Segment, Trip } from '#contract/trips/trips.ts'
import { useFormats } from '@/i18n/useFormats'
import styles from './SegmentList.module.css'
import { SegmentRow } from './SegmentRow'
import { nextCheckIn } from '@/domains/itinerary/itinerary.rules'
import layout from '@/ui/layout/layout.module.css'

interface SegmentListProps {
  trip: Trip
  now: Date
  /** Whether the link to an open check-in is already above the list. */
  hasCheckInAbove?: boolean
}

/** The segments of a trip in chronological order, with the connections between them. */
export function SegmentList({ trip, now, hasCheckInAbove = false }: SegmentListProps) {
  const isCancelled = trip.tripStatus === 'Cancelled'
  const checkIn = hasCheckInAbove ? undefined : nextCheckIn(trip, now)
  if (trip.segments.length === 0) return null
  return (
    <ol role="list" className={layout.stack5}>
      {trip.segments.map((segment) => (
        <Fragment key={segment.id}>
          <SegmentRow segment={segment} now={now} offersCheckIn={segment === checkIn} isCancelled={isCancelled} />
          {!isCancelled && <Layover segment={segment} trip={trip} />}
        </Fragment>
      ))}
    </ol>
  )
}

function Layover({ segment, trip }: { segment: Segment; trip: Trip }) {
  const { duration } = useFormats()
  const minutes = layoverAfter(segment, trip.segments)
  if (minutes === undefined) return null
  return (
    <li className={styles.layover}>
      <Clock aria-hidden="true" />
      <FormattedMessage id="itinerary.layover" values={{ duration: duration(minutes), city: segment.to.city }} />
    </li>
  )
}
