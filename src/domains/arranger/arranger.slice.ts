import { apiSlice, toQueryFn } from '@/store/apiSlice'
import {
  answerByKey,
  findTravelers,
  getArrangers,
  getTravelerCount,
  getRequestToMe,
  getTravelers,
  getWaitingRequest,
  postArranger,
  putArrangerRequest,
} from './arranger.api'

const arrangerEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    arrangers: build.query({ queryFn: toQueryFn(getArrangers), providesTags: ['Arrangers'] }),
    travelers: build.query({
      queryFn: toQueryFn(getTravelers),
      providesTags: ['Travelers', 'Trips', 'Profile', 'Cards', 'Documents'],
    }),
    travelerCount: build.query({ queryFn: toQueryFn(getTravelerCount), providesTags: ['Arrangers', 'Travelers'] }),
    foundTravelers: build.query({
      queryFn: toQueryFn(findTravelers),
      providesTags: ['Trips', 'Arrangers', 'Travelers', 'Profile', 'Cards', 'Documents'],
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
  useFoundTravelersQuery,
  useTravelerCountQuery,
  useTravelersQuery,
  useWaitingRequestQuery,
} = arrangerEndpoints
