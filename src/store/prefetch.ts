import type { EmployeeRef, ProfileRef } from '@/http/paths'
import type { AppDispatch } from './store'

/** Requests the data that a screen of the signed-in person shows at once; exported by the screen's file. */
export type Prefetch = (dispatch: AppDispatch, me: ProfileRef & EmployeeRef) => void | Promise<void>
