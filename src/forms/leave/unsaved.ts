import { createContext, useCallback, useContext, useEffect } from 'react'
import type { To } from 'react-router-dom'

/** The register where the forms of a page report unsaved changes; the page asks once for all of them. */
export interface UnsavedRegister {
  set: (form: string, isUnsaved: boolean) => void
  /** Whether a form of the page has unsaved changes now. */
  hasAny: () => boolean
}

export const UnsavedContext = createContext<UnsavedRegister>({ set: () => undefined, hasAny: () => false })

/** A function to report whether a form has unsaved changes; an unmounted form has none. */
export function useUnsaved(form: string): (isUnsaved: boolean) => void {
  const { set } = useContext(UnsavedContext)
  useEffect(() => () => set(form, false), [set, form])
  return useCallback((isUnsaved) => set(form, isUnsaved), [set, form])
}

/** A function that says whether a form of the page has unsaved changes, for an action that takes the form away. */
export const useHasUnsaved = (): (() => boolean) => useContext(UnsavedContext).hasAny
const stays = new Set<() => void>()

/** Calls back when the reader of a page with unsaved changes decides to stay on it. */
export const onStay = (listener: () => void): void => void stays.add(listener)

/** Tells that the reader stays. */
export const tellStay = (): void => stays.forEach((listener) => listener())

/** Opens another page, which replaces this page in the history; `state` becomes the state of its location. */
export type Leave = (to: To, state?: unknown) => void

export const LeaveContext = createContext<Leave | undefined>(undefined)

/**
 * A function to leave a page with forms once its work is done: the record was saved, removed, or the form canceled.
 * The page is unmounted first. So unsaved changes do not ask, and a removed record is not read again and shown as
 * unknown.
 * @throws where there is no `UnsavedWork` around the component
 */
export function useLeave(): Leave {
  const leave = useContext(LeaveContext)
  if (!leave) throw new Error('useLeave needs UnsavedWork around it')
  return leave
}
