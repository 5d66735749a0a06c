import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { ApiFailure } from '@/http/failure'
import type { ProfileRef } from '@/http/paths'
import { conflictingFields, changedSince } from './conflict.rules'
import { useDraft } from './useDraft'
import { useDirtyFields } from './useDirtyFields'
import { useUnsaved } from './unsaved'

export type SaveResult<Entity> = { data: Entity; error?: undefined } | { data?: undefined; error: ApiFailure }

export interface SectionOptions<Entity, Values extends FieldValues, Output> {
  /** Names the form among all others: its draft, and the ids of its fields. */
  id: string
  /** The contract's own schema; its messages are codes of contract/fieldProblems. */
  schema: z.ZodMiniType<Output, Values>
  /** As the server has it now. */
  entity: Entity
  valuesOf: (entity: Entity) => Values
  /** Sends what changed, with what the form was opened with, so that nobody's later change is overwritten. */
  save: (output: Output, opened: Entity) => Promise<SaveResult<Entity>>
  /** Whose draft it is: the person who types, not whom the form is about. */
  draftOwner: ProfileRef
  /** Fields that no draft keeps, since the server seals them, with how a record shows each: card and document numbers. */
  sealed?: Partial<Record<keyof Values & string, (entity: Entity) => string>>
  onSaved?: (entity: Entity) => void
}

const now = () => new Date()

/** One section of a profile as a form of its own: saved alone, protected while unsaved, never overwriting others. */
export function useSectionForm<Entity, Values extends FieldValues, Output extends FieldValues>(
  options: SectionOptions<Entity, Values, Output>,
) {
  const { id, schema, entity, valuesOf, save, draftOwner, onSaved } = options
  const masks: Partial<Record<string, (entity: Entity) => string>> = options.sealed ?? {}
  const sealed = Object.keys(masks)
  const [opened, setOpened] = useState(entity)
  /** The latest that is known of it, though something typed keeps it from being shown. */
  const [newest, setNewest] = useState(entity)
  const [failure, setFailure] = useState<ApiFailure>()
  /** The record as somebody else saved it meanwhile, since saving was refused for that; it may be gone. */
  const [conflict, setConflict] = useState<{ now: Entity }>()
  const [savedAt, setSavedAt] = useState<Date>()
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: valuesOf(entity) as DefaultValues<Values>,
    shouldFocusError: false,
  })
  const untransformed = form as unknown as UseFormReturn<Values, unknown, never>
  const typed = useDirtyFields(untransformed, useUnsaved(id))
  const draftKey = { owner: draftOwner, form: id }
  const draft = useDraft(untransformed, { draftKey, sealed, opened: valuesOf(opened), typed })

  /** Shows a record as it is now, with what is typed and not saved put back over it. */
  const startFrom = (next: Entity, unsaved: [string, unknown][] = []) => {
    setNewest(next)
    setOpened(next)
    setConflict(undefined)
    setFailure(undefined)
    form.reset(valuesOf(next))
    // Not by `keepDirtyValues`, which keeps the values and forgets that they are not saved.
    for (const [name, value] of unsaved) form.setValue(name as never, value as never, { shouldDirty: true })
  }
  const typedValues = () => Object.entries(form.getValues()).filter(([name]) => typed.current.dirtyFields[name])

  // News from the server replaces what is shown only while nothing is typed.
  const seen = useRef(entity)
  useEffect(() => {
    if (seen.current === entity) return
    seen.current = entity
    setNewest(entity)
    if (typed.current.isDirty) return
    setOpened(entity)
    form.reset(valuesOf(entity))
  }, [entity, form, typed, valuesOf])

  const send = async (output: Output, from: Entity, isSecondTry = false): Promise<void> => {
    setFailure(undefined)
    const sent = form.getValues()
    const { data, error } = await save(output, from)
    if (!error) {
      draft.forget()
      startFrom(data, changedSince(sent, form.getValues()))
      setSavedAt(now())
      return onSaved?.(data)
    }
    if (error.status === 412 && error.current !== undefined) {
      const current = error.current as Entity
      const versions = { opened: valuesOf(from), current: valuesOf(current), mine: form.getValues() }
      const isTheirs = conflictingFields(typed.current.dirtyFields, versions, sealed).length > 0
      if (isTheirs || isSecondTry) return setConflict({ now: current })
      // Somebody changed something else: both changes stand.
      startFrom(current, typedValues())
      return form.handleSubmit((merged) => send(merged, current, true))()
    }
    for (const { field, code } of error.problems ?? [])
      form.setError(field.split('.')[0] as never, { type: 'server', message: code })
    if (!error.problems?.some(({ field }) => (field.split('.')[0] ?? '') in valuesOf(from))) setFailure(error)
  }

  const theirs = conflict ? conflict.now : opened
  /** Where somebody else changed what is typed here: since saving was refused, or since a restored draft was typed. */
  const conflicting = (dirtyFields: Record<string, unknown>) =>
    conflictingFields(
      dirtyFields,
      { opened: { ...valuesOf(opened), ...draft.openedThen }, current: valuesOf(theirs), mine: form.getValues() },
      conflict ? sealed : [],
    )
  return {
    id,
    form,
    failure,
    conflict:
      conflict || draft.openedThen
        ? {
            fields: conflicting,
            isRefused: conflict !== undefined,
            isSealed: (name: string) => name in masks,
            theirs: (name: string): unknown => masks[name]?.(theirs) ?? valuesOf(theirs)[name],
          }
        : undefined,
    savedAt,
    draftKeptAt: draft.keptAt,
    submit: form.handleSubmit((output) => send(output, opened)),
    /** Saves what was typed over what somebody else saved meanwhile. */
    keepMine: () => {
      draft.forget()
      // Of a record that is gone, what was not typed stays as it was opened.
      startFrom(theirs, theirs === null ? Object.entries(form.getValues()) : typedValues())
      return form.handleSubmit((merged) => send(merged, theirs))()
    },
    /** What both changed becomes theirs; whatever else was typed stays. */
    takeTheirs: () => {
      const given = conflicting(typed.current.dirtyFields)
      draft.forget()
      startFrom(
        theirs,
        typedValues().filter(([name]) => !given.includes(name)),
      )
    },
    discard: () => {
      draft.forget()
      startFrom(newest)
    },
  }
}
export type Section<Entity, Values extends FieldValues, Output extends FieldValues> = ReturnType<
  typeof useSectionForm<Entity, Values, Output>
>
