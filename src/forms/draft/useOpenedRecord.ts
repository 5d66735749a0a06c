import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { DirtyState } from './useDirtyFields'

/** The record a form was opened with. Newer versions replace it without losing typed values. */
export function useOpenedRecord<Entity, Values extends FieldValues>(
  entity: Entity,
  valuesOf: (entity: Entity) => Values,
  { form, typed }: { form: UseFormReturn<Values, unknown, never>; typed: RefObject<DirtyState> },
) {
  const [opened, setOpened] = useState(entity)
  /** The newest known record; while there are unsaved changes it may not be shown. */
  const [newest, setNewest] = useState(entity)

  // A newer record from the server replaces the shown record only while nothing is typed.
  const seen = useRef(entity)
  useEffect(() => {
    if (seen.current === entity) return
    seen.current = entity
    setNewest(entity)
    if (typed.current.isDirty) return
    setOpened(entity)
    form.reset(valuesOf(entity))
  }, [entity, form, typed, valuesOf])

  return {
    opened,
    newest,
    /** Opens the form anew with a record, and sets the unsaved values again. */
    open: (next: Entity, unsaved: [string, unknown][] = []) => {
      setNewest(next)
      setOpened(next)
      form.reset(valuesOf(next))
      // Not `keepDirtyValues`: it keeps the values but no longer counts them as unsaved.
      for (const [name, value] of unsaved) form.setValue(name as never, value as never, { shouldDirty: true })
    },
    /** The unsaved values. */
    unsaved: () => Object.entries(form.getValues()).filter(([name]) => typed.current.dirtyFields[name]),
  }
}
