import { call, serverState } from '@/store/apiSlice'
import { getAgencyInfo } from './agency.api'

const agencyQueries = serverState.injectEndpoints({
  endpoints: (build) => ({ agencyInfo: build.query({ queryFn: call(getAgencyInfo) }) }),
})
export const { useAgencyInfoQuery } = agencyQueries
