import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { getAlerts, getRiskFeeds } from './alerts.api'

const alertEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    // Read again with the trips when the reader returns, since alerts change by the minute.
    alerts: build.query({ queryFn: toQueryFn(getAlerts), providesTags: ['Trips'], keepUnusedDataFor: 60 }),
    riskFeeds: build.query({ queryFn: toQueryFn(getRiskFeeds), keepUnusedDataFor: 5 }),
  }),
})
export const { useAlertsQuery, useRiskFeedsQuery } = alertEndpoints
