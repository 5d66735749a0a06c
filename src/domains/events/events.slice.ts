import { apiSlice, toQueryFn } from '@/store/apiSlice'
import {
  answerInvitation,
  getGroupTasks,
  getGroupTravels,
  getGroupTravelsFrom,
  getInvitation,
  putGroupAnswer,
} from './events.api'

export const eventsEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    // A booked or cancelled trip changes which events can be booked.
    groupTravels: build.query({ queryFn: toQueryFn(getGroupTravels), providesTags: ['Groups', 'Trips'] }),
    groupTravelsFrom: build.query({ queryFn: toQueryFn(getGroupTravelsFrom), providesTags: ['Groups', 'Trips'] }),
    // The organizer's own answer or trip may be part of the tasks.
    groupTasks: build.query({
      queryFn: toQueryFn(getGroupTasks),
      providesTags: ['OrganizedGroups', 'Groups', 'Trips'],
    }),
    invitation: build.query({ queryFn: toQueryFn(getInvitation), providesTags: ['Groups'] }),
    // Reloaded after a failure too: the invitation may have been answered elsewhere.
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
