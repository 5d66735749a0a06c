import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { slices } from '@/store/rootReducer'

/** Main, user and notification panels each open or close (§4); one at a time covers the page. */
export type PanelName = 'main' | 'user' | 'notifications'

const shellSlice = createSlice({
  name: 'shell',
  initialState: { openPanel: null as PanelName | null },
  reducers: {
    panelToggled: (state, { payload }: PayloadAction<PanelName>) => {
      state.openPanel = state.openPanel === payload ? null : payload
    },
    panelsClosed: (state) => {
      state.openPanel = null
    },
  },
  selectors: { openPanel: (state) => state.openPanel },
})
declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof shellSlice> {}
}
export const { panelToggled, panelsClosed } = shellSlice.actions
export const { openPanel } = shellSlice.injectInto(slices).selectors
