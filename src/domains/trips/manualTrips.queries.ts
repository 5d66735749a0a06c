import { call, serverState } from '@/http/serverState'
import { addManualTrip, changeManualTrip, getAirports, removeManualTrip } from './manualTrips.api'

const ifDone = (answer: unknown) => (answer ? (['Trips'] as const) : [])

const manualTripQueries = serverState.injectEndpoints({
  endpoints: (build) => ({
    airports: build.query({ queryFn: call(getAirports), keepUnusedDataFor: 600 }),
    addManualTrip: build.mutation({ queryFn: call(addManualTrip), invalidatesTags: ifDone }),
    changeManualTrip: build.mutation({ queryFn: call(changeManualTrip), invalidatesTags: ifDone }),
    // Not the tags: the page of a trip that is gone would ask for it again; leaving it does.
    removeManualTrip: build.mutation({ queryFn: call(removeManualTrip) }),
  }),
})
export const { useAirportsQuery, useAddManualTripMutation, useChangeManualTripMutation, useRemoveManualTripMutation } =
  manualTripQueries
