import { call, serverState } from '@/store/apiSlice'
import { getAirports } from './airports.api'

const airportsQueries = serverState.injectEndpoints({
  endpoints: (build) => ({
    airports: build.query({ queryFn: call(getAirports), keepUnusedDataFor: 600 }),
  }),
})
export const { useAirportsQuery } = airportsQueries
