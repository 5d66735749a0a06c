import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { getCompanyOverview } from './scores.api'

const scoresEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({ companyOverview: build.query({ queryFn: toQueryFn(getCompanyOverview) }) }),
})
export const { useCompanyOverviewQuery } = scoresEndpoints
