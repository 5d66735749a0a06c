import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Trip } from '#contract/trips.ts'
import { countriesOf, tripEnd } from '@/domains/itinerary/itinerary.rules'
import { BookingReference } from '@/domains/itinerary/shared/BookingReference'
import { GuestBadge } from '@/domains/itinerary/shared/GuestBadge'
import { StatusBadge } from '@/domains/itinerary/shared/StatusBadge'
import { TripTitle } from '@/domains/itinerary/shared/TripTitle'
import { UnverifiedBadge } from '@/domains/itinerary/shared/UnverifiedBadge'
import type { OfflineTrip } from '@/domains/trips/offline/useOfflineTrip'
import { useTripsQuery } from '@/domains/trips/trips.slice'
import { titleCase } from '@/i18n/letterCase'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { useSubjectProfile } from '@/patterns/subject'
import { Banner } from '@/ui/Banner'
import { AgencyCard } from './AgencyCard'
import { InvoicesCard } from './InvoicesCard'
import { nightsWithoutHotel } from './nights.rules'
import { overlappingSegments, overlappingTrips } from './overlaps.rules'
import { TripActions } from './TripActions'
import { TripChecks } from './TripChecks'
import styles from './TripPage.module.css'
import { TripTimeline } from './TripTimeline'

interface TripViewProps {
  trip: Trip
  offline: OfflineTrip
  /** Shown above everything: that this is a saved copy. */
  notice?: ReactNode
}

/** A trip day by day, with what to check, the agency's contact, and actions. */
export function TripView({ trip, offline, notice }: TripViewProps) {
  const now = useNow()
  const { data: all = [] } = useTripsQuery(useSubjectProfile())
  const isAhead = trip.tripStatus === 'Upcoming' || trip.tripStatus === 'InProgress'
  const others = all.filter(({ internalTripId }) => internalTripId !== trip.internalTripId)
  const elsewhere = others.filter(({ tripStatus }) => tripStatus !== 'Cancelled').flatMap(({ segments }) => segments)
  const gaps = isAhead ? nightsWithoutHotel(trip.segments, elsewhere) : []
  return (
    <>
      {notice}
      <TripHeader trip={trip} now={now} />
      {trip.hasTravelAdvisories && isAhead && <TripAdvisory trip={trip} />}
      {isAhead && (
        <TripChecks
          trip={trip}
          gaps={gaps}
          segments={overlappingSegments(trip.segments)}
          trips={overlappingTrips(trip, others)}
        />
      )}
      <div className={styles.columns}>
        <TripTimeline trip={trip} gaps={gaps} now={now} warnsOfChanges={isAhead} />
        <div className={styles.side}>
          <TripActions trip={trip} offline={offline} />
          {trip.invoiceId !== null && !notice && <InvoicesCard trip={trip} />}
          <AgencyCard kept={offline.copy?.agency} />
        </div>
      </div>
    </>
  )
}

/** A travel advisory for a country of this trip, and what to do about it. */
function TripAdvisory({ trip }: { trip: Trip }) {
  const { country } = useFormats()
  const { formatList } = useIntl()
  const countries = formatList(countriesOf(trip).map((code) => country(code)))
  return (
    <Banner tone="warning" title={<FormattedMessage id="itinerary.advisory" />}>
      <FormattedMessage id="trips.advisory.text" values={{ countries }} />
    </Banner>
  )
}

/** Destination, dates, traveller, status and record locator. */
function TripHeader({ trip, now }: { trip: Trip; now: Date }) {
  const { dateRange } = useFormats()
  const { locale } = useIntl()
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
        <span>
          <FormattedMessage
            id="trips.one.passenger"
            values={{ name: titleCase(locale, `${trip.passengerFirstName} ${trip.passengerLastName}`) }}
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
