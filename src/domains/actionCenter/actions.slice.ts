import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { deleteActionMark, getActionMarks, putActionMark } from './actions.api'

const actionsEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    actionMarks: build.query({ queryFn: toQueryFn(getActionMarks), providesTags: ['ActionMarks'] }),
    putActionMark: build.mutation({
      queryFn: toQueryFn(putActionMark),
      invalidatesTags: (answer) => (answer ? ['ActionMarks'] : []),
    }),
    deleteActionMark: build.mutation({ queryFn: toQueryFn(deleteActionMark), invalidatesTags: ['ActionMarks'] }),
  }),
})
export const { useActionMarksQuery, usePutActionMarkMutation, useDeleteActionMarkMutation } = actionsEndpoints
