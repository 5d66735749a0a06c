import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { slices } from '@/store/rootReducer'
import type { BookingFacts } from './booking.rules'
import { type BookingProblem, openBookingTool } from './openBookingTool'
import type { ToolAddressRequest } from './requestToolAddress'

/** The traveler of a booking, with the fields that the booking window needs. */
export interface BookedTraveler {
  companyId: string
  profileId: string
  /** Null for a traveler without one, whose events are unknown. */
  employeeId: string | null
  name: string
  /** The name that texts call them by. */
  firstName: string
  /** By their policy, trips that are for no event. */
  isAllowedTransient: boolean
}

/** The person and the purpose that a booking is for. */
export type BookingRequest = Pick<ToolAddressRequest, 'traveler' | 'handoff'>

/** A hotel for some nights of a trip, with the fields that the booking window shows. */
export interface BookedHotel extends BookingRequest {
  city: string
  /** Local days, `yyyy-MM-dd`. */
  checkIn: string
  checkOut: string
}

type BookingPeople = Pick<BookingFacts, 'arrangerRequests' | 'bookableGroups'>

interface BookingState {
  isModalOpen: boolean
  /** The only traveler the window is open for, null for the whole choice. */
  traveler: BookedTraveler | null
  /** The only hotel the window is open for, null for other trips. */
  hotel: BookedHotel | null
  /** Whether the traveler was chosen in the window, so that the whole choice is a step back. */
  isChosenInWindow: boolean
  /** True while the single-sign-on address is loading (§4). */
  isProcessing: boolean
  problem: BookingProblem | null
  /** The people and events the reader may book for, as the frame counts them. Null until then. */
  people: BookingPeople | null
  /** The last request, which may be tried again. Null where there was none. */
  asked: BookingRequest | null
}

const closed: BookingState = {
  isModalOpen: false,
  traveler: null,
  hotel: null,
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
    /** With a traveler the window is for them alone, otherwise it has the whole choice (§2). */
    modalOpened: (state, { payload }: PayloadAction<BookedTraveler | undefined>) => {
      state.isChosenInWindow = state.isModalOpen && payload !== undefined
      state.isModalOpen = true
      state.traveler = payload ?? null
      state.hotel = null
      state.problem = null
    },
    /** The window for one hotel and the person of its trip, who is known. */
    hotelOpened: (state, { payload }: PayloadAction<BookedHotel>) => {
      state.isModalOpen = true
      state.traveler = null
      state.hotel = payload
      state.problem = null
    },
    modalClosed: (state) => {
      state.isModalOpen = false
    },
    /** §5, §8: a booking with a missing precondition is not requested, so it cannot be repeated. */
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
export const { hotelOpened, modalOpened, modalClosed, peopleCounted, problemFound, problemForgotten } =
  bookingSlice.actions
export const { booking } = bookingSlice.injectInto(slices).selectors
