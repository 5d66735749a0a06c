import { createContext, useCallback, useContext, useEffect } from 'react'

/** Where the forms of a page report unsaved changes; the page asks once for all of them. */
export interface UnsavedRegister {
  set: (form: string, isUnsaved: boolean) => void
}

export const UnsavedContext = createContext<UnsavedRegister>({ set: () => undefined })

/** A function to report whether a form has unsaved changes; an unmounted form has none. */
export function useUnsaved(form: string): (isUnsaved: boolean) => void {
  const { set } = useContext(UnsavedContext)
  useEffect(() => () => set(form, false), [set, form])
  return useCallback((isUnsaved) => set(form, isUnsaved), [set, form])
}
