import { ChevronDown, FileText } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { Button } from '@/ui/button/Button'
import { HelpLines } from '@/domains/agency/shared/HelpLines'
import { BookingReference } from '@/domains/itinerary/shared/BookingReference'
import { saveFile } from '@/lib/fileName'
import type { OfflineCopy } from './offlineCopies'
import styles from './OfflineTrips.module.css'
import { SegmentList } from '@/domains/itinerary/shared/SegmentList'
import { tripEnd } from '@/domains/itinerary/itinerary.rules'
import { TripTitle } from '@/domains/itinerary/shared/TripTitle'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface OfflineTripsProps {
  copies: readonly OfflineCopy[]
  /** Record locator of the trip that is open at first. A single trip is always open. */
  wanted?: string | undefined
}

/** The trips saved in this browser, each with when it was saved; they need neither a network nor a session. */
export const OfflineTrips = ({ copies, wanted }: OfflineTripsProps) => (
  <ul role="list" className={cx(layout.stack3, textStyle.fromStart)}>
    {copies.map((copy) => (
      <li key={copy.trip.bookingId}>
        <details className={styles.trip} open={copies.length === 1 || copy.trip.bookingId === wanted}>
          <Summary copy={copy} />
          <Details copy={copy} />
        </details>
      </li>
    ))}
  </ul>
)

function Summary({ copy: { trip, savedAt } }: { copy: OfflineCopy }) {
  const { dateRange, instant } = useFormats()
  return (
    <summary className={styles.summary}>
      <span className={layout.stack1}>
        <span className={styles.title}>
          <TripTitle trip={trip} />
        </span>
        <span>{dateRange(trip.departureDate, tripEnd(trip))}</span>
        <span className={textStyle.note}>
          <FormattedMessage id="trip.kept.saved" values={{ when: instant(savedAt) }} />
        </span>
      </span>
      <ChevronDown className={styles.mark} aria-hidden="true" />
    </summary>
  )
}

function Details({ copy: { trip, itinerary, agency } }: { copy: OfflineCopy }) {
  const now = useNow()
  return (
    <div className={styles.details}>
      <SegmentList trip={trip} now={now} />
      {agency && <HelpLines desk={agency.companyTravelPhoneNumber || null} info={agency} />}
      <div className={layout.row3}>
        <BookingReference bookingId={trip.bookingId} />
        <Button
          variant="secondary"
          size="small"
          icon={<FileText aria-hidden="true" />}
          onClick={() => saveFile(itinerary, `itinerary-${trip.bookingId}.pdf`)}
        >
          <FormattedMessage id="trip.kept.open" />
        </Button>
      </div>
    </div>
  )
}
