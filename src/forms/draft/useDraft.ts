import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { sessionEpoch } from '@/http/sessionEpoch'
import { dropDraft, type DraftKey, findDraft, saveDraft } from './drafts'
import type { DirtyState } from './useDirtyFields'

const pauseMs = 400

interface DraftOptions<Values> {
  draftKey: DraftKey
  /** Fields that are never stored, not even encrypted: card and document numbers. */
  sealed: readonly string[]
  /** The values the form was opened with. */
  opened: Values
  typed: RefObject<DirtyState>
}

/** Stores drafts while typing and restores an earlier draft. `keptAt` is set while a restored draft shows. */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, never>,
  { draftKey, sealed, opened, typed }: DraftOptions<Values>,
) {
  const [keptAt, setKeptAt] = useState<string>()
  /** The values of restored fields when they were first opened; the record may have changed since. */
  const [openedThen, setOpenedThen] = useState<Partial<Values>>()
  const then = useRef<Partial<Values>>({})
  const latest = useRef({ draftKey, sealed, opened })
  useEffect(() => void (latest.current = { draftKey, sealed, opened }))
  /** Stores the draft that waits for a pause in typing; undefined without one. */
  const waiting = useRef<() => void>(undefined)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    /** Nothing is stored over an earlier draft until the search for one has ended. */
    let before: 'sought' | 'known' | 'unknown' = 'sought'

    const keep = () => {
      clearTimeout(timer)
      waiting.current = undefined
      const { draftKey, sealed, opened } = latest.current
      const { dirtyFields } = typed.current
      const names = Object.keys(dirtyFields).filter((name) => dirtyFields[name] && !sealed.includes(name))
      if (names.length === 0) return dropDraft(draftKey)
      const only = (from: FieldValues) => Object.fromEntries(names.map((name) => [name, from[name]]))
      const at = new Date().toISOString()
      const draft = { at, typed: only(form.getValues()), opened: only({ ...opened, ...then.current }) }
      const session = sessionEpoch()
      waiting.current = () => {
        waiting.current = undefined
        if (sessionEpoch() === session) void saveDraft(draftKey, draft).catch(() => undefined)
      }
      timer = setTimeout(() => waiting.current?.(), pauseMs)
    }
    const restore = async () => {
      before = 'sought'
      const draft = await findDraft(latest.current.draftKey).catch(() => 'unreadable' as const)
      if (isGone) return
      before = draft === 'unreadable' ? 'unknown' : 'known'
      if (draft === 'unreadable') return
      // Values typed during the search win over the draft.
      const { dirtyFields } = typed.current
      const names = Object.keys(draft?.typed ?? {}).filter(
        (name) => name in latest.current.opened && !dirtyFields[name],
      )
      if (draft && names.length > 0) {
        then.current = Object.fromEntries(names.map((name) => [name, draft.opened[name]])) as Partial<Values>
        setOpenedThen(then.current)
        setKeptAt(draft.at)
        for (const name of names) form.setValue(name as never, draft.typed[name] as never, { shouldDirty: true })
      }
      if (typed.current.isDirty) keep()
    }
    void restore()
    const stop = form.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: () => {
        if (before === 'known') keep()
        if (before !== 'unknown') return
        clearTimeout(timer)
        timer = setTimeout(() => void restore(), pauseMs)
      },
    })
    return () => {
      isGone = true
      clearTimeout(timer)
      stop()
      // A draft that still waits for the pause is stored when the form closes.
      waiting.current?.()
    }
  }, [form, typed])

  const forget = () => {
    then.current = {}
    waiting.current = undefined
    setKeptAt(undefined)
    setOpenedThen(undefined)
    dropDraft(latest.current.draftKey)
  }
  return { keptAt, openedThen, forget }
}
