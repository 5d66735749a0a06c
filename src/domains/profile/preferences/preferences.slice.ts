import { call, serverState } from '@/store/apiSlice'
import { getPreferences, postPreferences, putPreferences } from './preferences.api'

const preferencesQueries = serverState.injectEndpoints({
  endpoints: (build) => ({
    preferences: build.query({ queryFn: call(getPreferences), providesTags: ['Preferences'] }),
    postPreferences: build.mutation({
      queryFn: call(postPreferences),
      invalidatesTags: (answer) => (answer ? ['Preferences', 'Changes'] : []),
    }),
    putPreferences: build.mutation({
      queryFn: call(putPreferences),
      invalidatesTags: (answer) => (answer ? ['Preferences', 'Changes'] : []),
    }),
  }),
})
export const { usePreferencesQuery, useLazyPreferencesQuery, usePostPreferencesMutation, usePutPreferencesMutation } =
  preferencesQueries
