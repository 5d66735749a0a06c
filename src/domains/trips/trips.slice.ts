import { apiSlice, toQueryFn } from '@/store/apiSlice'
import {
  getLatestTrips,
  getNextTrips,
  getTravelSummary,
  getTrip,
  getTripPage,
  getTrips,
  remindDecider,
  reportTrip,
} from './trips.api'

/** Tags of lists of trips. `list` alone is invalidated when a trip is removed, as its own page may still be shown. */
const listTags = ['Trips' as const, { type: 'Trips' as const, id: 'list' }]

export const tripsEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    trips: build.query({ queryFn: toQueryFn(getTrips), providesTags: listTags }),
    tripPage: build.query({ queryFn: toQueryFn(getTripPage), providesTags: listTags }),
    latestTrips: build.query({ queryFn: toQueryFn(getLatestTrips), providesTags: listTags }),
    nextTrips: build.query({ queryFn: toQueryFn(getNextTrips), providesTags: listTags }),
    travelSummary: build.query({ queryFn: toQueryFn(getTravelSummary), providesTags: listTags }),
    trip: build.query({ queryFn: toQueryFn(getTrip), providesTags: ['Trips'], keepUnusedDataFor: 5 }),
    // A refusal says that the standing has changed since it was read.
    remindDecider: build.mutation({ queryFn: toQueryFn(remindDecider), invalidatesTags: ['Trips'] }),
    // A message about wrong details settles the trip's old ones.
    reportTrip: build.mutation({
      queryFn: toQueryFn(reportTrip),
      invalidatesTags: (_answer, _failure, { report: { topic } }) =>
        topic === 'wrongDetails' ? ['OutdatedTrips', 'Notifications'] : [],
    }),
  }),
})
const { useTripsQuery: useReadTripsQuery } = tripsEndpoints
export const {
  useTripPageQuery,
  useLatestTripsQuery,
  useNextTripsQuery,
  useTravelSummaryQuery,
  useTripQuery,
  useRemindDeciderMutation,
  useReportTripMutation,
} = tripsEndpoints

/** All trips of a person (§7). `unread` is the number of further trips that could not be read. */
export function useTripsQuery(whose: Parameters<typeof getTrips>[0]) {
  const { data, ...answer } = useReadTripsQuery(whose)
  return { ...answer, data: data?.trips, unread: data?.unread ?? 0 }
}
