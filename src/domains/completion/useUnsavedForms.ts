import { useCallback, useContext, useMemo, useRef } from 'react'
import { UnsavedContext, type UnsavedRegister } from '@/forms/unsaved'

/** Tracks whether any form below has unsaved changes; reports are also passed on to the surrounding page. */
export function useUnsavedForms() {
  const outer = useContext(UnsavedContext)
  const forms = useRef(new Set<string>())
  const register = useMemo<UnsavedRegister>(
    () => ({
      set: (form, isUnsaved) => {
        if (isUnsaved) forms.current.add(form)
        else forms.current.delete(form)
        outer.set(form, isUnsaved)
      },
    }),
    [outer],
  )
  return { register, isAny: useCallback(() => forms.current.size > 0, []) }
}
