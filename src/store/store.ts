import { configureStore } from '@reduxjs/toolkit'
import { apiSlice } from './apiSlice'
import { rootReducer } from './rootReducer'

export const createStore = () =>
  configureStore({ reducer: rootReducer, middleware: (defaults) => defaults().concat(apiSlice.middleware) })

export type Store = ReturnType<typeof createStore>
export type RootState = ReturnType<typeof rootReducer>
export type AppDispatch = Store['dispatch']
