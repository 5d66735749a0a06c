import { FormattedMessage } from 'react-intl'
import type { Trip } from '#contract/trips.ts'
import { useFormats } from '@/i18n/useFormats'
import { BookingReference } from '@/domains/itinerary/shared/BookingReference'
import { StatusBadge } from '@/domains/itinerary/shared/StatusBadge'
import styles from './TripHeader.module.css'
import { tripEnd } from '@/domains/itinerary/itinerary.rules'
import { TripTitle } from '@/domains/itinerary/shared/TripTitle'
import { GuestBadge } from '@/domains/itinerary/shared/GuestBadge'
import { UnverifiedBadge } from '@/domains/itinerary/shared/UnverifiedBadge'

/** Destination, dates, traveller, status and record locator. */
export function TripHeader({ trip, now }: { trip: Trip; now: Date }) {
  const { dateRange } = useFormats()
  return (
    <header className={styles.header}>
      <div className={styles.badges}>
        <StatusBadge trip={trip} now={now} />
        <UnverifiedBadge trip={trip} />
        <GuestBadge trip={trip} />
      </div>
      <h1>
        <TripTitle trip={trip} />
      </h1>
      <p className={styles.facts}>
        <time dateTime={trip.departureDate}>{dateRange(trip.departureDate, tripEnd(trip))}</time>
        <span className={styles.passenger}>
          <FormattedMessage
            id="trips.one.passenger"
            values={{ name: `${trip.passengerFirstName} ${trip.passengerLastName}` }}
          />
        </span>
        {trip.isVerified && <BookingReference bookingId={trip.bookingId} />}
      </p>
      {!trip.isVerified && (
        <p className={styles.note}>
          <FormattedMessage id="trips.unverified" />
        </p>
      )}
    </header>
  )
}
