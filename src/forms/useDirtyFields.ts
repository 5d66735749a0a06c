import { type RefObject, useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** What of a form differs from what it was opened with, as react-hook-form marks it. */
export interface DirtyState {
  isDirty: boolean
  dirtyFields: Record<string, unknown>
}

/** What is typed into a form, told as it changes. Nothing is drawn again: the first key must not cost a whole form. */
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
