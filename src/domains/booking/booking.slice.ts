import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { slices } from '@/store/rootReducer'
import type { BookingFacts } from './booking.rules'
import { type BookingProblem, openBookingTool } from './openBookingTool'
import type { ToolAddressRequest } from './requestToolAddress'

/** Somebody whom a trip is booked for, as far as the booking window needs to know them. */
export interface BookedTraveller {
  companyId: string
  profileId: string
  /** Null where they have none: then nobody knows of their events. */
  employeeId: string | null
  name: string
  /** The name that texts call them by. */
  firstName: string
  /** By their policy, trips that are for no event. */
  isAllowedTransient: boolean
}

/** The person and the purpose that a booking is for. */
export type BookingRequest = Pick<ToolAddressRequest, 'traveler' | 'handoff'>

type BookingPeople = Pick<BookingFacts, 'arrangerRequests' | 'bookableGroups'>

interface BookingState {
  isModalOpen: boolean
  /** For whom alone the window is open; null for its whole choice. */
  traveller: BookedTraveller | null
  /** Whether the traveller was chosen in the window, so that the whole choice is a step back. */
  isChosenInWindow: boolean
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
  traveller: null,
  isChosenInWindow: false,
  isProcessing: false,
  problem: null,
  people: null,
  asked: null,
}

const bookingSlice = createSlice({
  name: 'booking',
  initialState: closed,
  reducers: {
    /** With a traveller for them alone, otherwise with the whole choice (§2). */
    modalOpened: (state, { payload }: PayloadAction<BookedTraveller | undefined>) => {
      state.isChosenInWindow = state.isModalOpen && payload !== undefined
      state.isModalOpen = true
      state.traveller = payload ?? null
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
