import { apiSlice, toQueryFn } from '@/store/apiSlice'
import {
  deleteTravelRequest,
  getTravelRequest,
  getTravelRequests,
  postTravelRequest,
  putTravelRequest,
} from './requests.api'

const touched = ['TravelRequests', 'Notifications', 'Approvals', 'Budgets'] as const

const requestEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    // Bookings use requests.
    travelRequests: build.query({
      queryFn: toQueryFn(getTravelRequests),
      providesTags: ['TravelRequests', 'Trips'],
    }),
    travelRequest: build.query({ queryFn: toQueryFn(getTravelRequest), providesTags: ['TravelRequests', 'Trips'] }),
    postTravelRequest: build.mutation({
      queryFn: toQueryFn(postTravelRequest),
      invalidatesTags: (answer) => (answer ? [...touched] : []),
    }),
    putTravelRequest: build.mutation({
      queryFn: toQueryFn(putTravelRequest),
      invalidatesTags: (answer) => (answer ? [...touched] : []),
    }),
    deleteTravelRequest: build.mutation({ queryFn: toQueryFn(deleteTravelRequest), invalidatesTags: [...touched] }),
  }),
})
export const {
  useTravelRequestsQuery,
  useTravelRequestQuery,
  usePostTravelRequestMutation,
  usePutTravelRequestMutation,
  useDeleteTravelRequestMutation,
} = requestEndpoints
