import { createContext, type ReactNode, useContext } from 'react'

interface AfterSave {
  /** Sections report the fields they saved, where they know them. */
  noteChanged: (fields?: readonly string[]) => void
  /** Shown above the sections after saving: booked trips that hold the old details. */
  notice: ReactNode
}

const AfterSaveContext = createContext<AfterSave>({ noteChanged: () => undefined, notice: null })

/** Provides the actions after a save. A higher domain passes them in, because trips are above the profile. */
export const AfterSaveProvider = AfterSaveContext.Provider
export const useAfterSave = () => useContext(AfterSaveContext)
