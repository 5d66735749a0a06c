import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { ApiFailure } from '@/http/failure'
import type { ProfileAt } from '@/http/paths'
import { bothChanged, changedSince } from './conflict.rules'
import { useDraft } from './useDraft'
import { useUnsaved } from './unsaved'

export type Saved<Entity> = { data: Entity; error?: undefined } | { data?: undefined; error: ApiFailure }

export interface SectionOptions<Entity, Values extends FieldValues, Output> {
  /** Names the form among all others: its draft, and the ids of its fields. */
  id: string
  /** The contract's own schema; its messages are codes of contract/fieldProblems. */
  schema: z.ZodMiniType<Output, Values>
  /** As the server has it now. */
  entity: Entity
  valuesOf: (entity: Entity) => Values
  /** Sends what changed, with what the form was opened with, so that nobody's later change is overwritten. */
  save: (output: Output, opened: Entity) => Promise<Saved<Entity>>
  /** Whose draft it is: the person who types, not whom the form is about. */
  draftOwner: ProfileAt
  /** Fields that no draft keeps: card and document numbers. */
  secret?: readonly (keyof Values & string)[]
  onSaved?: (entity: Entity) => void
}

const now = () => new Date()

/** One section of a profile as a form of its own: saved alone, protected while unsaved, never overwriting others. */
export function useSectionForm<Entity, Values extends FieldValues, Output extends FieldValues>(
  options: SectionOptions<Entity, Values, Output>,
) {
  const { id, schema, entity, valuesOf, save, draftOwner, secret = [], onSaved } = options
  const [opened, setOpened] = useState(entity)
  /** The latest that is known of it, though something typed keeps it from being shown. */
  const [newest, setNewest] = useState(entity)
  const [failure, setFailure] = useState<ApiFailure>()
  const [conflict, setConflict] = useState<Entity>()
  const [savedAt, setSavedAt] = useState<Date>()
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: valuesOf(entity) as DefaultValues<Values>,
    shouldFocusError: false,
  })
  const { isDirty, dirtyFields } = form.formState
  const place = { owner: draftOwner, form: id }
  const draft = useDraft(form as unknown as UseFormReturn<Values, unknown, never>, {
    place,
    secret,
    opened: valuesOf(opened),
  })
  useUnsaved(id, isDirty)

  const startFrom = (next: Entity, keepTyping = false) => {
    setNewest(next)
    setOpened(next)
    setConflict(undefined)
    setFailure(undefined)
    form.reset(valuesOf(next), { keepDirtyValues: keepTyping })
  }

  // News from the server replaces what is shown only while nothing is typed.
  const seen = useRef(entity)
  useEffect(() => {
    if (seen.current === entity) return
    seen.current = entity
    setNewest(entity)
    if (form.formState.isDirty) return
    setOpened(entity)
    form.reset(valuesOf(entity))
  }, [entity, form, valuesOf])

  const send = async (output: Output, from: Entity, isSecondTry = false): Promise<void> => {
    setFailure(undefined)
    const sent = form.getValues()
    const { data, error } = await save(output, from)
    if (!error) {
      const typedMeanwhile = changedSince(sent, form.getValues())
      draft.forget()
      startFrom(data)
      for (const [name, value] of typedMeanwhile) form.setValue(name as never, value as never, { shouldDirty: true })
      setSavedAt(now())
      return onSaved?.(data)
    }
    if (error.status === 412 && error.current !== undefined) {
      const current = error.current as Entity
      const names = bothChanged(form.formState.dirtyFields, valuesOf(from), valuesOf(current))
      if (names.length > 0 || isSecondTry) return setConflict(current)
      // Somebody changed something else: both changes stand.
      startFrom(current, true)
      return form.handleSubmit((merged) => send(merged, current, true))()
    }
    for (const { field, code } of error.problems ?? [])
      form.setError(field.split('.')[0] as never, { type: 'server', message: code })
    if (!error.problems?.some(({ field }) => (field.split('.')[0] ?? '') in valuesOf(from))) setFailure(error)
  }

  const openedValues = { ...valuesOf(opened), ...draft.openedThen }
  const changedMeanwhile = draft.openedThen ? bothChanged(dirtyFields, openedValues, valuesOf(opened)) : []
  return {
    id,
    form,
    failure,
    /** What the record holds now, where it differs from what was opened in a field that was typed into. */
    conflict: conflict ?? (changedMeanwhile.length > 0 ? opened : undefined),
    openedValues,
    valuesOf,
    savedAt,
    draftKeptAt: draft.keptAt,
    submit: form.handleSubmit((output) => send(output, opened)),
    /** Saves what was typed over what somebody else saved meanwhile. */
    keepMine: () => {
      const theirs = conflict ?? opened
      draft.forget()
      startFrom(theirs, true)
      return form.handleSubmit((merged) => send(merged, theirs))()
    },
    takeTheirs: () => {
      startFrom(conflict ?? opened)
      draft.forget()
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
