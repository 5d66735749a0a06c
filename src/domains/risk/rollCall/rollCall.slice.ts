import { apiSlice, toQueryFn } from '@/store/apiSlice'
import {
  getMailedQuestion,
  getRollCall,
  getRollCallHistory,
  getRollCallPeople,
  getRollCalls,
  postAnswerOnBehalf,
  postMailedAnswer,
  postMailedNote,
  postOwnAnswer,
  postRollCall,
  postRollCallEnd,
  postRollCallPreview,
  postRollCallReminder,
} from './rollCall.api'

/** Data of one roll call and of their list. A refused change shows what has changed meanwhile. */
const both = ['RollCalls', 'RollCallPeople'] as const

export const rollCallEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    rollCalls: build.query({ queryFn: toQueryFn(getRollCalls), providesTags: ['RollCalls'] }),
    rollCall: build.query({ queryFn: toQueryFn(getRollCall), providesTags: ['RollCalls'] }),
    rollCallPeople: build.query({ queryFn: toQueryFn(getRollCallPeople), providesTags: ['RollCallPeople'] }),
    rollCallHistory: build.query({ queryFn: toQueryFn(getRollCallHistory), providesTags: ['RollCallPeople'] }),
    // The people of a search change with every trip: they are counted anew each time.
    // A refused question shows whom it would leave out by now.
    rollCallPreview: build.query({
      queryFn: toQueryFn(postRollCallPreview),
      keepUnusedDataFor: 0,
      providesTags: ['RollCalls'],
    }),
    postRollCall: build.mutation({ queryFn: toQueryFn(postRollCall), invalidatesTags: [...both, 'Notifications'] }),
    postRollCallReminder: build.mutation({ queryFn: toQueryFn(postRollCallReminder), invalidatesTags: [...both] }),
    postRollCallEnd: build.mutation({
      queryFn: toQueryFn(postRollCallEnd),
      invalidatesTags: [...both, 'Notifications'],
    }),
    postAnswerOnBehalf: build.mutation({ queryFn: toQueryFn(postAnswerOnBehalf), invalidatesTags: [...both] }),
    mailedQuestion: build.query({ queryFn: toQueryFn(getMailedQuestion), keepUnusedDataFor: 0 }),
    postMailedAnswer: build.mutation({ queryFn: toQueryFn(postMailedAnswer) }),
    postMailedNote: build.mutation({ queryFn: toQueryFn(postMailedNote) }),
    postOwnAnswer: build.mutation({ queryFn: toQueryFn(postOwnAnswer), invalidatesTags: [...both, 'Notifications'] }),
  }),
})
export const {
  useRollCallsQuery,
  useRollCallQuery,
  useRollCallPeopleQuery,
  useRollCallHistoryQuery,
  useRollCallPreviewQuery,
  usePostRollCallMutation,
  usePostRollCallReminderMutation,
  usePostRollCallEndMutation,
  usePostAnswerOnBehalfMutation,
  useMailedQuestionQuery,
  usePostMailedAnswerMutation,
  usePostMailedNoteMutation,
  usePostOwnAnswerMutation,
} = rollCallEndpoints
