import { tripsEndpoints } from '@/domains/trips/trips.slice'
import type { ProfileRef } from '@/http/paths'
import type { RootState } from '@/store/store'

const { endpoints, util } = tripsEndpoints

/** The record locators of a person's canceled trips, by all answers that pages of trips have shown lately. */
export function canceledTrips(state: RootState, me: ProfileRef): string[] {
  const isMine = (whose: { companyId: string; profileId?: string }) =>
    whose.companyId === me.companyId && whose.profileId === me.profileId
  const trips = [
    ...util
      .selectCachedArgsForQuery(state, 'trip')
      .filter(isMine)
      .map((tripRef) => endpoints.trip.select(tripRef)(state).data),
    ...util
      .selectCachedArgsForQuery(state, 'trips')
      .filter(isMine)
      .flatMap((whose) => endpoints.trips.select(whose)(state).data?.trips),
    ...util
      .selectCachedArgsForQuery(state, 'tripPage')
      .filter(isMine)
      .flatMap((page) => endpoints.tripPage.select(page)(state).data?.responseData),
  ]
  return trips.flatMap((trip) => (trip?.tripStatus === 'Cancelled' ? [trip.bookingId] : []))
}
