import { type ComponentType, lazy, Suspense } from 'react'
import { QueryFailure } from '@/patterns/QueryFailure'

/** A list that loads needs no drawing; where the drawing cannot be had, its room stays empty. */
const Trouble = lazy((): Promise<{ default: ComponentType }> =>
  import('@/ui/illustrations/Illustration').then(
    ({ Illustration }) => ({ default: () => <Illustration of="trouble" /> }),
    () => ({ default: () => null }),
  ),
)

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
      illustration={
        <Suspense fallback={null}>
          <Trouble />
        </Suspense>
      }
    />
  )
}
