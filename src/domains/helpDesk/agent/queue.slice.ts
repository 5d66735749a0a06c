import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { getQueue, getQueueThread, postQueueMessage, putQueueAgent, putQueueStatus } from './queue.api'

const queueEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    queue: build.query({ queryFn: toQueryFn(getQueue), providesTags: ['HelpDeskQueue'] }),
    queueThread: build.query({ queryFn: toQueryFn(getQueueThread), providesTags: ['HelpDeskQueue'] }),
    postQueueMessage: build.mutation({ queryFn: toQueryFn(postQueueMessage), invalidatesTags: ['HelpDeskQueue'] }),
    putQueueStatus: build.mutation({ queryFn: toQueryFn(putQueueStatus), invalidatesTags: ['HelpDeskQueue'] }),
    putQueueAgent: build.mutation({ queryFn: toQueryFn(putQueueAgent), invalidatesTags: ['HelpDeskQueue'] }),
  }),
})
export const {
  useQueueQuery,
  useQueueThreadQuery,
  usePostQueueMessageMutation,
  usePutQueueStatusMutation,
  usePutQueueAgentMutation,
} = queueEndpoints
