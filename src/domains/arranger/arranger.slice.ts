import { apiSlice, toQueryFn } from '@/store/apiSlice'
import {
  answerByKey,
  findTravellers,
  getArrangers,
  getTravellerCount,
  getRequestToMe,
  getTravellers,
  getWaitingRequest,
  postArranger,
  putArrangerRequest,
} from './arranger.api'

const arrangerEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    arrangers: build.query({ queryFn: toQueryFn(getArrangers), providesTags: ['Arrangers'] }),
    travellers: build.query({
      queryFn: toQueryFn(getTravellers),
      providesTags: ['Travellers', 'Trips', 'Profile', 'Cards', 'Documents'],
    }),
    travellerCount: build.query({ queryFn: toQueryFn(getTravellerCount), providesTags: ['Arrangers', 'Travellers'] }),
    foundTravellers: build.query({
      queryFn: toQueryFn(findTravellers),
      providesTags: ['Trips', 'Arrangers', 'Travellers', 'Profile', 'Cards', 'Documents'],
    }),
    waitingRequest: build.query({ queryFn: toQueryFn(getWaitingRequest) }),
    requestToMe: build.query({ queryFn: toQueryFn(getRequestToMe) }),
    postArranger: build.mutation({
      queryFn: toQueryFn(postArranger),
      invalidatesTags: (answer) => (answer ? ['Arrangers', 'Changes', 'Notifications'] : []),
    }),
    // The list is reloaded after a failure too: the request may have been answered elsewhere.
    putArrangerRequest: build.mutation({
      queryFn: toQueryFn(putArrangerRequest),
      invalidatesTags: ['Arrangers', 'Changes', 'Notifications'],
    }),
    answerByKey: build.mutation({
      queryFn: toQueryFn(answerByKey),
      invalidatesTags: ['Arrangers', 'Changes', 'Notifications'],
    }),
  }),
})
export const {
  useAnswerByKeyMutation,
  useArrangersQuery,
  usePostArrangerMutation,
  usePutArrangerRequestMutation,
  useRequestToMeQuery,
  useFoundTravellersQuery,
  useTravellerCountQuery,
  useTravellersQuery,
  useWaitingRequestQuery,
} = arrangerEndpoints
