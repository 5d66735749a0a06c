import { useDispatch, useSelector, useStore } from 'react-redux'
import type { AppDispatch, RootState, Store } from './store'

/** `useDispatch` with the type of the store's middleware: thunks return their promise. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
/** `useSelector` with the type of the store's state. */
export const useAppSelector = useSelector.withTypes<RootState>()
/** `useStore` with the type of the store. */
export const useAppStore = useStore.withTypes<Store>()
