import { type Action, combineSlices } from '@reduxjs/toolkit'
import { apiSlice } from './apiSlice'

/** Slices add themselves when the code of their page loads: `declare module` adds their type, `injectInto` their reducer. */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface
export interface LazyLoadedSlices {}

export const slices = combineSlices(apiSlice).withLazyLoadedSlices<LazyLoadedSlices>()

/** Signing out resets the cache and every slice with it: no data of the person stays in the store. */
export const rootReducer = (state: ReturnType<typeof slices> | undefined, action: Action) =>
  slices(apiSlice.util.resetApiState.match(action) ? undefined : state, action)
