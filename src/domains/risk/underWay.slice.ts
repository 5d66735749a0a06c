import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { getRiskNews, getTripsInProgress } from './underWay.api'

const underWayEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    // Both are read again with the trips when the reader returns, as people travel and alerts come all day.
    tripsInProgress: build.query({ queryFn: toQueryFn(getTripsInProgress), providesTags: ['Trips'] }),
    riskNews: build.query({ queryFn: toQueryFn(getRiskNews), providesTags: ['Trips', 'RollCalls'] }),
  }),
})
export const { useRiskNewsQuery, useTripsInProgressQuery } = underWayEndpoints
