import { call, serverState } from '@/http/serverState'
import { getAgencyInfo } from './agency.api'

const agencyQueries = serverState.injectEndpoints({
  endpoints: (build) => ({ agencyInfo: build.query({ queryFn: call(getAgencyInfo) }) }),
})
export const { useAgencyInfoQuery } = agencyQueries
