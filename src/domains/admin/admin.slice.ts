import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { getMissingDetails } from './admin.api'

const adminEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    missingDetails: build.query({ queryFn: toQueryFn(getMissingDetails) }),
  }),
})
export const { useMissingDetailsQuery } = adminEndpoints
