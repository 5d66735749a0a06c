import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { deleteTravelDocument, getTravelDocuments, postTravelDocument, putTravelDocument } from './documents.api'

/** Passports also affect notifications (§4). */
const touched = ['Documents', 'Profile', 'Notifications', 'Changes'] as const

const documentsEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    travelDocuments: build.query({ queryFn: toQueryFn(getTravelDocuments), providesTags: ['Documents'] }),
    postTravelDocument: build.mutation({
      queryFn: toQueryFn(postTravelDocument),
      invalidatesTags: (answer) => (answer ? [...touched] : []),
    }),
    putTravelDocument: build.mutation({
      queryFn: toQueryFn(putTravelDocument),
      invalidatesTags: (answer) => (answer ? [...touched] : []),
    }),
    deleteTravelDocument: build.mutation({ queryFn: toQueryFn(deleteTravelDocument), invalidatesTags: [...touched] }),
  }),
})
export const {
  useTravelDocumentsQuery,
  usePostTravelDocumentMutation,
  usePutTravelDocumentMutation,
  useDeleteTravelDocumentMutation,
} = documentsEndpoints
