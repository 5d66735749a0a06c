import { ChevronDown, FileText } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { wholePhoneAddress } from '#contract/support/callAddress.ts'
import { lastDayOfTrip } from '#contract/trips/tripDays.ts'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { Button } from '@/ui/button/Button'
import { HelpLines } from '@/domains/agency/shared/HelpLines'
import { BookingReference } from '@/domains/itinerary/shared/trips/BookingReference'
import { saveFile } from '@/lib/fileName'
import type { Kept } from './listOfflineTrips'
import type { OfflineCopy, OfflineHelp } from './offlineCopies'
import styles from './OfflineTrips.module.css'
import { SegmentList } from '@/domains/itinerary/shared/segments/SegmentList'
import { TripTitle } from '@/domains/itinerary/shared/trips/TripTitle'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface OfflineTripsProps {
  kept: Kept
  /** Record locator of the trip that is open at first. A single trip is always open. */
  wanted?: string | undefined
}

/**
 * The data saved in this browser: the people to call, then the trips, each with when it was saved. None of it needs a
 * network or a session.
 */
export const OfflineTrips = ({ kept: { copies, help }, wanted }: OfflineTripsProps) => (
  <div className={cx(layout.stack4, textStyle.fromStart)}>
    <p className={textStyle.note}>
      <FormattedMessage id="trip.kept.what" />
    </p>
    <PeopleToCall help={help} />
    <ul role="list" className={layout.stack3}>
      {copies.map((copy) => (
        <li key={copy.trip.bookingId}>
          <details className={styles.trip} open={copies.length === 1 || copy.trip.bookingId === wanted}>
            <Summary copy={copy} />
            <Details copy={copy} />
          </details>
        </li>
      ))}
    </ul>
  </div>
)

/** The numbers of the agency, the one that answers day and night first, and the emergency contacts. */
function PeopleToCall({ help: { agency, contacts } }: { help: OfflineHelp }) {
  return (
    <div className={styles.people}>
      {agency && (
        <section aria-labelledby="kept-agency" className={layout.stack2}>
          <h3 id="kept-agency" className={styles.title}>
            <FormattedMessage id="trip.agency.heading" />
          </h3>
          <HelpLines desk={agency.companyTravelPhoneNumber || null} info={agency} isUrgent />
        </section>
      )}
      {contacts.length > 0 && (
        <section aria-labelledby="kept-contacts" className={layout.stack2}>
          <h3 id="kept-contacts" className={styles.title}>
            <FormattedMessage id="trip.kept.contacts" />
          </h3>
          <ul role="list" className={cx(layout.stack2, textStyle.small)}>
            {contacts.map(({ name, phone }) => (
              <li key={`${name} ${phone}`} className={textStyle.anywhere}>
                {name}
                <br />
                <a href={wholePhoneAddress(phone)} className={textStyle.figures}>
                  {phone}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Summary({ copy: { trip, savedAt } }: { copy: OfflineCopy }) {
  const { dateRange, instant } = useFormats()
  return (
    <summary className={styles.summary}>
      <span className={layout.stack1}>
        <span className={styles.title}>
          <TripTitle trip={trip} />
        </span>
        <span>{dateRange(trip.departureDate, lastDayOfTrip(trip))}</span>
        <span className={textStyle.note}>
          <FormattedMessage id="trip.kept.saved" values={{ when: instant(savedAt) }} />
        </span>
      </span>
      <ChevronDown className={styles.mark} aria-hidden="true" />
    </summary>
  )
}

function Details({ copy: { trip, itinerary } }: { copy: OfflineCopy }) {
  const now = useNow()
  return (
    <div className={styles.details}>
      <SegmentList trip={trip} now={now} />
      <div className={layout.row3}>
        <BookingReference bookingId={trip.bookingId} />
        {itinerary && (
          <Button
            variant="secondary"
            size="small"
            icon={<FileText aria-hidden="true" />}
            onClick={() => saveFile(itinerary, `itinerary-${trip.bookingId}.pdf`)}
          >
            <FormattedMessage id="trip.kept.open" />
          </Button>
        )}
      </div>
    </div>
  )
}
