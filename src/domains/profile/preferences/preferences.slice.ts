import type { TravelPreference } from '#contract/profile/preferences.ts'
import type { ProfileRef } from '@/http/paths'
import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { getPreferences, postPreferences, putPreferences } from './preferences.api'

const readEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    preferences: build.query({ queryFn: toQueryFn(getPreferences), providesTags: ['Preferences'] }),
  }),
})

/** Puts the saved record into the cache, so that the next page changes this version before it is read again. */
const savedRecord = ({ companyId, profileId }: ProfileRef, saved: TravelPreference) =>
  readEndpoints.util.updateQueryData('preferences', { companyId, profileId }, () => saved)

const preferencesEndpoints = readEndpoints.injectEndpoints({
  endpoints: (build) => ({
    postPreferences: build.mutation({
      queryFn: toQueryFn(postPreferences),
      onQueryStarted: async (ref, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => undefined)
        if (saved) dispatch(savedRecord(ref, saved.data))
      },
      invalidatesTags: (answer) => (answer ? ['Preferences', 'Changes'] : []),
    }),
    putPreferences: build.mutation({
      queryFn: toQueryFn(putPreferences),
      onQueryStarted: async (ref, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => undefined)
        if (saved) dispatch(savedRecord(ref, saved.data))
      },
      invalidatesTags: (answer) => (answer ? ['Preferences', 'Changes'] : []),
    }),
  }),
})
export const { usePreferencesQuery, useLazyPreferencesQuery, usePostPreferencesMutation, usePutPreferencesMutation } =
  preferencesEndpoints
