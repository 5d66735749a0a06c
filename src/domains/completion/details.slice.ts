import { call, serverState } from '@/store/apiSlice'
import { askDetails } from './details.api'

const detailsQueries = serverState.injectEndpoints({
  endpoints: (build) => ({
    askDetails: build.mutation({
      queryFn: call(askDetails),
      invalidatesTags: (answer) => (answer ? ['Profile'] : []),
    }),
  }),
})
export const { useAskDetailsMutation } = detailsQueries
