import { useState } from 'react'

export interface Selection {
  keys: ReadonlySet<string>
  toggle: (keys: readonly string[], isSelected: boolean) => void
  clear: () => void
}

/** The selected rows of a table, kept while its pages are turned. */
export function useSelection(): Selection {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  return {
    keys,
    toggle: (changed, isSelected) =>
      setKeys((before) => {
        const after = new Set(before)
        for (const key of changed) after[isSelected ? 'add' : 'delete'](key)
        return after
      }),
    clear: () => setKeys(new Set()),
  }
}
