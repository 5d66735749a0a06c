import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { getAirports } from './airports.api'

const airportsEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    airports: build.query({ queryFn: toQueryFn(getAirports), keepUnusedDataFor: 600 }),
  }),
})
export const { useAirportsQuery } = airportsEndpoints
