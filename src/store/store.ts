import { configureStore } from '@reduxjs/toolkit'
import { bookingSlice } from '@/domains/booking/booking.slice'
import { serverState } from './apiSlice'
import { shellSlice } from '@/shell/shell.slice'

export const createStore = () =>
  configureStore({
    reducer: {
      [serverState.reducerPath]: serverState.reducer,
      [shellSlice.reducerPath]: shellSlice.reducer,
      [bookingSlice.reducerPath]: bookingSlice.reducer,
    },
    middleware: (defaults) => defaults().concat(serverState.middleware),
  })

export type Store = ReturnType<typeof createStore>
