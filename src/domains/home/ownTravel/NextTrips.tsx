import { FormattedMessage } from 'react-intl'
import { TripRow } from '@/domains/itinerary/shared/trips/TripRow'
import { useLatestTripsQuery, useNextTripsQuery } from '@/domains/trips/trips.slice'
import { useTripList } from '@/domains/itinerary/shared/trips/useTripList'
import { useLocale } from '@/i18n/useLocale'
import { useNow } from '@/i18n/useNow'
import { RowList } from '@/patterns/list/ExpandingRow'
import { PageSection } from '@/patterns/page/PageSection'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { pathTo } from '@/routes/pathTo'
import { Card } from '@/ui/display/Card'
import { Skeleton } from '@/ui/progress/Skeleton'
import styles from './NextTrips.module.css'
import { nextTrips, shownTrips } from './nextTrips.rules'
import layout from '@/ui/layout/layout.module.css'

/** The trips after the hero's as rows, with the link to all trips, or nothing. */
export function NextTrips() {
  const profileRef = useSubjectProfile()
  const latest = useLatestTripsQuery(profileRef)
  const page = useNextTripsQuery(profileRef)
  const now = useNow()
  const locale = useLocale()
  const list = useTripList()
  // The hero's trip, which the list leaves out, is known only with both answers.
  if (latest.isLoading || (page.isLoading && latest.data?.length !== 0)) return <Waiting />
  if (!latest.data) return null
  if (page.isError && !page.data)
    return (
      <Card heading={<FormattedMessage id="home.trips.heading" />}>
        <QueryFailure query={page} title="home.next.failed" />
      </Card>
    )
  const trips = nextTrips(latest.data, page.data?.responseData ?? [])
  if (trips.length === 0) return null
  return (
    <PageSection
      heading={<FormattedMessage id="home.trips.heading" />}
      link={{ to: pathTo(locale, list), text: <FormattedMessage id="home.trips.all" /> }}
    >
      <RowList>
        {trips.map((trip) => (
          <TripRow key={trip.internalTripId} trip={trip} now={now} group="Upcoming" />
        ))}
      </RowList>
    </PageSection>
  )
}

/** Keeps the place of the heading and of the largest number of rows. */
const Waiting = () => (
  <div className={layout.stack3} aria-hidden="true">
    <Skeleton lines={1} className={styles.boneHeading} />
    <RowList isWaiting>
      {Array.from({ length: shownTrips }, (_, at) => (
        <li key={at} className={styles.bone}>
          <Skeleton lines={2} />
        </li>
      ))}
    </RowList>
  </div>
)
