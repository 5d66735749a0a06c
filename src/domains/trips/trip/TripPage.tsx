import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { useSubjectProfile } from '@/patterns/subject'
import { failureOf } from '@/http/failure'
import { ErrorState } from '@/ui/ErrorState'
import { Illustration } from '@/ui/illustrations/Illustration'
import { useTripQuery } from '@/domains/trips/trips.slice'
import styles from './TripPage.module.css'
import { TripSkeleton } from './TripSkeleton'
import { TripView } from './TripView'
import { UnknownTrip } from '@/domains/trips/UnknownTrip'
import { useOfflineTrip, type OfflineTrip } from '@/domains/trips/offline/useOfflineTrip'
import { WifiOff } from 'lucide-react'
import { useFormats } from '@/i18n/useFormats'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'

/** One trip, and everything that can be done with it. */
export default function TripPage() {
  const { bookingId = '' } = useParams()
  return (
    <div className={styles.page}>
      <Content key={bookingId} bookingId={bookingId} />
    </div>
  )
}

function Content({ bookingId }: { bookingId: string }) {
  const tripRef = { ...useSubjectProfile(), bookingId }
  const { data, isError, error, isFetching, refetch } = useTripQuery(tripRef)
  const offline = useOfflineTrip(tripRef)
  const { formatMessage } = useIntl()
  const status = failureOf(error)?.status
  if (isError && status === 404) return <UnknownTrip />
  if (isError && !data && offline.copy)
    return <OfflineTripView offline={offline} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (isError && !data && !offline.isLooking) {
    return (
      <ErrorState
        title={<FormattedMessage id="trip.one.failed" />}
        headingLevel={1}
        text={<FormattedMessage id="trips.failed.text" />}
        illustration={<Illustration of="trouble" />}
        retryLabel={formatMessage({ id: 'patterns.tryAgain' })}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  return data ? <TripView trip={data} offline={offline} /> : <TripSkeleton />
}

interface OfflineTripViewProps {
  offline: OfflineTrip
  onRetry: () => void
  isRetrying: boolean
}

/** The saved copy of a trip, with its age, shown where the trip cannot be loaded. */
function OfflineTripView({ offline, onRetry, isRetrying }: OfflineTripViewProps) {
  const { instant } = useFormats()
  if (!offline.copy) return null
  return (
    <TripView
      trip={offline.copy.trip}
      offline={offline}
      notice={
        <Banner
          tone="info"
          icon={<WifiOff aria-hidden="true" />}
          title={<FormattedMessage id="trip.kept.shown" />}
          actions={
            <Button variant="secondary" size="small" isPending={isRetrying} onClick={onRetry}>
              <FormattedMessage id="patterns.tryAgain" />
            </Button>
          }
        >
          <FormattedMessage id="trip.kept.shown.text" values={{ when: instant(offline.copy.savedAt) }} />
        </Banner>
      }
    />
  )
}
