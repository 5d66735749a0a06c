import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { dropDraft, type DraftPlace, findDraft, keepDraft } from './drafts'
import type { Typed } from './useTyped'

const pauseMs = 400

interface DraftOptions<Values> {
  place: DraftPlace
  /** Fields that are never kept, not even encrypted: card and document numbers. */
  secret: readonly (keyof Values & string)[]
  /** What the form was opened with. */
  opened: Values
  typed: RefObject<Typed>
}

/** Keeps typing while it goes on and brings back what was typed before. `keptAt` is set while restored typing shows. */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, never>,
  { place, secret, opened, typed }: DraftOptions<Values>,
) {
  const [keptAt, setKeptAt] = useState<string>()
  /** What restored fields held when they were first opened: it may have changed since. */
  const [openedThen, setOpenedThen] = useState<Partial<Values>>()
  const isLooking = useRef(true)
  const latest = useRef({ place, secret, opened })
  useEffect(() => void (latest.current = { place, secret, opened }))

  useEffect(() => {
    let isGone = false
    const restore = async () => {
      const draft = await findDraft(latest.current.place).catch(() => undefined)
      isLooking.current = false
      if (!draft || isGone || typed.current.isDirty) return
      for (const [name, value] of Object.entries(draft.typed))
        if (name in latest.current.opened) form.setValue(name as never, value as never, { shouldDirty: true })
      setOpenedThen(draft.opened as Partial<Values>)
      setKeptAt(draft.at)
    }
    void restore()
    return () => void (isGone = true)
  }, [form, typed])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = form.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields = {} }) => {
        clearTimeout(timer)
        const { place, secret, opened } = latest.current
        const names = Object.keys(dirtyFields).filter((name) => !secret.includes(name))
        if (isLooking.current) return
        if (names.length === 0) return dropDraft(place)
        const only = (from: FieldValues) => Object.fromEntries(names.map((name) => [name, from[name]]))
        const draft = { at: new Date().toISOString(), typed: only(values), opened: only(opened) }
        timer = setTimeout(() => void keepDraft(place, draft).catch(() => undefined), pauseMs)
      },
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [form])

  const forget = () => {
    setKeptAt(undefined)
    setOpenedThen(undefined)
    dropDraft(latest.current.place)
  }
  return { keptAt, openedThen, forget }
}
