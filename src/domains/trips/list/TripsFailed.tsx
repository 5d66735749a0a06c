import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { Illustration } from '@/ui/illustrations/Illustration'

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
      illustration={<Illustration of="trouble" />}
    />
  )
}
