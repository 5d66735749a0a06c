import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { slices } from '@/store/rootReducer'
import {
  deleteArrangement,
  deleteSentRequest,
  getSentRequests,
  getTravellerCounts,
  postArrangerRequest,
  postItineraryMails,
} from './board.api'

const boardEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    travellerCounts: build.query({
      queryFn: toQueryFn(getTravellerCounts),
      providesTags: ['Travellers', 'Trips', 'Profile', 'Cards', 'Documents'],
    }),
    // Reloaded with the trips when the arranger returns: a request may have been answered meanwhile.
    sentRequests: build.query({ queryFn: toQueryFn(getSentRequests), providesTags: ['Travellers', 'Trips'] }),
    // Lists are reloaded after a failure too: the request may have been answered meanwhile.
    postArrangerRequest: build.mutation({ queryFn: toQueryFn(postArrangerRequest), invalidatesTags: ['Travellers'] }),
    deleteSentRequest: build.mutation({ queryFn: toQueryFn(deleteSentRequest), invalidatesTags: ['Travellers'] }),
    deleteArrangement: build.mutation({ queryFn: toQueryFn(deleteArrangement), invalidatesTags: ['Travellers'] }),
    postItineraryMails: build.mutation({
      queryFn: toQueryFn(postItineraryMails),
      // The call is refused for a traveller who has withdrawn the approval. The reloaded list shows that.
      invalidatesTags: (_, error) => (error ? ['Travellers'] : []),
    }),
  }),
})
export const {
  useDeleteArrangementMutation,
  useDeleteSentRequestMutation,
  usePostArrangerRequestMutation,
  usePostItineraryMailsMutation,
  useSentRequestsQuery,
  useTravellerCountsQuery,
} = boardEndpoints

/** The data of a selected traveller, who may be on another page of the list. */
export interface SelectedTraveller {
  profileId: string
  name: string
  hasTrip: boolean
}

const boardSlice = createSlice({
  name: 'travellersBoard',
  initialState: { selected: [] as SelectedTraveller[] },
  reducers: {
    selected: (state, { payload }: PayloadAction<SelectedTraveller[]>) => {
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
  selectors: { selectedTravellers: (state) => state.selected },
})
declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof boardSlice> {}
}
export const { selected, deselected, cleared } = boardSlice.actions
export const { selectedTravellers } = boardSlice.injectInto(slices).selectors
