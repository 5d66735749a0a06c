import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { BookNow } from '@/domains/booking/shared/BookNow'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { isUnfinished } from '@/domains/profile/profile.rules'
import { useSubjectProfile } from '@/patterns/subject'
import { useLatestTripsQuery } from '@/domains/trips/trips.slice'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/buttonClass'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { Illustration } from '@/ui/illustrations/Illustration'
import { Skeleton } from '@/ui/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './NextTrip.module.css'
import { TripHero } from './TripHero'

/** The current trip, else the next one. */
export function NextTrip() {
  const { data, isError, isFetching, refetch } = useLatestTripsQuery(useSubjectProfile())
  const { formatMessage } = useIntl()
  const trip = data?.[0]
  if (trip) return <TripHero trip={trip} />
  if (!data && !isError) return <Waiting />
  return (
    <Card heading={<FormattedMessage id="home.next.heading" />}>
      {data ? (
        <EmptyState
          headingLevel={3}
          title={<FormattedMessage id="home.next.empty.title" />}
          text={<FormattedMessage id="home.next.empty.text" />}
          illustration={<Illustration of="noTrips" />}
          action={<FirstStep />}
        />
      ) : (
        <ErrorState
          isCompact
          title={<FormattedMessage id="home.next.failed" />}
          retryLabel={formatMessage({ id: 'patterns.tryAgain' })}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
    </Card>
  )
}

/** One action: booking, or making booking possible first. */
function FirstStep() {
  const { data } = useProfileQuery(useSubjectProfile())
  const locale = useLocale()
  if (!data || !isUnfinished(data)) return <BookNow variant="secondary" />
  return (
    <Link className={buttonClass('secondary')} to={pathTo(locale, 'completeYourProfile', undefined, { s: 'personal' })}>
      <FormattedMessage id="home.next.empty.complete" />
    </Link>
  )
}

const Waiting = () => (
  <div>
    <VisuallyHidden role="status">
      <FormattedMessage id="home.next.loading" />
    </VisuallyHidden>
    <Skeleton shape="box" className={styles.waiting} />
  </div>
)
