import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { lastDayOfTrip } from '#contract/trips/tripDays.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { segmentName } from '@/domains/itinerary/shared/segments/segmentNames'
import { useFormats } from '@/i18n/useFormats'
import { useSubjectPath } from '@/patterns/subject/useSubjectPath'
import { Banner } from '@/ui/notice/Banner'
import layout from '@/ui/layout/layout.module.css'

interface BesideTripsProps {
  /** The person's hotels and cars with a booking of their own, in the days of the trip. */
  trips: readonly Trip[]
  /** The trip was canceled, and these were not. */
  isCancelled: boolean
}

/** The hotels and cars that were booked separately for the days of a trip, or nothing. */
export function BesideTrips({ trips, isCancelled }: BesideTripsProps) {
  const intl = useIntl()
  const path = useSubjectPath()
  const { dateRange } = useFormats()
  if (trips.length === 0) return null
  return (
    <Banner
      tone={isCancelled ? 'warning' : 'info'}
      title={<FormattedMessage id={isCancelled ? 'trip.beside.still' : 'trip.beside'} />}
    >
      <ul className={layout.stack1}>
        {trips.map((trip) => (
          <li key={trip.internalTripId}>
            <Link to={path('trip', { bookingId: trip.bookingId })}>
              {trip.segments.map((segment) => segmentName(segment, intl)).join(', ')},{' '}
              {dateRange(trip.departureDate, lastDayOfTrip(trip))}
            </Link>
          </li>
        ))}
      </ul>
      {isCancelled && (
        <p>
          <FormattedMessage id="trip.beside.text" />
        </p>
      )}
    </Banner>
  )
}
