import { call, serverState } from '@/store/apiSlice'
import { getCompanyOverview } from './scores.api'

const scoresQueries = serverState.injectEndpoints({
  endpoints: (build) => ({ companyOverview: build.query({ queryFn: call(getCompanyOverview) }) }),
})
export const { useCompanyOverviewQuery } = scoresQueries
