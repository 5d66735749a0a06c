import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { getProfile, getTravelPolicy, patchProfile } from './profile.api'

export const profileEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    profile: build.query({ queryFn: toQueryFn(getProfile), providesTags: ['Profile'] }),
    patchProfile: build.mutation({
      queryFn: toQueryFn(patchProfile),
      // Puts the saved profile into the cache, so that it shows without being reloaded.
      onQueryStarted: async ({ companyId, profileId }, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => undefined)
        if (!saved) return
        dispatch(profileEndpoints.util.updateQueryData('profile', { companyId, profileId }, () => saved.data))
      },
      invalidatesTags: (answer) => (answer ? ['Profile', 'Notifications', 'Changes'] : []),
    }),
    travelPolicy: build.query({ queryFn: toQueryFn(getTravelPolicy) }),
  }),
})
export const { useProfileQuery, useTravelPolicyQuery, usePatchProfileMutation } = profileEndpoints
