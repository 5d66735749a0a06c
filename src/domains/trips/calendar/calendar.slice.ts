import { call, serverState } from '@/store/apiSlice'
import { createSubscription, getSubscription, revokeSubscription } from './calendar.api'

const calendarQueries = serverState.enhanceEndpoints({ addTagTypes: ['Calendar'] }).injectEndpoints({
  endpoints: (build) => ({
    subscription: build.query({ queryFn: call(getSubscription), providesTags: ['Calendar'], keepUnusedDataFor: 0 }),
    createSubscription: build.mutation({ queryFn: call(createSubscription), invalidatesTags: ['Calendar'] }),
    revokeSubscription: build.mutation({ queryFn: call(revokeSubscription), invalidatesTags: ['Calendar'] }),
  }),
})
export const { useSubscriptionQuery, useCreateSubscriptionMutation, useRevokeSubscriptionMutation } = calendarQueries
