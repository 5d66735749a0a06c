import { call, serverState } from '@/store/apiSlice'
import { cancelTrip, getCancellation, getTrip, getTripPage, reportTrip } from './oneTrip.api'

const oneTripQueries = serverState.injectEndpoints({
  endpoints: (build) => ({
    tripPage: build.query({ queryFn: call(getTripPage), providesTags: ['Trips', { type: 'Trips', id: 'list' }] }),
    trip: build.query({ queryFn: call(getTrip), providesTags: ['Trips'], keepUnusedDataFor: 5 }),
    cancellation: build.query({ queryFn: call(getCancellation), keepUnusedDataFor: 0 }),
    cancelTrip: build.mutation({
      queryFn: call(cancelTrip),
      invalidatesTags: (answer) => (answer ? ['Trips', 'Notifications'] : []),
    }),
    reportTrip: build.mutation({ queryFn: call(reportTrip) }),
  }),
})
export const { useTripPageQuery, useTripQuery, useCancellationQuery, useCancelTripMutation, useReportTripMutation } =
  oneTripQueries
