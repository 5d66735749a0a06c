import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { getArrangers, postArranger, putArrangerRequest } from './arranger.api'

const arrangerEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    arrangers: build.query({ queryFn: toQueryFn(getArrangers), providesTags: ['Arrangers'] }),
    postArranger: build.mutation({
      queryFn: toQueryFn(postArranger),
      invalidatesTags: (answer) => (answer ? ['Arrangers', 'Changes', 'Notifications'] : []),
    }),
    // The list is reloaded after a failure too: the request may have been answered elsewhere.
    putArrangerRequest: build.mutation({
      queryFn: toQueryFn(putArrangerRequest),
      invalidatesTags: ['Arrangers', 'Changes', 'Notifications'],
    }),
  }),
})
export const { useArrangersQuery, usePostArrangerMutation, usePutArrangerRequestMutation } = arrangerEndpoints
