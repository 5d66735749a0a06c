import { call, serverState } from '@/store/apiSlice'
import { getTrips } from './trips.api'

export const tripsQueries = serverState.injectEndpoints({
  endpoints: (build) => ({
    trips: build.query({ queryFn: call(getTrips), providesTags: ['Trips', { type: 'Trips', id: 'list' }] }),
  }),
})
export const { useTripsQuery } = tripsQueries
