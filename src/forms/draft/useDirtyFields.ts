import { type RefObject, useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** The fields of a form that differ from their opened values, as in react-hook-form. */
export interface DirtyState {
  isDirty: boolean
  dirtyFields: Record<string, unknown>
}

/** Reports the dirty fields as they change, without rendering: the first key must not render a whole form. */
export function useDirtyFields<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, never>,
  onTyped: (isDirty: boolean) => void,
): RefObject<DirtyState> {
  const typed = useRef<DirtyState>({ isDirty: false, dirtyFields: {} })
  useEffect(
    () =>
      form.subscribe({
        formState: { isDirty: true, dirtyFields: true },
        callback: ({ isDirty = false, dirtyFields = {} }) => {
          const before = typed.current.isDirty
          typed.current = { isDirty, dirtyFields }
          if (before !== isDirty) onTyped(isDirty)
        },
      }),
    [form, onTyped],
  )
  return typed
}
