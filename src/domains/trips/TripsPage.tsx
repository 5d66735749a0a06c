import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { type Trip, type TripStatus, tripStatuses } from '#contract/trips.ts'
import { useOwnProfile } from '@/domains/session/useSession'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/buttonClass'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { LostIllustration } from '@/ui/illustrations/LostIllustration'
import { TroubleIllustration } from '@/ui/illustrations/TroubleIllustration'
import { TripGroup } from './TripGroup'
import { TripGroupLinks } from './TripGroupLinks'
import { groupOf, groupTrips } from './trips.rules'
import { useTripsQuery } from './trips.queries'
import styles from './TripsPage.module.css'
import { TripsWaiting } from './TripsWaiting'

/** §2 tripsList: every trip of the signed-in person in the four groups of §4. */
export default function TripsPage() {
  const { data, isError, isFetching, refetch } = useTripsQuery(useOwnProfile())
  const { formatMessage } = useIntl()
  return (
    <div className={styles.page}>
      <h1>
        <FormattedMessage id="trips.title" />
      </h1>
      {data ? (
        <Groups trips={data} />
      ) : isError ? (
        <ErrorState
          title={<FormattedMessage id="trips.failed.title" />}
          text={<FormattedMessage id="trips.failed.text" />}
          illustration={<TroubleIllustration />}
          retryLabel={formatMessage({ id: 'trips.tryAgain' })}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <TripsWaiting />
      )}
    </div>
  )
}

function Groups({ trips }: { trips: Trip[] }) {
  const [query] = useSearchParams()
  const wanted = query.get('trip')
  const found = trips.find(({ bookingId }) => bookingId === wanted)
  if (wanted && !found) return <UnknownTrip />
  const groups = groupTrips(trips)
  const shown = groupOf(found?.tripStatus ?? query.get('group'), trips)
  const counts = Object.fromEntries(tripStatuses.map((status) => [status, groups[status].length])) as Record<
    TripStatus,
    number
  >
  return (
    <>
      <TripGroupLinks counts={counts} shown={shown} />
      <TripGroup key={shown} status={shown} trips={groups[shown]} wanted={wanted} />
    </>
  )
}

/** A link to a trip that is not, or is somebody else's. */
function UnknownTrip() {
  const locale = useLocale()
  return (
    <EmptyState
      title={<FormattedMessage id="trips.unknown.title" />}
      text={<FormattedMessage id="trips.unknown.text" />}
      illustration={<LostIllustration />}
      action={
        <Link className={buttonClass()} to={pathTo(locale, 'tripsList')}>
          <FormattedMessage id="trips.unknown.action" />
        </Link>
      }
    />
  )
}
