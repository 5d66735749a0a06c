import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { getProfile, getTravelPolicy, patchProfile } from './profile.api'

export const profileEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    profile: build.query({ queryFn: toQueryFn(getProfile), providesTags: ['Profile'] }),
    patchProfile: build.mutation({
      queryFn: toQueryFn(patchProfile),
      invalidatesTags: (answer) => (answer ? ['Profile', 'Notifications', 'Changes'] : []),
    }),
    travelPolicy: build.query({ queryFn: toQueryFn(getTravelPolicy) }),
  }),
})
export const { useProfileQuery, useTravelPolicyQuery, usePatchProfileMutation } = profileEndpoints
