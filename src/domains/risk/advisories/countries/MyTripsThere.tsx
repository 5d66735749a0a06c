import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { lastDayOfTrip } from '#contract/trips/tripDays.ts'
import { TripTitle } from '@/domains/itinerary/shared/trips/TripTitle'
import { useSubjectTrips } from '@/domains/trips/shared/useSubjectTrips'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { RowList } from '@/patterns/list/ExpandingRow'
import { PageSection } from '@/patterns/page/PageSection'
import { FailedSection, WaitingRows } from '@/patterns/feedback/sectionStates'
import { pathTo } from '@/routes/pathTo'
import { cx } from '@/ui/cx'
import { tripsTo } from '../advisories.rules'
import styles from './MyTripsThere.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** The reader's trips to a country that are not over; each leads to its advisories. */
export function MyTripsThere({ country }: { country: string }) {
  const locale = useLocale()
  const { dateRange } = useFormats()
  const query = useSubjectTrips()
  const { data, isError } = query
  const trips = data && tripsTo(country, data)
  return (
    <PageSection heading={<FormattedMessage id="advisories.myTrips" />}>
      {trips ? (
        trips.length > 0 ? (
          <RowList>
            {trips.map((trip) => (
              <li key={trip.internalTripId} className={styles.trip}>
                <Link
                  to={pathTo(locale, 'tripAdvisories', undefined, { bookingId: trip.bookingId })}
                  className={textStyle.medium}
                >
                  <TripTitle trip={trip} />
                </Link>
                <span className={cx(textStyle.note, textStyle.figures)}>
                  {dateRange(trip.departureDate, lastDayOfTrip(trip))}
                </span>
              </li>
            ))}
          </RowList>
        ) : (
          <p className={textStyle.soft}>
            <FormattedMessage id="advisories.myTrips.none" />
          </p>
        )
      ) : isError ? (
        <FailedSection title="trips.failed.title" query={query} />
      ) : (
        <WaitingRows text={<FormattedMessage id="patterns.loading" />} />
      )}
    </PageSection>
  )
}
