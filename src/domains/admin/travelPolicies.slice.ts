import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { getTravelPolicies, postApprovalPreview, patchTravelPolicy, postTravelPolicy } from './travelPolicies.api'

const lists = ['TravelPolicies', 'CompanyChanges'] as const
/** The policy of an employee decides whether they may book, and is shown with them. */
const changed = [...lists, 'Employees', 'Employee', 'Profile', 'Notifications'] as const

const travelPolicyEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    travelPolicies: build.query({
      queryFn: toQueryFn(getTravelPolicies),
      // How many people hold each.
      providesTags: ['TravelPolicies', 'Employees'],
    }),
    postTravelPolicy: build.mutation({
      queryFn: toQueryFn(postTravelPolicy),
      invalidatesTags: (answer) => (answer ? lists : []),
    }),
    patchTravelPolicy: build.mutation({
      queryFn: toQueryFn(patchTravelPolicy),
      invalidatesTags: (answer) => (answer ? changed : []),
    }),
    postApprovalPreview: build.mutation({ queryFn: toQueryFn(postApprovalPreview) }),
  }),
})
export const {
  useTravelPoliciesQuery,
  usePostTravelPolicyMutation,
  usePatchTravelPolicyMutation,
  usePostApprovalPreviewMutation,
} = travelPolicyEndpoints
