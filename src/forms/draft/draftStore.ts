import type { FieldValues } from 'react-hook-form'
import { sessionEpoch } from '@/http/sessionEpoch'
import { type Draft, dropDraft, type DraftKey, findDraft, saveDraft } from './drafts'
import type { DirtyState } from './useDirtyFields'

const pauseMs = 400

/** A form as it is now. */
export interface DraftedForm<Values> {
  draftKey: DraftKey
  /** Fields that are never stored, not even encrypted: card and document numbers. */
  sealed: readonly string[]
  /** The values the form was opened with. */
  opened: Values
  values: Values
  dirty: DirtyState
}

/** The fields of a restored draft. */
export interface RestoredDraft<Values> {
  /** When it was stored, an instant. */
  at: string
  typed: Partial<Values>
  /** The values when the fields were first opened; the record may have changed since. */
  opened: Partial<Values>
}

/** Stores the draft of one form while values are typed, and restores an earlier draft. */
export class DraftStore<Values extends FieldValues> {
  /** Nothing is stored over an earlier draft until the search for one has ended. */
  #earlier: 'sought' | 'known' | 'unknown' = 'sought'
  #isClosed = false
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Stores the draft that waits for a pause in typing; undefined without one. */
  #waiting: (() => void) | undefined
  #openedThen: Partial<Values> = {}
  readonly #form: () => DraftedForm<Values>
  readonly #restore: (draft: RestoredDraft<Values>) => void

  constructor(form: () => DraftedForm<Values>, restore: (draft: RestoredDraft<Values>) => void) {
    this.#form = form
    this.#restore = restore
  }

  /** Searches for an earlier draft and restores its fields; values typed during the search win over it. */
  async open(): Promise<void> {
    this.#earlier = 'sought'
    const draft = await findDraft(this.#form().draftKey).catch(() => 'unreadable' as const)
    if (this.#isClosed) return
    this.#earlier = draft === 'unreadable' ? 'unknown' : 'known'
    if (draft === 'unreadable') return
    const restored = draft && restorable<Values>(draft, this.#form())
    if (restored) {
      this.#openedThen = restored.opened
      this.#restore(restored)
    }
    if (this.#form().dirty.isDirty) this.#keep()
  }

  /** Notes that the values have changed. */
  change(): void {
    if (this.#earlier === 'known') this.#keep()
    if (this.#earlier === 'unknown') this.#pause(() => void this.open())
  }

  /** Drops the draft: it was saved, or discarded. */
  forget(): void {
    this.#openedThen = {}
    this.#waiting = undefined
    dropDraft(this.#form().draftKey)
  }

  /** Stores a draft that still waits for the pause. */
  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#waiting?.()
  }

  /** Stores the changed fields after a pause in typing. */
  #keep(): void {
    clearTimeout(this.#timer)
    this.#waiting = undefined
    const { draftKey, sealed, opened, values, dirty } = this.#form()
    const names = Object.keys(dirty.dirtyFields).filter((name) => dirty.dirtyFields[name] && !sealed.includes(name))
    if (names.length === 0) return dropDraft(draftKey)
    const draft = {
      at: new Date().toISOString(),
      typed: only(names, values),
      opened: only(names, { ...opened, ...this.#openedThen }),
    }
    const session = sessionEpoch()
    this.#waiting = () => {
      this.#waiting = undefined
      if (sessionEpoch() === session) void saveDraft(draftKey, draft).catch(() => undefined)
    }
    this.#pause(() => this.#waiting?.())
  }

  #pause(then: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(then, pauseMs)
  }
}

const only = <Values extends FieldValues>(names: readonly string[], from: Values) =>
  Object.fromEntries(names.map((name) => [name, from[name] as unknown])) as Partial<Values>

/** The fields of a draft that the form has and that are not typed anew; undefined without any. */
function restorable<Values extends FieldValues>(
  { at, typed, opened }: Draft,
  form: DraftedForm<Values>,
): RestoredDraft<Values> | undefined {
  const names = Object.keys(typed).filter((name) => name in form.opened && !form.dirty.dirtyFields[name])
  if (names.length === 0) return undefined
  return { at, typed: only(names, typed as Values), opened: only(names, opened as Values) }
}
