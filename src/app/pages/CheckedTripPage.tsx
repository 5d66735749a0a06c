import type { Trip } from '#contract/trips.ts'
import { StayCheck } from '@/domains/stays/shared/StayCheck'
import TripPage, { prefetch as prefetchTrip } from '@/domains/trips/trip/TripPage'

export const prefetch = prefetchTrip

/**
 * A trip, and whether it would be over the limit of days in the Schengen area, which belongs to another domain. As one
 * page, so that the build divides its code by what a trip needs.
 */
export default function CheckedTripPage() {
  return <TripPage check={renderCheck} />
}

const renderCheck = (trip: Trip) => <StayCheck trip={trip} />
