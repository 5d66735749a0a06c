import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { getAdviceFeeds, getAlerts } from './alerts.api'

const alertEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    // Read again with the trips when the reader returns, since alerts change by the minute.
    alerts: build.query({ queryFn: toQueryFn(getAlerts), providesTags: ['Trips'], keepUnusedDataFor: 60 }),
    adviceFeeds: build.query({ queryFn: toQueryFn(getAdviceFeeds), keepUnusedDataFor: 5 }),
  }),
})
export const { useAlertsQuery, useAdviceFeedsQuery } = alertEndpoints
