import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Trip } from '#contract/trips.ts'
import { BookingReference } from '@/domains/itinerary/shared/BookingReference'
import { SegmentRow } from '@/domains/itinerary/shared/SegmentRow'
import { TripDownloads } from '@/domains/itinerary/shared/TripDownloads'
import { tripEnd, nextCheckIn, nextSegment } from '@/domains/itinerary/itinerary.rules'
import { localDay } from '@/lib/localDay'
import { TripTitle } from '@/domains/itinerary/shared/TripTitle'
import { GuestBadge } from '@/domains/itinerary/shared/GuestBadge'
import { UnverifiedBadge } from '@/domains/itinerary/shared/UnverifiedBadge'
import { dayDifference } from '@/i18n/formats'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { useNow } from '@/i18n/useNow'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/buttonClass'
import styles from './TripHero.module.css'

/** The next trip in detail: dates, the next segment in local time, and what a traveller needs most. */
export function TripHero({ trip }: { trip: Trip }) {
  const now = useNow()
  const headingId = useId()
  const locale = useLocale()
  const { dateRange } = useFormats()
  const next = nextSegment(trip, now)
  return (
    <section aria-labelledby={headingId} className={styles.hero}>
      <header className={styles.header}>
        <p className={styles.eyebrow}>
          <Countdown trip={trip} now={now} />
          <UnverifiedBadge trip={trip} />
          <GuestBadge trip={trip} />
        </p>
        <h2 id={headingId} className={styles.title}>
          <TripTitle trip={trip} />
        </h2>
        <p className={styles.dates}>{dateRange(trip.departureDate, tripEnd(trip))}</p>
      </header>
      {next && (
        <ul role="list" className={styles.next}>
          <SegmentRow segment={next} now={now} offersCheckIn={next === nextCheckIn(trip, now)} />
        </ul>
      )}
      <div className={styles.actions}>
        <BookingReference bookingId={trip.bookingId} />
        <TripDownloads trip={trip} />
        <Link
          className={`${buttonClass('quiet', 'small')} ${styles.whole}`}
          to={pathTo(locale, 'trip', { bookingId: trip.bookingId })}
        >
          <FormattedMessage id="home.next.whole" />
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
    </section>
  )
}

function Countdown({ trip, now }: { trip: Trip; now: Date }) {
  const { relativeDays } = useFormats()
  if (trip.tripStatus === 'InProgress') return <FormattedMessage id="home.next.now" />
  const days = Math.max(0, dayDifference(localDay(now), trip.departureDate))
  return <FormattedMessage id="home.next.ahead" values={{ when: relativeDays(days) }} />
}
