import { createContext, type ReactNode, useContext } from 'react'

interface AfterSave {
  /** Told by sections which fields they saved, where they know. */
  noteChanged: (fields?: readonly string[]) => void
  /** What saving means elsewhere, shown above the sections: booked trips that carry the old details. */
  notice: ReactNode
}

const AfterSaveContext = createContext<AfterSave>({ noteChanged: () => undefined, notice: null })

/** Trips come after the profile in the order of domains: what cares for them is handed in from above a profile page. */
export const AfterSaveProvider = AfterSaveContext.Provider
export const useAfterSave = () => useContext(AfterSaveContext)
