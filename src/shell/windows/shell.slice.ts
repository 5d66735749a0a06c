import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { slices } from '@/store/rootReducer'
import type { KeyboardWindow } from '../palette/shortcuts'

/** The user and notification panels (§4), and the two windows of the keyboard; at most one open. */
export type PanelName = 'user' | 'notifications'
export type WindowName = PanelName | KeyboardWindow

const shellSlice = createSlice({
  name: 'shell',
  initialState: { openPanel: null as WindowName | null },
  reducers: {
    panelToggled: (state, { payload }: PayloadAction<WindowName>) => {
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
