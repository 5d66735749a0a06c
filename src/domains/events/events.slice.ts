import { apiSlice, toQueryFn } from '@/store/apiSlice'
import {
  answerInvitation,
  getGroupTasks,
  getGroupTravels,
  getGroupTravelsFrom,
  getInvitation,
  putGroupAnswer,
} from './events.api'

const eventsEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    // A trip that is booked or cancelled changes what may be booked.
    groupTravels: build.query({ queryFn: toQueryFn(getGroupTravels), providesTags: ['Groups', 'Trips'] }),
    groupTravelsFrom: build.query({ queryFn: toQueryFn(getGroupTravelsFrom), providesTags: ['Groups', 'Trips'] }),
    // An answer or a trip of the organizer's own may be among what is counted.
    groupTasks: build.query({
      queryFn: toQueryFn(getGroupTasks),
      providesTags: ['OrganizedGroups', 'Groups', 'Trips'],
    }),
    invitation: build.query({ queryFn: toQueryFn(getInvitation), providesTags: ['Groups'] }),
    // Asked for again after a failure too: it may have been answered elsewhere.
    putGroupAnswer: build.mutation({ queryFn: toQueryFn(putGroupAnswer), invalidatesTags: ['Groups'] }),
    answerInvitation: build.mutation({ queryFn: toQueryFn(answerInvitation), invalidatesTags: ['Groups'] }),
  }),
})
export const {
  useAnswerInvitationMutation,
  useGroupTasksQuery,
  useGroupTravelsFromQuery,
  useGroupTravelsQuery,
  useInvitationQuery,
  usePutGroupAnswerMutation,
} = eventsEndpoints
