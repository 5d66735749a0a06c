import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { deleteAbsence, getAbsences, postAbsence } from './absences.api'

const absenceEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    absences: build.query({ queryFn: toQueryFn(getAbsences), providesTags: ['Absences'] }),
    postAbsence: build.mutation({
      queryFn: toQueryFn(postAbsence),
      invalidatesTags: (answer) => (answer ? ['Absences'] : []),
    }),
    // Also after a failure: it may have been removed elsewhere.
    deleteAbsence: build.mutation({ queryFn: toQueryFn(deleteAbsence), invalidatesTags: ['Absences'] }),
  }),
})
export const { useAbsencesQuery, usePostAbsenceMutation, useDeleteAbsenceMutation } = absenceEndpoints
