import { createContext, useContext } from 'react'

/** A part of a page that is saved together with the page's other parts. */
export interface PagePart {
  /** Id of its form. */
  id: string
  /** Its heading, which names the part in messages; empty where the page has no other part. */
  name: string
  /** Checks the fields and marks the refused ones; true where all can be sent. */
  check: () => Promise<boolean>
  /** Sends its changes; true where they are saved. */
  save: () => Promise<boolean>
  discard: () => void
  /** Moves the focus to its first refused field, otherwise to the part itself. */
  focusProblem: () => void
}

/** The state of a page's bar. */
export interface PageState {
  /** The number of unsaved changes. */
  changes: number
  /** The number of refused fields. */
  refused: number
  isSaving: boolean
  /** The parts that the last save could not save. */
  notSaved: readonly Pick<PagePart, 'id' | 'name'>[]
  /** When something was last saved. */
  savedAt: Date | undefined
}

type Counts = Pick<PageState, 'changes' | 'refused'>

/** The scope of the save button: the parts of a page, or everything open in a step, records included. */
export type SavedBy = 'page' | 'step'

/**
 * The forms of a page: counts their changes and saves them one after another. It is not React state, so that the first
 * key pressed in a form renders the bar and no form.
 */
export class PageForms {
  readonly savedBy: SavedBy
  readonly #parts = new Map<string, PagePart>()
  readonly #counts = new Map<string, Counts>()
  readonly #listeners = new Set<() => void>()
  #state: PageState = { changes: 0, refused: 0, isSaving: false, notSaved: [], savedAt: undefined }

  constructor(savedBy: SavedBy = 'page') {
    this.savedBy = savedBy
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly state = (): PageState => this.#state

  /** Adds a part; returns a function that removes it. */
  add(part: PagePart): () => void {
    this.#parts.set(part.id, part)
    return () => {
      this.#parts.delete(part.id)
      this.#counts.delete(part.id)
      this.#recount()
    }
  }

  count(id: string, of: Counts): void {
    this.#counts.set(id, of)
    this.#recount()
  }

  /** Notes when a part was saved. */
  noteSaved(savedAt: Date): void {
    this.#update({ savedAt })
  }

  /**
   * Saves all changes; whether all are saved.
   * @param untouched whether parts without a change are checked too, as where an empty field has to be filled in
   */
  readonly save = async ({ untouched = false } = {}): Promise<boolean> => {
    if (this.#state.isSaving) return false
    this.#update({ isSaving: true, notSaved: [] })
    try {
      return await this.#send(untouched ? this.#inOrder() : this.#changed())
    } finally {
      this.#update({ isSaving: false })
    }
  }

  readonly discard = (): void => {
    for (const part of this.#changed()) part.discard()
    this.#update({ notSaved: [] })
  }

  /** Moves the focus to the obstacle to saving: the first refused field, or the first part that was not saved. */
  readonly focusProblem = (): void => {
    const all = this.#inOrder()
    const isNotSaved = ({ id }: PagePart) => this.#state.notSaved.some((part) => part.id === id)
    const first = all.find((part) => this.#hasRefused(part)) ?? all.find(isNotSaved)
    first?.focusProblem()
  }

  /** Sends nothing while a field is refused; otherwise sends every part, even if another part fails. */
  async #send(checked: readonly PagePart[]): Promise<boolean> {
    const refusing: PagePart[] = []
    for (const part of checked) if (!(await part.check())) refusing.push(part)
    if (refusing[0]) {
      refusing[0].focusProblem()
      return false
    }
    const notSaved: PagePart[] = []
    for (const part of this.#changed()) if (!(await part.save())) notSaved.push(part)
    this.#update({ notSaved })
    // A conflict has taken the focus already; a field that the server refused has not.
    notSaved.find((part) => this.#hasRefused(part))?.focusProblem()
    return notSaved.length === 0
  }

  #inOrder = () => [...this.#parts.values()].toSorted(byPlace)
  #changed = () => this.#inOrder().filter(({ id }) => (this.#counts.get(id)?.changes ?? 0) > 0)
  #hasRefused = ({ id }: PagePart) => (this.#counts.get(id)?.refused ?? 0) > 0

  #recount() {
    const total = (of: keyof Counts) => [...this.#counts.values()].reduce((sum, each) => sum + each[of], 0)
    const stillChanged = this.#changed().map(({ id }) => id)
    const notSaved = this.#state.notSaved.filter(({ id }) => stillChanged.includes(id))
    this.#update({ changes: total('changes'), refused: total('refused'), notSaved })
  }

  #update(more: Partial<PageState>) {
    this.#state = { ...this.#state, ...more }
    for (const listener of this.#listeners) listener()
  }
}

/** The order of the forms on the page. */
function byPlace(one: PagePart, other: PagePart): number {
  const [first, second] = [document.getElementById(one.id), document.getElementById(other.id)]
  if (!first || !second) return 0
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

export const PageFormsContext = createContext<PageForms | null>(null)

/** The forms of the page around; null where each form has its own buttons. */
export const usePageForms = (): PageForms | null => useContext(PageFormsContext)
