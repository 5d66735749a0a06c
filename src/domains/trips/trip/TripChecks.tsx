import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Segment, Trip } from '#contract/trips/trips.ts'
import { lastDayOfTrip } from '#contract/trips/tripDays.ts'
import { useFormats } from '@/i18n/useFormats'
import { Banner } from '@/ui/notice/Banner'
import { segmentName } from '@/domains/itinerary/shared/segments/segmentNames'
import { useSubjectPath } from '@/patterns/subject/useSubjectPath'
import { connectionAfter } from './timeline/timeline.rules'
import layout from '@/ui/layout/layout.module.css'

interface TripChecksProps {
  trip: Trip
  segments: [Segment, Segment][]
  /** Other trips at the same time. */
  trips: Trip[]
}

/** Warnings about a trip, or nothing. */
export function TripChecks({ trip, segments, trips }: TripChecksProps) {
  const intl = useIntl()
  const short = trip.segments.flatMap((segment) => {
    const change = connectionAfter(segment, trip.segments)
    return change?.isShort ? [{ segment, change }] : []
  })
  if (short.length + segments.length + trips.length === 0) return null
  return (
    <Banner tone="warning" title={<FormattedMessage id="trip.checks.title" />}>
      <ul className={layout.stack1}>
        {short.map(({ segment, change }) => (
          <li key={segment.id}>
            <ShortChange city={segment.to.city} minutes={change.minutes} />
          </li>
        ))}
        {segments.map(([one, other]) => (
          <li key={one.id + other.id}>
            <FormattedMessage
              id="trip.checks.segments"
              values={{ segments: intl.formatList([segmentName(one, intl), segmentName(other, intl)]) }}
            />
          </li>
        ))}
        {trips.map((other) => (
          <li key={other.internalTripId}>
            <OtherTrip trip={other} />
          </li>
        ))}
      </ul>
    </Banner>
  )
}

function ShortChange({ city, minutes }: { city: string; minutes: number }) {
  const { duration } = useFormats()
  return <FormattedMessage id="trip.checks.short" values={{ duration: duration(minutes), city }} />
}

function OtherTrip({ trip }: { trip: Trip }) {
  const path = useSubjectPath()
  const { dateRange } = useFormats()
  return (
    <>
      <FormattedMessage id="trip.checks.trip" />{' '}
      <Link to={path('trip', { bookingId: trip.bookingId })}>
        {trip.destination}, {dateRange(trip.departureDate, lastDayOfTrip(trip))}
      </Link>
    </>
  )
}
