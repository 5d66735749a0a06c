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
export type PageForms = ReturnType<typeof createPageForms>

/** The scope of the save button: the parts of a page, or everything open in a step, records included. */
export type SavedBy = 'page' | 'step'

/**
 * The forms of a page: counts their changes and saves them one after another. It is not React state, so that the first
 * key pressed in a form renders the bar and no form.
 */
export function createPageForms(savedBy: SavedBy = 'page') {
  const parts = new Map<string, PagePart>()
  const counts = new Map<string, Counts>()
  const listeners = new Set<() => void>()
  let state: PageState = { changes: 0, refused: 0, isSaving: false, notSaved: [], savedAt: undefined }
  const update = (more: Partial<PageState>) => {
    state = { ...state, ...more }
    for (const listener of listeners) listener()
  }
  const total = (of: keyof Counts) => [...counts.values()].reduce((sum, each) => sum + each[of], 0)
  const inOrder = () => [...parts.values()].toSorted(byPlace)
  const hasRefused = ({ id }: PagePart) => (counts.get(id)?.refused ?? 0) > 0
  const changed = () => inOrder().filter(({ id }) => (counts.get(id)?.changes ?? 0) > 0)
  const recount = () => {
    const stillChanged = changed().map(({ id }) => id)
    const notSaved = state.notSaved.filter(({ id }) => stillChanged.includes(id))
    update({ changes: total('changes'), refused: total('refused'), notSaved })
  }

  /** Sends nothing while a field is refused; otherwise sends every part, even if another part fails. */
  const send = async (checked: readonly PagePart[]): Promise<boolean> => {
    const refusing: PagePart[] = []
    for (const part of checked) if (!(await part.check())) refusing.push(part)
    if (refusing[0]) {
      refusing[0].focusProblem()
      return false
    }
    const notSaved: PagePart[] = []
    for (const part of changed()) if (!(await part.save())) notSaved.push(part)
    update({ notSaved })
    // A conflict has taken the focus already; a field that the server refused has not.
    notSaved.find(hasRefused)?.focusProblem()
    return notSaved.length === 0
  }

  return {
    savedBy,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
    /** Adds a part; returns a function that removes it. */
    add: (part: PagePart) => {
      parts.set(part.id, part)
      return () => {
        parts.delete(part.id)
        counts.delete(part.id)
        recount()
      }
    },
    count: (id: string, of: Counts) => {
      counts.set(id, of)
      recount()
    },
    /** Notes when a part was saved. */
    noteSaved: (savedAt: Date) => update({ savedAt }),
    /**
     * Saves all changes; whether all are saved.
     * @param untouched whether parts without a change are checked too, as where an empty field has to be filled in
     */
    save: async ({ untouched = false } = {}): Promise<boolean> => {
      if (state.isSaving) return false
      update({ isSaving: true, notSaved: [] })
      try {
        return await send(untouched ? inOrder() : changed())
      } finally {
        update({ isSaving: false })
      }
    },
    discard: () => {
      for (const part of changed()) part.discard()
      update({ notSaved: [] })
    },
    /** Moves the focus to the obstacle to saving: the first refused field, or the first part that was not saved. */
    focusProblem: () => {
      const all = inOrder()
      const first = all.find(hasRefused) ?? all.find(({ id }) => state.notSaved.some((part) => part.id === id))
      first?.focusProblem()
    },
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
