import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { deleteOtherStay, deletePermit, getStays, postOtherStay, postPermit } from './stays.api'

/** Declared days also affect notifications (§4). */
const touched = ['Stays', 'Notifications', 'Changes'] as const

const staysEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    // Trips, passports and the country of residence decide which days count.
    stays: build.query({ queryFn: toQueryFn(getStays), providesTags: ['Stays', 'Trips', 'Documents', 'Profile'] }),
    postPermit: build.mutation({
      queryFn: toQueryFn(postPermit),
      invalidatesTags: (answer) => (answer ? [...touched] : []),
    }),
    deletePermit: build.mutation({ queryFn: toQueryFn(deletePermit), invalidatesTags: [...touched] }),
    postOtherStay: build.mutation({
      queryFn: toQueryFn(postOtherStay),
      invalidatesTags: (answer) => (answer ? [...touched] : []),
    }),
    deleteOtherStay: build.mutation({ queryFn: toQueryFn(deleteOtherStay), invalidatesTags: [...touched] }),
  }),
})
export const {
  useStaysQuery,
  usePostPermitMutation,
  useDeletePermitMutation,
  usePostOtherStayMutation,
  useDeleteOtherStayMutation,
} = staysEndpoints
