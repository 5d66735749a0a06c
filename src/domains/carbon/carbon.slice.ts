import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { getCarbonTargets, getFootprint, getFootprintTrips, putCarbonTargets } from './carbon.api'

const carbonEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    // A trip booked or entered meanwhile has emissions too.
    footprint: build.query({ queryFn: toQueryFn(getFootprint), providesTags: ['Trips'] }),
    footprintTrips: build.query({ queryFn: toQueryFn(getFootprintTrips), providesTags: ['Trips'] }),
    carbonTargets: build.query({ queryFn: toQueryFn(getCarbonTargets), providesTags: ['CarbonTargets', 'Trips'] }),
    putCarbonTargets: build.mutation({
      queryFn: toQueryFn(putCarbonTargets),
      invalidatesTags: (answer) => (answer ? ['CarbonTargets', 'CompanyChanges'] : []),
    }),
  }),
})
export const { useFootprintQuery, useFootprintTripsQuery, useCarbonTargetsQuery, usePutCarbonTargetsMutation } =
  carbonEndpoints
