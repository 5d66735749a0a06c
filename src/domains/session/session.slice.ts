import { call, serverState } from '@/store/apiSlice'
import { whoami } from './session.api'

export const sessionQueries = serverState.injectEndpoints({
  endpoints: (build) => ({ whoami: build.query({ queryFn: call(whoami), keepUnusedDataFor: Infinity }) }),
})
export const { useWhoamiQuery } = sessionQueries
