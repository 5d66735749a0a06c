import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { slices } from '@/store/rootReducer'
import {
  deleteArrangement,
  deleteSentRequest,
  getSentRequests,
  getTravelerCounts,
  postArrangerRequest,
  postItineraryMails,
} from './board.api'

const boardEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    travelerCounts: build.query({
      queryFn: toQueryFn(getTravelerCounts),
      providesTags: ['Travelers', 'Trips', 'Profile', 'Cards', 'Documents'],
    }),
    // Reloaded with the trips when the arranger returns: a request may have been answered meanwhile.
    sentRequests: build.query({ queryFn: toQueryFn(getSentRequests), providesTags: ['Travelers', 'Trips'] }),
    // Lists are reloaded after a failure too: the request may have been answered meanwhile.
    postArrangerRequest: build.mutation({ queryFn: toQueryFn(postArrangerRequest), invalidatesTags: ['Travelers'] }),
    deleteSentRequest: build.mutation({ queryFn: toQueryFn(deleteSentRequest), invalidatesTags: ['Travelers'] }),
    deleteArrangement: build.mutation({ queryFn: toQueryFn(deleteArrangement), invalidatesTags: ['Travelers'] }),
    postItineraryMails: build.mutation({
      queryFn: toQueryFn(postItineraryMails),
      // The call is refused for a traveler who has withdrawn the approval. The reloaded list shows that.
      invalidatesTags: (_, error) => (error ? ['Travelers'] : []),
    }),
  }),
})
export const {
  useDeleteArrangementMutation,
  useDeleteSentRequestMutation,
  usePostArrangerRequestMutation,
  usePostItineraryMailsMutation,
  useSentRequestsQuery,
  useTravelerCountsQuery,
} = boardEndpoints

/** The data of a selected traveler, who may be on another page of the list. */
export interface SelectedTraveler {
  profileId: string
  name: string
  hasTrip: boolean
}

const boardSlice = createSlice({
  name: 'travelersBoard',
  initialState: { selected: [] as SelectedTraveler[] },
  reducers: {
    selected: (state, { payload }: PayloadAction<SelectedTraveler[]>) => {
      const ids = payload.map(({ profileId }) => profileId)
      state.selected = [...state.selected.filter(({ profileId }) => !ids.includes(profileId)), ...payload]
    },
    deselected: (state, { payload }: PayloadAction<readonly string[]>) => {
      state.selected = state.selected.filter(({ profileId }) => !payload.includes(profileId))
    },
    cleared: (state) => {
      state.selected = []
    },
  },
  selectors: { selectedTravelers: (state) => state.selected },
})
declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof boardSlice> {}
}
export const { selected, deselected, cleared } = boardSlice.actions
export const { selectedTravelers } = boardSlice.injectInto(slices).selectors
