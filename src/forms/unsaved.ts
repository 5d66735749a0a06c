import { createContext, useCallback, useContext, useEffect } from 'react'

/** Where forms of a page say that they hold something unsaved; one page asks once for all of them. */
export interface UnsavedRegister {
  set: (form: string, isUnsaved: boolean) => void
}

export const UnsavedContext = createContext<UnsavedRegister>({ set: () => undefined })

/** A way to say of a form whether it holds something unsaved; one that is gone holds nothing. */
export function useUnsaved(form: string): (isUnsaved: boolean) => void {
  const { set } = useContext(UnsavedContext)
  useEffect(() => () => set(form, false), [set, form])
  return useCallback((isUnsaved) => set(form, isUnsaved), [set, form])
}
