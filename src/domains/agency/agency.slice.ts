import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { getAgencyInfo } from './agency.api'

export const agencyEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({ agencyInfo: build.query({ queryFn: toQueryFn(getAgencyInfo) }) }),
})
export const { useAgencyInfoQuery, useLazyAgencyInfoQuery } = agencyEndpoints
