import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { deleteGroupCard, getGroupCards, postGroupCard, putGroupCard } from './cards.api'

const groupCardEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    groupCards: build.query({ queryFn: toQueryFn(getGroupCards), providesTags: ['GroupCards'] }),
    postGroupCard: build.mutation({
      queryFn: toQueryFn(postGroupCard),
      invalidatesTags: (answer) => (answer ? ['GroupCards'] : []),
    }),
    // An event shows the card that pays for it.
    putGroupCard: build.mutation({
      queryFn: toQueryFn(putGroupCard),
      invalidatesTags: (answer) => (answer ? ['GroupCards', 'OrganizedGroups'] : []),
    }),
    // Asked for again after a failure too: an event may be paid with it by now.
    deleteGroupCard: build.mutation({ queryFn: toQueryFn(deleteGroupCard), invalidatesTags: ['GroupCards'] }),
  }),
})
export const { useGroupCardsQuery, usePostGroupCardMutation, usePutGroupCardMutation, useDeleteGroupCardMutation } =
  groupCardEndpoints
