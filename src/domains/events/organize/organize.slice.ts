import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { getGroup, getOrganizedGroups, postGroup, putGroup, putGroupStatus } from './organize.api'

const organizeEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    organizedGroups: build.query({ queryFn: toQueryFn(getOrganizedGroups), providesTags: ['OrganizedGroups'] }),
    group: build.query({ queryFn: toQueryFn(getGroup), providesTags: ['OrganizedGroups'] }),
    postGroup: build.mutation({
      queryFn: toQueryFn(postGroup),
      invalidatesTags: (answer) => (answer ? ['OrganizedGroups', 'GroupCards'] : []),
    }),
    putGroup: build.mutation({
      queryFn: toQueryFn(putGroup),
      invalidatesTags: (answer) => (answer ? ['OrganizedGroups', 'Groups', 'GroupCards', 'Notifications'] : []),
    }),
    // Reloaded after a failure too: another person may have changed the state.
    putGroupStatus: build.mutation({
      queryFn: toQueryFn(putGroupStatus),
      invalidatesTags: ['OrganizedGroups', 'Groups', 'GroupCards', 'Notifications'],
    }),
  }),
})
export const {
  useGroupQuery,
  useOrganizedGroupsQuery,
  usePostGroupMutation,
  usePutGroupMutation,
  usePutGroupStatusMutation,
} = organizeEndpoints
