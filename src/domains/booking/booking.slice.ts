import { createSlice } from '@reduxjs/toolkit'
import { type BookingProblem, openBookingTool } from './openBookingTool'

interface BookingState {
  isModalOpen: boolean
  /** On while the single-sign-on address is fetched (§4). */
  isProcessing: boolean
  problem: BookingProblem | null
}

const closed: BookingState = { isModalOpen: false, isProcessing: false, problem: null }

export const bookingSlice = createSlice({
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
      .addCase(openBookingTool.pending, (state) => {
        state.isProcessing = true
        state.problem = null
      })
      .addCase(openBookingTool.fulfilled, (state) => {
        // The modal closes only if there was no error (§4).
        state.isProcessing = false
        state.isModalOpen = false
      })
      .addCase(openBookingTool.rejected, (state, { payload }) => {
        state.isProcessing = false
        state.problem = payload ?? 'cantProcess'
      }),
  selectors: { booking: (state) => state },
})
export const { modalOpened, modalClosed, problemForgotten } = bookingSlice.actions
export const { booking } = bookingSlice.selectors
