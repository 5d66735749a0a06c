import { call, serverState } from '@/store/apiSlice'
import { deleteActionMark, getActionMarks, putActionMark } from './actions.api'

const actionsQueries = serverState.injectEndpoints({
  endpoints: (build) => ({
    actionMarks: build.query({ queryFn: call(getActionMarks), providesTags: ['ActionMarks'] }),
    putActionMark: build.mutation({
      queryFn: call(putActionMark),
      invalidatesTags: (answer) => (answer ? ['ActionMarks'] : []),
    }),
    deleteActionMark: build.mutation({ queryFn: call(deleteActionMark), invalidatesTags: ['ActionMarks'] }),
  }),
})
export const { useActionMarksQuery, usePutActionMarkMutation, useDeleteActionMarkMutation } = actionsQueries
