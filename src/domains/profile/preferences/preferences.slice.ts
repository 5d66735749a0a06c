import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { getPreferences, postPreferences, putPreferences } from './preferences.api'

const preferencesEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    preferences: build.query({ queryFn: toQueryFn(getPreferences), providesTags: ['Preferences'] }),
    postPreferences: build.mutation({
      queryFn: toQueryFn(postPreferences),
      invalidatesTags: (answer) => (answer ? ['Preferences', 'Changes'] : []),
    }),
    putPreferences: build.mutation({
      queryFn: toQueryFn(putPreferences),
      invalidatesTags: (answer) => (answer ? ['Preferences', 'Changes'] : []),
    }),
  }),
})
export const { usePreferencesQuery, useLazyPreferencesQuery, usePostPreferencesMutation, usePutPreferencesMutation } =
  preferencesEndpoints
