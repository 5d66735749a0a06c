import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { TripRow } from '@/domains/itinerary/shared/TripRow'
import { useLatestTripsQuery, useNextTripsQuery } from '@/domains/trips/trips.slice'
import { useTripList } from '@/domains/itinerary/shared/useTripList'
import { useLocale } from '@/i18n/useLocale'
import { useNow } from '@/i18n/useNow'
import { RowList } from '@/patterns/ExpandingRow'
import { useSubjectProfile } from '@/patterns/subject'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/buttonClass'
import { Card } from '@/ui/Card'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'
import styles from './HomeSection.module.css'
import { nextTrips, shownTrips } from './home.rules'

/** The trips after the one of the hero as rows, and the way to all of them; nothing where there are none. */
export function NextTrips() {
  const profileRef = useSubjectProfile()
  const latest = useLatestTripsQuery(profileRef)
  const page = useNextTripsQuery(profileRef)
  const now = useNow()
  const { formatMessage } = useIntl()
  const headingId = useId()
  // Which of them the hero shows is known only with both.
  if (latest.isLoading || (page.isLoading && latest.data?.length !== 0)) return <Waiting />
  if (!latest.data) return null
  if (page.isError && !page.data)
    return (
      <Card heading={<FormattedMessage id="home.trips.heading" />}>
        <ErrorState
          isCompact
          title={<FormattedMessage id="home.next.failed" />}
          retryLabel={formatMessage({ id: 'patterns.tryAgain' })}
          onRetry={() => void page.refetch()}
          isRetrying={page.isFetching}
        />
      </Card>
    )
  const trips = nextTrips(latest.data, page.data?.responseData ?? [])
  if (trips.length === 0) return null
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <header className={styles.header}>
        <h2 id={headingId}>
          <FormattedMessage id="home.trips.heading" />
        </h2>
        <AllTrips />
      </header>
      <RowList>
        {trips.map((trip) => (
          <TripRow key={trip.internalTripId} trip={trip} now={now} group="Upcoming" />
        ))}
      </RowList>
    </section>
  )
}

/** Keeps the place of the heading and as many rows as there are at most. */
const Waiting = () => (
  <div className={styles.section} aria-hidden="true">
    <Skeleton lines={1} className={styles.boneHeading} />
    <div className={styles.bones}>
      {Array.from({ length: shownTrips }, (_, at) => (
        <div key={at} className={styles.bone}>
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  </div>
)

function AllTrips() {
  const locale = useLocale()
  const list = useTripList()
  return (
    <Link className={buttonClass('quiet', 'small')} to={pathTo(locale, list)}>
      <FormattedMessage id="home.trips.all" />
      <ArrowRight aria-hidden="true" />
    </Link>
  )
}
