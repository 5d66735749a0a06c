import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { getTripsInProgress } from './risk.api'

const riskEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    tripsInProgress: build.query({ queryFn: toQueryFn(getTripsInProgress) }),
  }),
})
export const { useTripsInProgressQuery } = riskEndpoints
