import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { getRiskViews } from './riskViews.api'

const riskViewEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    // Every search of an advisor adds to the record: it is read anew each time.
    riskViews: build.query({ queryFn: toQueryFn(getRiskViews), keepUnusedDataFor: 0 }),
  }),
})
export const { useRiskViewsQuery } = riskViewEndpoints
