import type { ActionMark } from '#contract/notices/actions.ts'
import type { ProfileRef } from '@/http/paths'
import { apiSlice, toQueryFn } from '@/store/apiSlice'
import type { AppDispatch } from '@/store/store'
import { deleteActionMark, getActionMarks, putActionMark } from './actions.api'

const { useActionMarksQuery, util } = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    actionMarks: build.query({ queryFn: toQueryFn(getActionMarks), providesTags: ['ActionMarks'] }),
  }),
})

interface Started {
  dispatch: AppDispatch
  queryFulfilled: Promise<unknown>
}

/** Shows a change of marks at once, everywhere; a refusal takes it back. */
async function atOnce(
  { companyId, profileId, key }: ProfileRef & { key: string },
  mark: ActionMark | undefined,
  { dispatch, queryFulfilled }: Started,
): Promise<void> {
  const change = dispatch(
    util.updateQueryData('actionMarks', { companyId, profileId }, (marks) => [
      ...marks.filter((each) => each.key !== key),
      ...(mark ? [mark] : []),
    ]),
  )
  await queryFulfilled.catch(change.undo)
}

const { usePutActionMarkMutation, useDeleteActionMarkMutation } = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    putActionMark: build.mutation({
      queryFn: toQueryFn(putActionMark),
      onQueryStarted: (sent, started) => atOnce(sent, { key: sent.key, ...sent.mark }, started),
      invalidatesTags: (answer) => (answer ? ['ActionMarks'] : []),
    }),
    deleteActionMark: build.mutation({
      queryFn: toQueryFn(deleteActionMark),
      onQueryStarted: (sent, started) => atOnce(sent, undefined, started),
      invalidatesTags: (answer) => (answer ? ['ActionMarks'] : []),
    }),
  }),
})
export { useActionMarksQuery, usePutActionMarkMutation, useDeleteActionMarkMutation }
