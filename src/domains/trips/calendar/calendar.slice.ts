import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { createSubscription, getSubscription, revokeSubscription } from './calendar.api'

const calendarEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    subscription: build.query({
      queryFn: toQueryFn(getSubscription),
      providesTags: ['Calendar'],
      keepUnusedDataFor: 0,
    }),
    createSubscription: build.mutation({ queryFn: toQueryFn(createSubscription), invalidatesTags: ['Calendar'] }),
    revokeSubscription: build.mutation({ queryFn: toQueryFn(revokeSubscription), invalidatesTags: ['Calendar'] }),
  }),
})
export const { useSubscriptionQuery, useCreateSubscriptionMutation, useRevokeSubscriptionMutation } = calendarEndpoints
