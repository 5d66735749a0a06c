import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { addManualTrip, changeManualTrip, removeManualTrip } from './manualTrips.api'

const ifDone = (answer: unknown) => (answer ? (['Trips'] as const) : [])

const manualTripEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    addManualTrip: build.mutation({ queryFn: toQueryFn(addManualTrip), invalidatesTags: ifDone }),
    changeManualTrip: build.mutation({ queryFn: toQueryFn(changeManualTrip), invalidatesTags: ifDone }),
    // Only the lists are reloaded: the page of the trip is shown a moment longer, and would request a removed trip.
    removeManualTrip: build.mutation({
      queryFn: toQueryFn(removeManualTrip),
      invalidatesTags: (answer) => (answer ? [{ type: 'Trips', id: 'list' }] : []),
    }),
  }),
})
export const { useAddManualTripMutation, useChangeManualTripMutation, useRemoveManualTripMutation } =
  manualTripEndpoints
