import { FormattedMessage, useIntl } from 'react-intl'
import { ErrorState } from '@/ui/ErrorState'
import { Illustration } from '@/ui/illustrations/Illustration'

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
      illustration={<Illustration of="trouble" />}
      retryLabel={formatMessage({ id: 'patterns.tryAgain' })}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  )
}
