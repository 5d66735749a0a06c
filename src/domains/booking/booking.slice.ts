import { createSlice, type WithSlice } from '@reduxjs/toolkit'
import { slices } from '@/store/rootReducer'
import { type BookingProblem, openBookingTool } from './openBookingTool'
import type { ToolAddressRequest } from './requestToolAddress'

interface BookingState {
  isModalOpen: boolean
  /** True while the single-sign-on address is loading (§4). */
  isProcessing: boolean
  /** Whom it is loading for. */
  processingFor: 'self' | 'guest' | 'traveler' | null
  problem: BookingProblem | null
  /** What could not be opened, to be tried again. */
  failed: Pick<ToolAddressRequest, 'traveler' | 'handoff'> | null
}

const closed: BookingState = {
  isModalOpen: false,
  isProcessing: false,
  processingFor: null,
  problem: null,
  failed: null,
}

const bookingSlice = createSlice({
  name: 'booking',
  initialState: closed,
  reducers: {
    modalOpened: (state) => {
      state.isModalOpen = true
      state.problem = null
    },
    modalClosed: (state) => {
      state.isModalOpen = false
    },
    problemForgotten: (state) => {
      state.problem = null
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(openBookingTool.pending, (state, { meta }) => {
        state.isProcessing = true
        state.processingFor = meta.arg.traveler.travelerType ?? 'self'
        state.problem = null
      })
      .addCase(openBookingTool.fulfilled, (state) => {
        // The modal closes only if there was no error (§4).
        state.isProcessing = false
        state.processingFor = null
        state.isModalOpen = false
      })
      .addCase(openBookingTool.rejected, (state, { payload, meta }) => {
        state.isProcessing = false
        state.processingFor = null
        state.problem = payload ?? 'cantProcess'
        state.failed = { traveler: meta.arg.traveler, handoff: meta.arg.handoff }
      }),
  selectors: { booking: (state) => state },
})
declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof bookingSlice> {}
}
export const { modalOpened, modalClosed, problemForgotten } = bookingSlice.actions
export const { booking } = bookingSlice.injectInto(slices).selectors
