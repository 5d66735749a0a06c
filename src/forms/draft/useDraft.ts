import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type DraftedForm, DraftStore, type RestoredDraft } from './draftStore'
import type { DirtyState } from './useDirtyFields'

interface DraftOptions<Values> extends Pick<DraftedForm<Values>, 'draftKey' | 'sealed' | 'opened'> {
  typed: RefObject<DirtyState>
}

/** Stores drafts while typing and restores an earlier draft. `keptAt` is set while a restored draft shows. */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, never>,
  { draftKey, sealed, opened, typed }: DraftOptions<Values>,
) {
  const [restored, setRestored] = useState<RestoredDraft<Values>>()
  const latest = useRef({ draftKey, sealed, opened })
  useEffect(() => void (latest.current = { draftKey, sealed, opened }))
  const store = useRef<DraftStore<Values>>(undefined)

  useEffect(() => {
    const drafts = new DraftStore<Values>(
      () => ({ ...latest.current, values: form.getValues(), dirty: typed.current }),
      (draft) => {
        setRestored(draft)
        for (const [name, value] of Object.entries(draft.typed))
          form.setValue(name as never, value as never, { shouldDirty: true })
      },
    )
    store.current = drafts
    void drafts.open()
    const stop = form.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: () => drafts.change(),
    })
    return () => {
      stop()
      drafts.close()
    }
  }, [form, typed])

  const forget = () => {
    store.current?.forget()
    setRestored(undefined)
  }
  return { keptAt: restored?.at, openedThen: restored?.opened, forget }
}
