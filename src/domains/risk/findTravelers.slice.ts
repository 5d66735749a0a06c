import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { slices } from '@/store/rootReducer'
import {
  deleteSavedSearch,
  getCityOptions,
  getContactCard,
  getFlightOptions,
  getItineraryReport,
  getSavedSearches,
  postSavedSearch,
} from './findTravelers.api'
import type { TravelerSearch } from './findTravelers.rules'

const findTravelersEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    // Its rows have the answers to roll calls.
    itineraryReport: build.query({ queryFn: toQueryFn(getItineraryReport), providesTags: ['Trips', 'RollCalls'] }),
    // Each view of a card is noted by the server, so an earlier answer is not shown again.
    contactCard: build.query({ queryFn: toQueryFn(getContactCard), keepUnusedDataFor: 0 }),
    cityOptions: build.query({ queryFn: toQueryFn(getCityOptions), keepUnusedDataFor: 600 }),
    flightOptions: build.query({ queryFn: toQueryFn(getFlightOptions) }),
    savedSearches: build.query({ queryFn: toQueryFn(getSavedSearches), providesTags: ['SavedSearches'] }),
    postSavedSearch: build.mutation({ queryFn: toQueryFn(postSavedSearch), invalidatesTags: ['SavedSearches'] }),
    deleteSavedSearch: build.mutation({ queryFn: toQueryFn(deleteSavedSearch), invalidatesTags: ['SavedSearches'] }),
  }),
})
export const {
  useCityOptionsQuery,
  useContactCardQuery,
  useDeleteSavedSearchMutation,
  useFlightOptionsQuery,
  useItineraryReportQuery,
  usePostSavedSearchMutation,
  useSavedSearchesQuery,
} = findTravelersEndpoints

interface RiskState {
  /** Null before the first search. */
  filters: TravelerSearch | null
  /** The preset of §2, `p`; empty without. */
  preset: string
  breakingNews: boolean
  /** The address of the search without its path, for the pages that lead back to it. */
  query: string
  /** §8: the message code of the latest report that failed; empty after one that did not. */
  messageCode: string
}
const initialState: RiskState = { filters: null, preset: '', breakingNews: false, query: '', messageCode: '' }
const { itineraryReport } = findTravelersEndpoints.endpoints

/** The latest search for travelers (§3). The address of the page decides; pages that lead back to it read this one. */
const riskSlice = createSlice({
  name: 'risk',
  initialState,
  reducers: {
    searched: (state, { payload }: PayloadAction<{ filters: TravelerSearch; preset: string; query: string }>) => ({
      ...state,
      ...payload,
      breakingNews: payload.filters.searchByTravelBreakingNews,
    }),
  },
  extraReducers: (builder) =>
    builder.addMatcher(isAnyOf(itineraryReport.matchFulfilled, itineraryReport.matchRejected), (state, action) => {
      state.messageCode = itineraryReport.matchRejected(action) ? (action.payload?.messageCode ?? '') : ''
    }),
  selectors: { latestSearch: (state) => state },
})
declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof riskSlice> {}
}
export const { searched } = riskSlice.actions
export const { latestSearch } = riskSlice.injectInto(slices).selectors
