import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { closeProfile, getChanges, getRoles, requestReactivation } from './account.api'

const accountEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    roles: build.query({ queryFn: toQueryFn(getRoles), providesTags: ['Profile'] }),
    changes: build.query({ queryFn: toQueryFn(getChanges), providesTags: ['Changes'] }),
    closeProfile: build.mutation({
      queryFn: toQueryFn(closeProfile),
      invalidatesTags: (answer) => (answer ? ['Profile', 'Notifications', 'Changes'] : []),
    }),
    requestReactivation: build.mutation({
      queryFn: toQueryFn(requestReactivation),
      invalidatesTags: (answer) => (answer ? ['Profile'] : []),
    }),
  }),
})
export const { useRolesQuery, useChangesQuery, useCloseProfileMutation, useRequestReactivationMutation } =
  accountEndpoints
