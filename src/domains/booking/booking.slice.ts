import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { slices } from '@/store/rootReducer'
import type { BookingFacts } from './booking.rules'
import { type BookingProblem, openBookingTool } from './openBookingTool'
import type { ToolAddressRequest } from './requestToolAddress'

/** Whom and what a booking is for. */
export type BookingRequest = Pick<ToolAddressRequest, 'traveler' | 'handoff'>

type BookingPeople = Pick<BookingFacts, 'arrangerRequests' | 'bookableGroups'>

interface BookingState {
  isModalOpen: boolean
  /** True while the single-sign-on address is loading (§4). */
  isProcessing: boolean
  problem: BookingProblem | null
  /** Whom and what else they may book for, as the frame counts them; null until then. */
  people: BookingPeople | null
  /** What was opened last, or could not be; it may be tried again. Null where nothing was asked for. */
  asked: BookingRequest | null
}

const closed: BookingState = {
  isModalOpen: false,
  isProcessing: false,
  problem: null,
  people: null,
  asked: null,
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
    /** §5, §8: a booking that lacks something is not asked for. */
    problemFound: (state, { payload }: PayloadAction<BookingProblem>) => {
      state.problem = payload
      state.asked = null
    },
    peopleCounted: (state, { payload }: PayloadAction<BookingPeople>) => {
      state.people = payload
    },
    problemForgotten: (state) => {
      state.problem = null
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(openBookingTool.pending, (state, { meta }) => {
        state.isProcessing = true
        state.problem = null
        state.asked = { traveler: meta.arg.traveler, handoff: meta.arg.handoff }
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
declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof bookingSlice> {}
}
export const { modalOpened, modalClosed, peopleCounted, problemFound, problemForgotten } = bookingSlice.actions
export const { booking } = bookingSlice.injectInto(slices).selectors
