import { ArrowRight, Phone, Siren } from 'lucide-react'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Trip } from '#contract/trips/trips.ts'
import { lastDayOfTrip } from '#contract/trips/tripDays.ts'
import { wholePhoneAddress } from '#contract/support/callAddress.ts'
import { nextCheckIn } from '@/domains/itinerary/itinerary.rules'
import { ApprovalBadge } from '@/domains/itinerary/shared/trips/ApprovalBadge'
import { BookingReference } from '@/domains/itinerary/shared/trips/BookingReference'
import { ItineraryButton } from '@/domains/itinerary/shared/trips/TripDownloads'
import { TripStop } from '@/domains/itinerary/shared/segments/TripStop'
import { TripTitle } from '@/domains/itinerary/shared/trips/TripTitle'
import { UnverifiedBadge } from '@/domains/itinerary/shared/trips/UnverifiedBadge'
import { WhereaboutsText } from '@/domains/itinerary/shared/trips/WhereaboutsText'
import { stopsOf, whereabouts } from '@/domains/itinerary/stops.rules'
import { dayDifference } from '@/i18n/formats'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import styles from './TripHero.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'
import { urgentLine } from '@/domains/agency/helpLines.rules'
import { useAgency } from '@/domains/agency/shared/useAgency'

/** The trip under way, else the next one: the hotel, the next departure, and the actions on the way. */
export function TripHero({ trip }: { trip: Trip }) {
  const now = useNow()
  const headingId = useId()
  const locale = useLocale()
  const { dateRange } = useFormats()
  const stops = stopsOf(trip, now)
  return (
    <section aria-labelledby={headingId} className={styles.hero}>
      <header className={layout.stack1}>
        <p className={styles.eyebrow}>
          <Countdown trip={trip} now={now} />
          <span className={textStyle.figures}>{dateRange(trip.departureDate, lastDayOfTrip(trip))}</span>
          <UnverifiedBadge trip={trip} />
          <ApprovalBadge approval={trip.approval} />
        </p>
        <h2 id={headingId} className={styles.title}>
          <HeroTitle trip={trip} now={now} />
        </h2>
      </header>
      {stops.length > 0 && (
        <ul role="list" className={styles.stops}>
          {stops.map((stop) => (
            <TripStop
              key={stop.segment.id}
              stop={stop}
              now={now}
              offersCheckIn={stop.segment === nextCheckIn(trip, now)}
            />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {trip.isVerified && <BookingReference bookingId={trip.bookingId} />}
        <div className={styles.buttons}>
          <ItineraryButton trip={trip} variant="quiet" />
          {trip.tripStatus === 'InProgress' && <CallHelp />}
          <Link className={buttonClass('quiet', 'small')} to={pathTo(locale, 'trip', { bookingId: trip.bookingId })}>
            <FormattedMessage id="home.next.whole" />
            <ArrowRight aria-hidden="true" />
          </Link>
        </div>
      </div>
    </section>
  )
}

/** During a trip the title is the present place. The route would name the way there beside a flight that leads back. */
function HeroTitle({ trip, now }: { trip: Trip; now: Date }) {
  const at = whereabouts(trip, now)
  return at ? <WhereaboutsText at={at} /> : <TripTitle trip={trip} />
}

function Countdown({ trip, now }: { trip: Trip; now: Date }) {
  const { relativeDays } = useFormats()
  const days = Math.max(0, dayDifference(localDay(now), trip.departureDate))
  return (
    <strong>
      {trip.tripStatus === 'InProgress' ? (
        <FormattedMessage id="home.next.now" />
      ) : (
        <FormattedMessage id="home.next.ahead" values={{ when: relativeDays(days) }} />
      )}
    </strong>
  )
}

/** Calls the agency for urgent matters. */
function CallHelp() {
  const info = useAgency()
  const line = info && urgentLine(info)
  // The empty element keeps the place of the button on a phone.
  if (!line) return <span />
  const Icon = line.is === 'emergency' ? Siren : Phone
  return (
    <a href={wholePhoneAddress(line.phone)} className={buttonClass('quiet', 'small')}>
      <Icon aria-hidden="true" />
      <span>
        <FormattedMessage id={`home.hero.call.${line.is}`} /> <span className={styles.number}>{line.phone}</span>
      </span>
    </a>
  )
}
