import { useTripList } from '@/domains/itinerary/shared/trips/useTripList'
import { useSession } from '@/domains/session/shared/useSession'
import { mayNavigate } from '@/routes/permissions'
import { type RouteName, rowOf } from '@/routes/table'
import { trailOf } from '@/routes/trail'

/** The ancestors of a screen that the signed-in person may open, the highest first. */
export function useTrail(name: RouteName): RouteName[] {
  const { roles } = useSession()
  return trailOf(name, useTripList(), (each) => mayNavigate(rowOf(each), roles))
}
