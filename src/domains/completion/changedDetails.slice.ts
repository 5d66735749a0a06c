import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { ChangedDocument } from '@/domains/profile/afterSave'
import { slices } from '@/store/rootReducer'

/** The details that a person has changed since the application was opened, for the trips booked before. */
interface ChangedDetails {
  /** Names of saved fields. */
  fields: string[]
  /** The passports among them. */
  documents: ChangedDocument[]
  /** Record locators of the trips whose agency was told of all of them. */
  told: string[]
}

interface Change {
  profileId: string
  fields: readonly string[]
  document?: ChangedDocument | undefined
}

/** A passport added before and changed since is still one that no booking holds. */
function withDocument(before: readonly ChangedDocument[], changed: ChangedDocument | undefined): ChangedDocument[] {
  if (!changed) return [...before]
  const same = before.find(({ id }) => id === changed.id)
  return [...before.filter((each) => each !== same), { ...changed, isNew: same?.isNew ?? changed.isNew }]
}

const nothing: ChangedDetails = { fields: [], documents: [], told: [] }
const initialState: Record<string, ChangedDetails> = {}

/** By profile: arrangers change those of several people. It outlives the page, so that a second trip is not forgotten. */
const changedDetailsSlice = createSlice({
  name: 'changedDetails',
  initialState,
  reducers: {
    detailsChanged: (state, { payload: { profileId, fields, document } }: PayloadAction<Change>) => {
      const before = state[profileId] ?? nothing
      state[profileId] = {
        fields: [...new Set([...before.fields, ...fields])],
        documents: withDocument(before.documents, document),
        // The agency does not know of a later change yet.
        told: [],
      }
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
