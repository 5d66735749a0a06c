import type { QueueThread } from '#contract/support/helpDesk.ts'
import { apiSlice, toQueryFn } from '@/store/apiSlice'
import type { AppDispatch } from '@/store/store'
import { getQueue, getQueueThread, postQueueMessage, putQueueAgent, putQueueStatus, type QueueRef } from './queue.api'

interface Sent {
  dispatch: AppDispatch
  queryFulfilled: Promise<{ data: QueueThread }>
}

/** Shows the answer of a change at once: the next change is made from its version. */
const showAnswer = async (
  { companyId, employeeId, requestId }: QueueRef,
  { dispatch, queryFulfilled }: Sent,
): Promise<void> => {
  const changed = await queryFulfilled.catch(() => undefined)
  if (!changed) return
  const ref = { companyId, employeeId, requestId }
  dispatch(queueEndpoints.util.updateQueryData('queueThread', ref, () => changed.data))
}

/** The request is read again after a failure too: it may have changed meanwhile. */
const invalidatesTags = ['HelpDeskQueue'] as const

const queueEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    queue: build.query({ queryFn: toQueryFn(getQueue), providesTags: ['HelpDeskQueue'] }),
    queueThread: build.query({ queryFn: toQueryFn(getQueueThread), providesTags: ['HelpDeskQueue'] }),
    postQueueMessage: build.mutation({
      queryFn: toQueryFn(postQueueMessage),
      onQueryStarted: (ref, sent) => showAnswer(ref, sent),
      invalidatesTags,
    }),
    putQueueStatus: build.mutation({
      queryFn: toQueryFn(putQueueStatus),
      onQueryStarted: (ref, sent) => showAnswer(ref, sent),
      invalidatesTags,
    }),
    putQueueAgent: build.mutation({
      queryFn: toQueryFn(putQueueAgent),
      onQueryStarted: (ref, sent) => showAnswer(ref, sent),
      invalidatesTags,
    }),
  }),
})
export const {
  useQueueQuery,
  useQueueThreadQuery,
  usePostQueueMessageMutation,
  usePutQueueStatusMutation,
  usePutQueueAgentMutation,
} = queueEndpoints
