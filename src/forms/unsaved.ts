import { createContext, useContext, useEffect } from 'react'

/** Where forms of a page say that they hold something unsaved; one page asks once for all of them. */
export interface UnsavedRegister {
  set: (form: string, isUnsaved: boolean) => void
}

export const UnsavedContext = createContext<UnsavedRegister>({ set: () => undefined })

/** Says of a form whether it holds something unsaved. */
export function useUnsaved(form: string, isUnsaved: boolean): void {
  const { set } = useContext(UnsavedContext)
  useEffect(() => {
    set(form, isUnsaved)
    return () => set(form, false)
  }, [set, form, isUnsaved])
}
