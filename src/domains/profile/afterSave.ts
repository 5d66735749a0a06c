import { createContext, type ReactNode, useContext } from 'react'

/** A passport that was added, changed or removed, with the parts of it that tell it apart. */
export interface ChangedDocument {
  id: string
  /** ISO 3166-1 alpha-2. */
  issueCountry: string
  /** Masked: `*****4567`. */
  number: string
  /** Whether it was added, so that no booking holds an earlier state of it. */
  isNew: boolean
}
/** Sections report the fields they saved, where they know them, and the passport that is among them. */
export type NoteChanged = (fields?: readonly string[], document?: ChangedDocument) => void

interface AfterSave {
  noteChanged: NoteChanged
  /** Shown above the sections after saving: booked trips that hold the old details. */
  notice: ReactNode
}

const AfterSaveContext = createContext<AfterSave>({ noteChanged: () => undefined, notice: null })

/** Provides the actions after a save. A higher domain passes them in, because trips are above the profile. */
export const AfterSaveProvider = AfterSaveContext.Provider
export const useAfterSave = () => useContext(AfterSaveContext)
