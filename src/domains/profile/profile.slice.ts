import { call, serverState } from '@/store/apiSlice'
import { getProfile, getTravelPolicy, patchProfile } from './profile.api'

export const profileQueries = serverState.injectEndpoints({
  endpoints: (build) => ({
    profile: build.query({ queryFn: call(getProfile), providesTags: ['Profile'] }),
    patchProfile: build.mutation({
      queryFn: call(patchProfile),
      invalidatesTags: (answer) => (answer ? ['Profile', 'Notifications', 'Changes'] : []),
    }),
    travelPolicy: build.query({ queryFn: call(getTravelPolicy) }),
  }),
})
export const { useProfileQuery, useTravelPolicyQuery, usePatchProfileMutation } = profileQueries
