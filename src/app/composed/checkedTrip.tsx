import type { ComponentType, ReactNode } from 'react'
import type { Trip } from '#contract/trips/trips.ts'
import { Deferred } from '@/patterns/page/Deferred'
import { lazyPart } from '@/patterns/page/lazyPart'

const AlertsOnTrip = lazyPart(['advice'], () => import('@/domains/risk/alerts/shared/AlertsOnTrip'))
const StayCheck = lazyPart(['stays'], () => import('@/domains/stays/shared/StayCheck'))

/**
 * A trip, the alerts about it, and whether it would be over the limit of days in the Schengen area. These checks belong
 * to other domains, and are loaded after the trip shows.
 */
export const checkedTrip = (TripPage: ComponentType<{ check: (trip: Trip) => ReactNode }>) =>
  function CheckedTrip() {
    return <TripPage check={check} />
  }

const check = (trip: Trip) => (
  <Deferred>
    <AlertsOnTrip trip={trip} />
    <StayCheck trip={trip} />
  </Deferred>
)
