import { call, serverState } from '@/store/apiSlice'
import {
  closeProfile,
  getArrangers,
  getChanges,
  getRoles,
  postArranger,
  putArrangerRequest,
  requestReactivation,
} from './account.api'

const accountQueries = serverState.injectEndpoints({
  endpoints: (build) => ({
    roles: build.query({ queryFn: call(getRoles), providesTags: ['Profile'] }),
    arrangers: build.query({ queryFn: call(getArrangers), providesTags: ['Arrangers'] }),
    changes: build.query({ queryFn: call(getChanges), providesTags: ['Changes'] }),
    postArranger: build.mutation({
      queryFn: call(postArranger),
      invalidatesTags: (answer) => (answer ? ['Arrangers', 'Changes', 'Notifications'] : []),
    }),
    // Refused or not, the list is read anew: the other side may have answered meanwhile.
    putArrangerRequest: build.mutation({
      queryFn: call(putArrangerRequest),
      invalidatesTags: ['Arrangers', 'Changes', 'Notifications'],
    }),
    closeProfile: build.mutation({
      queryFn: call(closeProfile),
      invalidatesTags: (answer) => (answer ? ['Profile', 'Notifications', 'Changes'] : []),
    }),
    requestReactivation: build.mutation({
      queryFn: call(requestReactivation),
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
} = accountQueries
