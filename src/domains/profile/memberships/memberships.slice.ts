import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { deleteMembership, getMemberships, patchMembership, postMembership, searchPrograms } from './memberships.api'

const membershipsEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    memberships: build.query({ queryFn: toQueryFn(getMemberships), providesTags: ['Memberships'] }),
    programs: build.query({ queryFn: toQueryFn(searchPrograms) }),
    postMembership: build.mutation({
      queryFn: toQueryFn(postMembership),
      invalidatesTags: (answer) => (answer ? ['Memberships', 'Changes'] : []),
    }),
    patchMembership: build.mutation({
      queryFn: toQueryFn(patchMembership),
      invalidatesTags: (answer) => (answer ? ['Memberships', 'Changes'] : []),
    }),
    // The list is reloaded after a failure too: the membership may have been removed elsewhere.
    deleteMembership: build.mutation({
      queryFn: toQueryFn(deleteMembership),
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
} = membershipsEndpoints
