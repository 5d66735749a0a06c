import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { whoami } from './session.api'

export const sessionEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({ whoami: build.query({ queryFn: toQueryFn(whoami), keepUnusedDataFor: Infinity }) }),
})
