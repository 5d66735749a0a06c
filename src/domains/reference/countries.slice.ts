import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { getCountries } from './countries.api'

export const countriesEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    // Countries hardly change during a session.
    countries: build.query({ queryFn: toQueryFn(getCountries), keepUnusedDataFor: 3600 }),
  }),
})
export const { useCountriesQuery, useLazyCountriesQuery } = countriesEndpoints
