import { call, serverState } from '@/store/apiSlice'
import { deleteTravelDocument, getTravelDocuments, postTravelDocument, putTravelDocument } from './documents.api'

/** A passport decides what is warned about (§4). */
const touched = ['Documents', 'Profile', 'Notifications', 'Changes'] as const

const documentsQueries = serverState.injectEndpoints({
  endpoints: (build) => ({
    travelDocuments: build.query({ queryFn: call(getTravelDocuments), providesTags: ['Documents'] }),
    postTravelDocument: build.mutation({
      queryFn: call(postTravelDocument),
      invalidatesTags: (answer) => (answer ? [...touched] : []),
    }),
    putTravelDocument: build.mutation({
      queryFn: call(putTravelDocument),
      invalidatesTags: (answer) => (answer ? [...touched] : []),
    }),
    deleteTravelDocument: build.mutation({ queryFn: call(deleteTravelDocument), invalidatesTags: [...touched] }),
  }),
})
export const {
  useTravelDocumentsQuery,
  usePostTravelDocumentMutation,
  usePutTravelDocumentMutation,
  useDeleteTravelDocumentMutation,
} = documentsQueries
