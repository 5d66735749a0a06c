import { useCallback, useContext, useMemo, useRef } from 'react'
import { UnsavedContext, type UnsavedRegister } from '@/forms/unsaved'

/** Whether any form below holds something unsaved; whoever asks before leaving is told as well. */
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
