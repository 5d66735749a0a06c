import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { deleteAppRequest, getApp, getApps, postAppRequest, putAppDecision, putRequestAnswer } from './marketplace.api'

/** A refused change shows what has changed meanwhile. */
const decided = ['Apps', 'CompanyChanges', 'Notifications'] as const

const marketplaceEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    apps: build.query({ queryFn: toQueryFn(getApps), providesTags: ['Apps'] }),
    app: build.query({ queryFn: toQueryFn(getApp), providesTags: ['Apps'] }),
    postAppRequest: build.mutation({ queryFn: toQueryFn(postAppRequest), invalidatesTags: ['Apps'] }),
    deleteAppRequest: build.mutation({ queryFn: toQueryFn(deleteAppRequest), invalidatesTags: ['Apps'] }),
    putAppDecision: build.mutation({ queryFn: toQueryFn(putAppDecision), invalidatesTags: [...decided] }),
    putRequestAnswer: build.mutation({ queryFn: toQueryFn(putRequestAnswer), invalidatesTags: [...decided] }),
  }),
})
export const {
  useAppsQuery,
  useAppQuery,
  usePostAppRequestMutation,
  useDeleteAppRequestMutation,
  usePutAppDecisionMutation,
  usePutRequestAnswerMutation,
} = marketplaceEndpoints
