import type { Role } from '#contract/session/roles.ts'
import type { EmployeeRef, ProfileRef } from '@/http/paths'
import type { AppDispatch } from './store'

/**
 * Requests the first data of a screen of the signed-in person; exported by the screen's file. The answers stay in the
 * cache until the screen's components read them.
 * @returns the answers to draw the screen with, where they come soon
 */
export type Prefetch = (dispatch: AppDispatch, me: Me, params: AddressParams) => readonly Promise<unknown>[]

/** The signed-in person. */
interface Me extends ProfileRef, EmployeeRef {
  roles: readonly Role[]
}

/** The values in an address where the path of its route has names, such as `bookingId`. */
export type AddressParams = Readonly<Record<string, string | undefined>>

/** The components that show the answer subscribe to it. */
export const unsubscribed = { subscribe: false } as const
