import { type RefObject, useState } from 'react'
import { type FieldValues, get, type UseFormReturn } from 'react-hook-form'
import type { ApiFailure } from '@/http/failure'
import { changedSince, conflictingFields } from '@/forms/draft/conflict.rules'
import type { DirtyState } from '@/forms/draft/useDirtyFields'
import type { useDraft } from '@/forms/draft/useDraft'
import type { useOpenedRecord } from '@/forms/draft/useOpenedRecord'

export type SaveResult<Entity> = { data: Entity; error?: undefined } | { data?: undefined; error: ApiFailure }

/** A refusal with its problems at the fields of a form whose names differ from those of the request. */
export const atFields = (failure: ApiFailure, fieldOf: (path: string) => string): ApiFailure => ({
  ...failure,
  ...(failure.problems && { problems: failure.problems.map((each) => ({ ...each, field: fieldOf(each.field) })) }),
})

/** The parts that a section form consists of. */
export interface SectionParts<Entity, Values extends FieldValues, Output extends FieldValues> {
  form: UseFormReturn<Values, unknown, Output>
  typed: RefObject<DirtyState>
  record: ReturnType<typeof useOpenedRecord<Entity, Values>>
  draft: ReturnType<typeof useDraft<Values>>
  /** Fields that are stored encrypted and never sent back in full. */
  sealed: readonly string[]
}

interface SaveOptions<Entity, Values, Output> {
  valuesOf: (entity: Entity) => Values
  save: (output: Output, opened: Entity) => Promise<SaveResult<Entity>>
  onSaved?: (entity: Entity) => void
}

/** Submits a form; true where its values could be sent and are saved. */
export async function submitted<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  send: (output: Output) => Promise<boolean>,
): Promise<boolean> {
  let isSaved = false
  await form.handleSubmit(async (output) => {
    isSaved = await send(output)
  })()
  return isSaved
}

/** Saves a section. After a 412 without conflicting fields it merges and saves again; otherwise the reader decides. */
export function useSectionSave<Entity, Values extends FieldValues, Output extends FieldValues>(
  { valuesOf, save, onSaved }: SaveOptions<Entity, Values, Output>,
  { form, typed, record, draft, sealed }: SectionParts<Entity, Values, Output>,
) {
  const [failure, setFailure] = useState<ApiFailure>()
  /** The present record after a 412; `now` is null where another user removed it. */
  const [conflict, setConflict] = useState<{ now: Entity }>()
  const [savedAt, setSavedAt] = useState<Date>()
  const reopen = (next: Entity, unsaved?: [string, unknown][]) => {
    setConflict(undefined)
    setFailure(undefined)
    record.open(next, unsaved)
  }
  const finish = (saved: Entity, sent: Values) => {
    draft.forget()
    reopen(saved, changedSince(sent, form.getValues()))
    setSavedAt(new Date())
    onSaved?.(saved)
    return true
  }
  const send = async (output: Output, from: Entity, isSecondTry = false): Promise<boolean> => {
    setFailure(undefined)
    const sent = form.getValues()
    const { data, error } = await save(output, from)
    if (!error) return finish(data, sent)
    if (error.status !== 412 || error.current === undefined) {
      if (!showProblems(form, error, valuesOf(from))) setFailure(error)
      return false
    }
    const current = error.current as Entity
    const versions = { opened: valuesOf(from), current: valuesOf(current), mine: form.getValues() }
    const hasConflict = conflictingFields(typed.current.dirtyFields, versions, sealed).length > 0
    if (hasConflict || isSecondTry) {
      setConflict({ now: current })
      return false
    }
    // The other user changed other fields, so both changes stay.
    reopen(current, record.unsaved())
    return submitted(form, (merged) => send(merged, current, true))
  }
  return { send, reopen, failure, conflict, savedAt }
}

/** Shows the problems of a refusal at their fields; whether the form has one of them. */
function showProblems<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  { problems = [] }: ApiFailure,
  values: Values,
): boolean {
  const fieldOf = (path: string) => path.split('.')[0] ?? ''
  // A field of a repeated row, `limits.2.code`, where the form has it; otherwise the field that contains the value.
  const nameOf = (path: string) =>
    /^\w+\.\d+\.\w+$/.test(path) && get(form.getValues(), path) !== undefined ? path : fieldOf(path)
  for (const { field, code } of problems) form.setError(nameOf(field) as never, { type: 'server', message: code })
  return problems.some(({ field }) => fieldOf(field) in values)
}
