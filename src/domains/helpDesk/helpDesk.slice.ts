import { apiSlice, toQueryFn } from '@/store/apiSlice'
import {
  getDeskRequests,
  getDeskThread,
  postDeskMessage,
  postDeskRequest,
  putDeskRead,
  putDeskSolved,
} from './helpDesk.api'

/**
 * A request that is read is no notification any more. A failed change has changed none, and without a connection
 * notifications cannot be read again.
 */
const changed = (answer: object | undefined) =>
  answer ? (['HelpDesk', 'Notifications'] as const) : (['HelpDesk'] as const)

export const helpDeskEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    deskRequests: build.query({ queryFn: toQueryFn(getDeskRequests), providesTags: ['HelpDesk'] }),
    deskThread: build.query({ queryFn: toQueryFn(getDeskThread), providesTags: ['HelpDesk'] }),
    postDeskRequest: build.mutation({ queryFn: toQueryFn(postDeskRequest), invalidatesTags: changed }),
    postDeskMessage: build.mutation({ queryFn: toQueryFn(postDeskMessage), invalidatesTags: changed }),
    putDeskSolved: build.mutation({ queryFn: toQueryFn(putDeskSolved), invalidatesTags: changed }),
    putDeskRead: build.mutation({ queryFn: toQueryFn(putDeskRead), invalidatesTags: changed }),
  }),
})
export const {
  useDeskRequestsQuery,
  useDeskThreadQuery,
  usePostDeskRequestMutation,
  usePostDeskMessageMutation,
  usePutDeskSolvedMutation,
  usePutDeskReadMutation,
} = helpDeskEndpoints
