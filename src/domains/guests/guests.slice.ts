import { apiSlice, toQueryFn } from '@/store/apiSlice'
import {
  deactivateGuest,
  deleteGuest,
  extendGuest,
  getEndingGuests,
  getGuest,
  getGuestHosts,
  getGuests,
  inviteGuest,
  postGuest,
  putGuest,
} from './guests.api'

const changed = ['Guests', 'Guest', 'CompanyChanges'] as const

const guestEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    guests: build.query({ queryFn: toQueryFn(getGuests), providesTags: ['Guests', 'Trips'] }),
    endingGuests: build.query({ queryFn: toQueryFn(getEndingGuests), providesTags: ['Guests', 'Trips'] }),
    guest: build.query({ queryFn: toQueryFn(getGuest), providesTags: ['Guest'] }),
    guestHosts: build.query({ queryFn: toQueryFn(getGuestHosts) }),
    postGuest: build.mutation({
      queryFn: toQueryFn(postGuest),
      invalidatesTags: (answer) => (answer ? ['Guests', 'CompanyChanges'] : []),
    }),
    putGuest: build.mutation({
      queryFn: toQueryFn(putGuest),
      invalidatesTags: (answer) => (answer ? changed : []),
    }),
    extendGuest: build.mutation({ queryFn: toQueryFn(extendGuest), invalidatesTags: changed }),
    deactivateGuest: build.mutation({ queryFn: toQueryFn(deactivateGuest), invalidatesTags: changed }),
    inviteGuest: build.mutation({ queryFn: toQueryFn(inviteGuest), invalidatesTags: changed }),
    // The page of who is gone must not ask for them again before it is left.
    deleteGuest: build.mutation({ queryFn: toQueryFn(deleteGuest), invalidatesTags: ['Guests', 'CompanyChanges'] }),
  }),
})
export const {
  useEndingGuestsQuery,
  useGuestsQuery,
  useGuestQuery,
  useGuestHostsQuery,
  usePostGuestMutation,
  usePutGuestMutation,
  useExtendGuestMutation,
  useDeactivateGuestMutation,
  useInviteGuestMutation,
  useDeleteGuestMutation,
} = guestEndpoints
