import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { deleteContent, getHomeContent, getManagedContent, postContent, putContent } from './homeContent.api'

const changed = ['HomeContent', 'CompanyChanges'] as const

const homeContentEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    homeContent: build.query({ queryFn: toQueryFn(getHomeContent), providesTags: ['HomeContent'] }),
    managedContent: build.query({ queryFn: toQueryFn(getManagedContent), providesTags: ['HomeContent'] }),
    postContent: build.mutation({
      queryFn: toQueryFn(postContent),
      invalidatesTags: (answer) => (answer ? changed : []),
    }),
    putContent: build.mutation({
      queryFn: toQueryFn(putContent),
      invalidatesTags: (answer) => (answer ? changed : []),
    }),
    deleteContent: build.mutation({
      queryFn: toQueryFn(deleteContent),
      // Asked for again after a failure too: it may be another version by now.
      invalidatesTags: (answer) => (answer ? changed : ['HomeContent']),
    }),
  }),
})
export const {
  useHomeContentQuery,
  useManagedContentQuery,
  usePostContentMutation,
  usePutContentMutation,
  useDeleteContentMutation,
} = homeContentEndpoints
