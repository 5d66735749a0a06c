import { useDispatch, useSelector } from 'react-redux'
import type { AppDispatch, RootState } from './store'

/** `useDispatch` with the type of the store's middleware: thunks return their promise. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
/** `useSelector` with the type of the store's state. */
export const useAppSelector = useSelector.withTypes<RootState>()
