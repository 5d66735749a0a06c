import { call, serverState } from '@/store/apiSlice'
import { addManualTrip, changeManualTrip, removeManualTrip } from './manualTrips.api'

const ifDone = (answer: unknown) => (answer ? (['Trips'] as const) : [])

const manualTripQueries = serverState.injectEndpoints({
  endpoints: (build) => ({
    addManualTrip: build.mutation({ queryFn: call(addManualTrip), invalidatesTags: ifDone }),
    changeManualTrip: build.mutation({ queryFn: call(changeManualTrip), invalidatesTags: ifDone }),
    // The lists alone: the page of the trip, still in sight while it is left, would ask for what is gone.
    removeManualTrip: build.mutation({
      queryFn: call(removeManualTrip),
      invalidatesTags: (answer) => (answer ? [{ type: 'Trips', id: 'list' }] : []),
    }),
  }),
})
export const { useAddManualTripMutation, useChangeManualTripMutation, useRemoveManualTripMutation } = manualTripQueries
