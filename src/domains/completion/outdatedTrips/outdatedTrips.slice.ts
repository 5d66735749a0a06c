import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { getOutdatedTrips, putSettledDetails } from './outdatedTrips.api'

const outdatedTripsEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    outdatedTrips: build.query({
      queryFn: toQueryFn(getOutdatedTrips),
      providesTags: ['Changes', 'Trips', 'OutdatedTrips'],
    }),
    putSettledDetails: build.mutation({
      queryFn: toQueryFn(putSettledDetails),
      invalidatesTags: ['OutdatedTrips', 'Notifications'],
    }),
  }),
})
export const { useOutdatedTripsQuery, usePutSettledDetailsMutation } = outdatedTripsEndpoints
