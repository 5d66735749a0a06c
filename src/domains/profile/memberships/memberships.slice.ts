import { call, serverState } from '@/store/apiSlice'
import { deleteMembership, getMemberships, patchMembership, postMembership, searchPrograms } from './memberships.api'

const membershipsQueries = serverState.injectEndpoints({
  endpoints: (build) => ({
    memberships: build.query({ queryFn: call(getMemberships), providesTags: ['Memberships'] }),
    programs: build.query({ queryFn: call(searchPrograms) }),
    postMembership: build.mutation({
      queryFn: call(postMembership),
      invalidatesTags: (answer) => (answer ? ['Memberships', 'Changes'] : []),
    }),
    patchMembership: build.mutation({
      queryFn: call(patchMembership),
      invalidatesTags: (answer) => (answer ? ['Memberships', 'Changes'] : []),
    }),
    // Refused or not, the list is read anew: it may have been removed elsewhere.
    deleteMembership: build.mutation({
      queryFn: call(deleteMembership),
      invalidatesTags: ['Memberships', 'Changes'],
    }),
  }),
})
export const {
  useMembershipsQuery,
  useProgramsQuery,
  usePostMembershipMutation,
  usePatchMembershipMutation,
  useDeleteMembershipMutation,
} = membershipsQueries
