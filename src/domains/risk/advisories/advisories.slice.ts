import { createSlice, isAnyOf, type WithSlice } from '@reduxjs/toolkit'
import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { slices } from '@/store/rootReducer'
import { getAdvisedCountries, getAdvisories, getTripAdvisories } from './advisories.api'

const advisoryEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    // The number of the reader's own trips is in it.
    advisedCountries: build.query({ queryFn: toQueryFn(getAdvisedCountries), providesTags: ['Trips'] }),
    advisories: build.query({ queryFn: toQueryFn(getAdvisories) }),
    tripAdvisories: build.query({ queryFn: toQueryFn(getTripAdvisories), providesTags: ['Trips'] }),
  }),
})
export const { useAdvisedCountriesQuery, useAdvisoriesQuery, useTripAdvisoriesQuery } = advisoryEndpoints

const { advisories, tripAdvisories } = advisoryEndpoints.endpoints

/** The advice that a message code is about: a country, all countries, or a trip. */
type About = { country: string | undefined } | { trip: string }
const keyOf = (about: About) => ('trip' in about ? `trip ${about.trip}` : `country ${about.country ?? 'all'}`)
const askedFor = (asked: { bookingId: string } | { countryCode: string | undefined }) =>
  keyOf('bookingId' in asked ? { trip: asked.bookingId } : { country: asked.countryCode })

const initialState: { codes: Record<string, string> } = { codes: {} }

/** §8: advisory calls store the message code of their answer, by what they asked about. */
const advisoryCodesSlice = createSlice({
  name: 'advisoryCodes',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addMatcher(isAnyOf(advisories.matchFulfilled, tripAdvisories.matchFulfilled), (state, { payload, meta }) => {
        state.codes[askedFor(meta.arg.originalArgs)] = payload.messageCode
      })
      .addMatcher(isAnyOf(advisories.matchRejected, tripAdvisories.matchRejected), (state, { payload, meta }) => {
        if (payload?.messageCode) state.codes[askedFor(meta.arg.originalArgs)] = payload.messageCode
      }),
  selectors: { advisoryCode: (state, about: About) => state.codes[keyOf(about)] ?? '' },
})
declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof advisoryCodesSlice> {}
}
export const { advisoryCode } = advisoryCodesSlice.injectInto(slices).selectors
