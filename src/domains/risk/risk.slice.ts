import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { getRiskNews, getTripsInProgress } from './risk.api'

const riskEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    tripsInProgress: build.query({ queryFn: toQueryFn(getTripsInProgress) }),
    riskNews: build.query({ queryFn: toQueryFn(getRiskNews), providesTags: ['RollCalls'] }),
  }),
})
export const { useRiskNewsQuery, useTripsInProgressQuery } = riskEndpoints
