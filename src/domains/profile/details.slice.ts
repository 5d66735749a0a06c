import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { askDetails } from './details.api'

const detailsEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    askDetails: build.mutation({
      queryFn: toQueryFn(askDetails),
      invalidatesTags: (answer) => (answer ? ['Profile'] : []),
    }),
  }),
})
export const { useAskDetailsMutation } = detailsEndpoints
