import { type ComponentType, lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ErrorState } from '@/ui/ErrorState'

/** A list that loads needs no drawing; where the drawing cannot be had, its room stays empty. */
const Trouble = lazy((): Promise<{ default: ComponentType }> =>
  import('@/ui/illustrations/Illustration').then(
    ({ Illustration }) => ({ default: () => <Illustration of="trouble" /> }),
    () => ({ default: () => null }),
  ),
)

interface TripsFailedProps {
  onRetry: () => void
  isRetrying: boolean
}

/** Shown instead of a list of trips that could not be loaded. */
export function TripsFailed({ onRetry, isRetrying }: TripsFailedProps) {
  const { formatMessage } = useIntl()
  return (
    <ErrorState
      title={<FormattedMessage id="trips.failed.title" />}
      text={<FormattedMessage id="trips.failed.text" />}
      illustration={
        <Suspense fallback={null}>
          <Trouble />
        </Suspense>
      }
      retryLabel={formatMessage({ id: 'patterns.tryAgain' })}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  )
}
