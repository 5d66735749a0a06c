import { useTripList } from '@/domains/itinerary/shared/trips/useTripList'
import { UnknownRecord } from '@/patterns/record/UnknownRecord'
import { useSubjectPath } from '@/patterns/subject/useSubjectPath'

/**
 * Shown for a trip that does not exist or belongs to another person. Only this component reads which list of trips the
 * company shows.
 */
export function UnknownTrip({ headingLevel }: { headingLevel: 1 | 2 }) {
  const path = useSubjectPath()
  return <UnknownRecord headingLevel={headingLevel} about="trips" back={path(useTripList())} />
}
