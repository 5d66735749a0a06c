import { Suspense } from 'react'
import { ArrowRight } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Trip } from '#contract/trips/trips.ts'
import { isAhead } from '@/domains/itinerary/itinerary.rules'
import { isOver } from '@/domains/itinerary/stops.rules'
import { BookingReference } from '@/domains/itinerary/shared/trips/BookingReference'
import { SegmentList } from '@/domains/itinerary/shared/segments/SegmentList'
import { InvoiceButton, ItineraryButton } from '@/domains/itinerary/shared/trips/TripDownloads'
import { TripAdvisory } from '@/domains/trips/shared/TripAdvisory'
import { openCheckIn } from '@/domains/trips/trips.rules'
import { useSubjectPath } from '@/patterns/subject/useSubjectPath'
import { buttonClass } from '@/ui/button/buttonClass'
import styles from './TripDetails.module.css'
import layout from '@/ui/layout/layout.module.css'

export interface TripDetailsProps {
  trip: Trip
  now: Date
}

/**
 * The segments of a trip (of a trip under way only those that are not over), its reference, and the link to its page.
 */
export function TripDetails({ trip, now }: TripDetailsProps) {
  const path = useSubjectPath()
  const isFolded = trip.tripStatus === 'InProgress'
  const segments = isFolded ? trip.segments.filter((segment) => !isOver(segment, now)) : trip.segments
  const earlier = trip.segments.length - segments.length
  return (
    <div className={layout.stack4}>
      {trip.hasTravelAdvisories && isAhead(trip) && (
        <Suspense fallback={null}>
          <TripAdvisory trip={trip} from="trips" />
        </Suspense>
      )}
      {earlier > 0 && (
        <Suspense fallback={<span className={styles.earlier} />}>
          <EarlierBookings trip={trip} count={earlier} />
        </Suspense>
      )}
      <SegmentList trip={{ ...trip, segments }} now={now} hasCheckInAbove={openCheckIn(trip, now) !== undefined} />
      <div className={styles.footer}>
        {trip.isVerified && <BookingReference bookingId={trip.bookingId} />}
        <div className={styles.buttons}>
          <ItineraryButton trip={trip} variant="quiet" />
          {trip.tripStatus !== 'Past' && <InvoiceButton trip={trip} variant="quiet" />}
          <Link className={buttonClass('quiet', 'small')} to={path('trip', { bookingId: trip.bookingId })}>
            <FormattedMessage id="trips.row.whole" />
            <ArrowRight aria-hidden="true" />
          </Link>
        </div>
      </div>
    </div>
  )
}

interface EarlierBookingsProps {
  trip: Trip
  count: number
}

/** How many bookings of a trip under way are over, with the way to the page that shows them. */
function EarlierBookings({ trip, count }: EarlierBookingsProps) {
  const path = useSubjectPath()
  return (
    <Link className={styles.earlier} to={path('trip', { bookingId: trip.bookingId })}>
      <FormattedMessage id="trip.earlierBookings" values={{ count }} />
    </Link>
  )
}
