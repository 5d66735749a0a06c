import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { cancelTrip, getCancellation, getTrip, getTripPage, getTrips, reportTrip } from './trips.api'

export const tripsEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    trips: build.query({ queryFn: toQueryFn(getTrips), providesTags: ['Trips', { type: 'Trips', id: 'list' }] }),
    tripPage: build.query({ queryFn: toQueryFn(getTripPage), providesTags: ['Trips', { type: 'Trips', id: 'list' }] }),
    trip: build.query({ queryFn: toQueryFn(getTrip), providesTags: ['Trips'], keepUnusedDataFor: 5 }),
    cancellation: build.query({ queryFn: toQueryFn(getCancellation), keepUnusedDataFor: 0 }),
    cancelTrip: build.mutation({
      queryFn: toQueryFn(cancelTrip),
      invalidatesTags: (answer) => (answer ? ['Trips', 'Notifications'] : []),
    }),
    reportTrip: build.mutation({ queryFn: toQueryFn(reportTrip) }),
  }),
})
export const {
  useTripsQuery,
  useTripPageQuery,
  useTripQuery,
  useCancellationQuery,
  useCancelTripMutation,
  useReportTripMutation,
} = tripsEndpoints
