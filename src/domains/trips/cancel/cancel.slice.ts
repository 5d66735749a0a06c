import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { cancelTrip, getCancellation } from './cancel.api'

export const cancelEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    cancellation: build.query({ queryFn: toQueryFn(getCancellation), keepUnusedDataFor: 0 }),
    cancelTrip: build.mutation({
      queryFn: toQueryFn(cancelTrip),
      invalidatesTags: (answer) => (answer ? ['Trips', 'Credits', 'Notifications'] : []),
    }),
  }),
})
export const { useCancellationQuery, useCancelTripMutation } = cancelEndpoints
