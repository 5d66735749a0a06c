import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Trip } from '#contract/trips.ts'
import { useSubjectPath } from '@/patterns/subject/useSubjectPath'
import styles from './TripDetails.module.css'

interface EarlierBookingsProps {
  trip: Trip
  count: number
}

/** How many bookings of a trip under way are over, with the way to the page that shows them. */
export function EarlierBookings({ trip, count }: EarlierBookingsProps) {
  const path = useSubjectPath()
  return (
    <Link className={styles.earlier} to={path('trip', { bookingId: trip.bookingId })}>
      <FormattedMessage id="trip.earlierBookings" values={{ count }} />
    </Link>
  )
}
