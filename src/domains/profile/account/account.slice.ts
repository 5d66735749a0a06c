import { apiSlice, toQueryFn } from '@/store/apiSlice'
import {
  closeProfile,
  getArrangers,
  getChanges,
  getRoles,
  postArranger,
  putArrangerRequest,
  requestReactivation,
} from './account.api'

const accountEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    roles: build.query({ queryFn: toQueryFn(getRoles), providesTags: ['Profile'] }),
    arrangers: build.query({ queryFn: toQueryFn(getArrangers), providesTags: ['Arrangers'] }),
    changes: build.query({ queryFn: toQueryFn(getChanges), providesTags: ['Changes'] }),
    postArranger: build.mutation({
      queryFn: toQueryFn(postArranger),
      invalidatesTags: (answer) => (answer ? ['Arrangers', 'Changes', 'Notifications'] : []),
    }),
    // Refused or not, the list is read anew: the other side may have answered meanwhile.
    putArrangerRequest: build.mutation({
      queryFn: toQueryFn(putArrangerRequest),
      invalidatesTags: ['Arrangers', 'Changes', 'Notifications'],
    }),
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
export const {
  useRolesQuery,
  useArrangersQuery,
  useChangesQuery,
  usePostArrangerMutation,
  usePutArrangerRequestMutation,
  useCloseProfileMutation,
  useRequestReactivationMutation,
} = accountEndpoints
