import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Trip } from '#contract/trips/trips.ts'
import { lastDayOfTrip } from '#contract/trips/tripDays.ts'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { useTripsQuery } from '@/domains/trips/trips.slice'
import { TripTitle } from '@/domains/itinerary/shared/trips/TripTitle'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { Card } from '@/ui/display/Card'
import { Skeleton } from '@/ui/progress/Skeleton'
import styles from './shared/support.module.css'
import { reportableTrips } from './support.rules'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'

/** Links to the report of each trip, so that the agency knows the trip. */
export function ReportTrip() {
  const { data, isError, isFetching, refetch } = useTripsQuery(useSubjectProfile())
  return (
    <Card
      heading={<FormattedMessage id="support.report.title" />}
      description={<FormattedMessage id="support.report.text" />}
    >
      {data ? (
        <Trips trips={reportableTrips(data)} />
      ) : isError ? (
        <QueryFailure query={{ refetch, isFetching }} title="support.report.failed" />
      ) : (
        <Skeleton lines={3} />
      )}
    </Card>
  )
}

function Trips({ trips }: { trips: readonly Trip[] }) {
  const locale = useLocale()
  const { dateRange } = useFormats()
  if (trips.length === 0)
    return (
      <p className={cx(textStyle.note, textStyle.snug)}>
        <FormattedMessage id="support.report.nothing" />
      </p>
    )
  return (
    <ul role="list" className={styles.list}>
      {trips.map((trip) => (
        <li key={trip.internalTripId}>
          <Link to={pathTo(locale, 'trip', { bookingId: trip.bookingId }, { report: 'yes' })} className={styles.trip}>
            <span className={styles.title}>
              <TripTitle trip={trip} />
            </span>
            <span className={cx(textStyle.note, textStyle.snug)}>
              {dateRange(trip.departureDate, lastDayOfTrip(trip))}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
