import { useState } from 'react'
import type { GroupTraveler } from '#contract/groupTravelers.ts'

/**
 * The selected people, kept with what is known of them while pages are turned.
 * @param rows the page in sight, of which rows are ticked
 */
export function usePeopleSelection(rows: readonly GroupTraveler[]) {
  const [selected, setSelected] = useState<ReadonlyMap<string, GroupTraveler>>(new Map())
  const inSight = new Map(rows.map((row) => [row.id, row]))
  return {
    keys: new Set(selected.keys()),
    people: [...selected.values()].map((person) => inSight.get(person.id) ?? person),
    toggle: (keys: readonly string[], isSelected: boolean) => {
      const next = new Map(selected)
      for (const key of keys) {
        const row = inSight.get(key)
        if (isSelected && row) next.set(key, row)
        else next.delete(key)
      }
      setSelected(next)
    },
    clear: () => setSelected(new Map()),
  }
}
export type PeopleSelection = ReturnType<typeof usePeopleSelection>
