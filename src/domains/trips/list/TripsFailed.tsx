import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { TroubleIllustration } from '@/ui/illustrations/TroubleIllustration'

interface TripsFailedProps {
  query: { refetch: () => unknown; isFetching: boolean }
}

/** Shown instead of a list of trips that could not be loaded. */
export function TripsFailed({ query }: TripsFailedProps) {
  return (
    <QueryFailure
      isLarge
      query={query}
      title="trips.failed.title"
      text="trips.failed.text"
      illustration={<TroubleIllustration />}
    />
  )
}
