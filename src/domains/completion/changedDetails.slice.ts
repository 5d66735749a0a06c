import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { slices } from '@/store/rootReducer'

/** The details that a person has changed since the application was opened, for the trips booked before. */
interface ChangedDetails {
  /** Names of saved fields. */
  fields: string[]
  /** Record locators of the trips whose agency was told of all of them. */
  told: string[]
}

const nothing: ChangedDetails = { fields: [], told: [] }
const initialState: Record<string, ChangedDetails> = {}

/** By profile: arrangers change those of several people. It outlives the page, so that a second trip is not forgotten. */
const changedDetailsSlice = createSlice({
  name: 'changedDetails',
  initialState,
  reducers: {
    detailsChanged: (state, { payload }: PayloadAction<{ profileId: string; fields: readonly string[] }>) => {
      const before = state[payload.profileId] ?? nothing
      // The agency does not know of a later change yet.
      state[payload.profileId] = { fields: [...new Set([...before.fields, ...payload.fields])], told: [] }
    },
    agencyTold: (state, { payload }: PayloadAction<{ profileId: string; bookingId: string }>) => {
      state[payload.profileId]?.told.push(payload.bookingId)
    },
  },
  selectors: { changedDetailsOf: (state, profileId: string) => state[profileId] ?? nothing },
})

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof changedDetailsSlice> {}
}
export const { detailsChanged, agencyTold } = changedDetailsSlice.actions
export const { changedDetailsOf } = changedDetailsSlice.injectInto(slices).selectors
