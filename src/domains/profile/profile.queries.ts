import { call, serverState } from '@/http/serverState'
import { getProfile, getTravelPolicy } from './profile.api'

export const profileQueries = serverState.injectEndpoints({
  endpoints: (build) => ({
    profile: build.query({ queryFn: call(getProfile), providesTags: ['Profile'] }),
    travelPolicy: build.query({ queryFn: call(getTravelPolicy) }),
  }),
})
export const { useProfileQuery, useTravelPolicyQuery } = profileQueries
