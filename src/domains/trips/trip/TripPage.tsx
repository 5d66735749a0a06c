import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import type { Trip } from '#contract/trips/trips.ts'
import { UnknownTrip } from '@/domains/trips/UnknownTrip'
import { RecordAnswer } from '@/patterns/record/RecordAnswer'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { failureOf } from '@/http/failure'
import { tripsEndpoints, useTripQuery } from '@/domains/trips/trips.slice'
import { type Prefetch, unsubscribed } from '@/store/prefetch'
import styles from './TripPage.module.css'
import { TripSkeleton } from './TripSkeleton'
import { TripView } from './TripView'
import { useOfflineTrip, type OfflineTrip } from '@/domains/trips/offline/useOfflineTrip'
import { WifiOff } from 'lucide-react'
import { useFormats } from '@/i18n/useFormats'
import { Banner } from '@/ui/notice/Banner'
import { Button } from '@/ui/button/Button'

export const prefetch: Prefetch = (dispatch, { companyId, profileId }, { bookingId = '' }) => [
  dispatch(tripsEndpoints.endpoints.trip.initiate({ companyId, profileId, bookingId }, unsubscribed)),
]

interface TripPageProps {
  /** A further check of a trip ahead; handed in, as it belongs to a higher domain. */
  check?: ((trip: Trip) => ReactNode) | undefined
}

/** One trip with all its actions. */
export default function TripPage({ check }: TripPageProps) {
  const { bookingId = '' } = useParams()
  return (
    <div className={styles.page}>
      <Content key={bookingId} bookingId={bookingId} check={check} />
    </div>
  )
}

function Content({ bookingId, check }: TripPageProps & { bookingId: string }) {
  const tripRef = { ...useSubjectProfile(), bookingId }
  const answer = useTripQuery(tripRef)
  const { currentData, isError, error, isFetching, refetch } = answer
  const offline = useOfflineTrip(tripRef, currentData?.tripStatus === 'Cancelled')
  const isUnreachable = isError && failureOf(error)?.status !== 404
  if (isUnreachable && !currentData && offline.copy)
    return <OfflineTripView offline={offline} onRetry={() => void refetch()} isRetrying={isFetching} />
  return (
    <RecordAnswer
      answer={isUnreachable && offline.isLooking ? { ...answer, isError: false } : answer}
      failed="trip.one.failed"
      failedText="trips.failed.text"
      unknown={<UnknownTrip headingLevel={1} />}
      loading={<TripSkeleton />}
    >
      {(trip) => <TripView trip={trip} offline={offline} check={check} />}
    </RecordAnswer>
  )
}

interface OfflineTripViewProps {
  offline: OfflineTrip
  onRetry: () => void
  isRetrying: boolean
}

/** The saved copy of a trip with its age, shown where the trip cannot be loaded. */
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
