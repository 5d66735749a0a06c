import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { slices } from '@/store/rootReducer'

/** The user and notification panels (§4), at most one open. The main menu is always visible. */
export type PanelName = 'user' | 'notifications'

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
