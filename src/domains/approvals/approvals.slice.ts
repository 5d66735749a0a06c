import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { getApproval, getApprovals, getMailedApproval, postDecisions, postMailedDecision } from './approvals.api'

const approvalEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    approvals: build.query({ queryFn: toQueryFn(getApprovals), providesTags: ['Approvals'] }),
    approval: build.query({ queryFn: toQueryFn(getApproval), providesTags: ['Approvals'] }),
    // A refused answer shows what has changed meanwhile.
    postDecisions: build.mutation({
      queryFn: toQueryFn(postDecisions),
      invalidatesTags: ['Approvals', 'Notifications', 'Trips'],
    }),
    mailedApproval: build.query({ queryFn: toQueryFn(getMailedApproval), keepUnusedDataFor: 0 }),
    postMailedDecision: build.mutation({ queryFn: toQueryFn(postMailedDecision) }),
  }),
})
export const {
  useApprovalsQuery,
  useApprovalQuery,
  usePostDecisionsMutation,
  useMailedApprovalQuery,
  usePostMailedDecisionMutation,
} = approvalEndpoints
