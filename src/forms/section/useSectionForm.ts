import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { ProfileRef } from '@/http/paths'
import { conflictingFields } from '@/forms/draft/conflict.rules'
import { useDraft } from '@/forms/draft/useDraft'
import { useDirtyFields } from '@/forms/draft/useDirtyFields'
import { useOpenedRecord } from '@/forms/draft/useOpenedRecord'
import { type SaveResult, type SectionParts, submitted, useSectionSave } from './useSectionSave'
import { useUnsaved } from '@/forms/leave/unsaved'

export interface SectionOptions<Entity, Values extends FieldValues, Output> {
  /** Id of the form, unique in the application; for its draft and the ids of its fields. */
  id: string
  /** The contract's own schema; its messages are codes of contract/wire/fieldProblems. */
  schema: z.ZodMiniType<Output, Values>
  /** The record as the server has it now. */
  entity: Entity
  valuesOf: (entity: Entity) => Values
  /** Sends the changes with the record the form was opened with, so that others' later changes are not overwritten. */
  save: (output: Output, opened: Entity) => Promise<SaveResult<Entity>>
  /** The owner of drafts: the person typing, not the person the form is about. */
  draftOwner: ProfileRef
  /** Fields the server stores encrypted (card and document numbers), never in drafts; with how a record shows each. */
  sealed?: Partial<Record<keyof Values & string, (entity: Entity) => string>>
  onSaved?: (entity: Entity) => void
  /** The number of changes, where a field holds several; by default each changed field is one. */
  changesIn?: (opened: Values, typed: Values) => number
}

/** A section of a profile as a form: saved on its own, with drafts, and without overwriting another user's changes. */
export function useSectionForm<Entity, Values extends FieldValues, Output extends FieldValues>(
  options: SectionOptions<Entity, Values, Output>,
) {
  const { id, schema, entity, valuesOf, draftOwner, changesIn } = options
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: valuesOf(entity) as DefaultValues<Values>,
    shouldFocusError: false,
  })
  const untransformed = form as unknown as UseFormReturn<Values, unknown, never>
  const typed = useDirtyFields(untransformed, useUnsaved(id))
  const record = useOpenedRecord(entity, valuesOf, { form: untransformed, typed })
  const masks: Masks<Entity> = options.sealed ?? {}
  const sealed = Object.keys(masks)
  const draftKey = { owner: draftOwner, form: id }
  const draft = useDraft(untransformed, { draftKey, sealed, opened: valuesOf(record.opened), typed })
  const parts = { form, typed, record, draft, sealed }
  const saving = useSectionSave(options, parts)
  return {
    id,
    form,
    failure: saving.failure,
    savedAt: saving.savedAt,
    draftKeptAt: draft.keptAt,
    /** The number of unsaved changes. */
    changes: (dirtyFields: Record<string, unknown>) => {
      const fields = Object.values(dirtyFields).filter(Boolean).length
      return fields > 0 && changesIn ? changesIn(valuesOf(record.opened), form.getValues()) : fields
    },
    /** Whether all fields can be sent; marks the others. */
    check: () => submitted(form, () => Promise.resolve(true)),
    /** Whether the changes are saved. */
    save: () => submitted(form, (output) => saving.send(output, record.opened)),
    discard: () => {
      draft.forget()
      saving.reopen(record.newest)
    },
    ...conflictOf({ valuesOf, masks }, parts, saving),
  }
}

/** How a record shows its encrypted fields. */
type Masks<Entity> = Partial<Record<string, (entity: Entity) => string>>

/** The conflict with another user's version, and two ways to resolve it. */
function conflictOf<Entity, Values extends FieldValues, Output extends FieldValues>(
  { valuesOf, masks }: { valuesOf: (entity: Entity) => Values; masks: Masks<Entity> },
  { form, typed, record, draft, sealed }: SectionParts<Entity, Values, Output>,
  { conflict, reopen, send }: ReturnType<typeof useSectionSave<Entity, Values, Output>>,
) {
  const theirs = conflict ? conflict.now : record.opened
  const openedValues = { ...valuesOf(record.opened), ...draft.openedThen }
  /** Fields changed by both: since a 412, or since a restored draft was typed. */
  const fields = (dirtyFields: Record<string, unknown>) =>
    conflictingFields(
      dirtyFields,
      { opened: openedValues, current: valuesOf(theirs), mine: form.getValues() },
      conflict ? sealed : [],
    )
  const valueOf = (name: string): unknown => masks[name]?.(theirs) ?? valuesOf(theirs)[name]
  const isSealed = (name: string) => sealed.includes(name)
  return {
    conflict:
      conflict || draft.openedThen
        ? { fields, isRefused: conflict !== undefined, isSealed, theirs: valueOf }
        : undefined,
    /** Saves the typed values over the other version. */
    keepMine: () => {
      draft.forget()
      // For a removed record all values are saved, not only the typed ones.
      reopen(theirs, theirs === null ? Object.entries(form.getValues()) : record.unsaved())
      return submitted(form, (merged) => send(merged, theirs))
    },
    /** Takes the other version's values for the conflicting fields; other typed values stay. */
    takeTheirs: () => {
      const conflicting = fields(typed.current.dirtyFields)
      draft.forget()
      reopen(
        theirs,
        record.unsaved().filter(([name]) => !conflicting.includes(name)),
      )
    },
  }
}

export type Section<Entity, Values extends FieldValues, Output extends FieldValues> = ReturnType<
  typeof useSectionForm<Entity, Values, Output>
>
