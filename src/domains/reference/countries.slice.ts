import { call, serverState } from '@/store/apiSlice'
import { getCountries } from './countries.api'

const countriesQueries = serverState.injectEndpoints({
  endpoints: (build) => ({
    // Countries do not change while somebody works.
    countries: build.query({ queryFn: call(getCountries), keepUnusedDataFor: 3600 }),
  }),
})
export const { useCountriesQuery } = countriesQueries
