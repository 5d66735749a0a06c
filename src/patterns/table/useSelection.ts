import { useState } from 'react'

export interface Selection {
  keys: ReadonlySet<string>
  toggle: (keys: readonly string[], isSelected: boolean) => void
  clear: () => void
}

/**
 * The selected rows of a table. They stay selected, with their data, on other pages.
 * @param page the rows of the page, which can be ticked
 * @param first the selected rows before the first change
 */
export function useSelection<Row>(
  page: readonly Row[],
  keyOf: (row: Row) => string,
  first: readonly Row[] = [],
): Selection & { rows: Row[] } {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>()
  const atFirst = new Map(first.map((row) => [keyOf(row), row]))
  const selected = chosen ?? atFirst
  const inSight = new Map(page.map((row) => [keyOf(row), row]))
  return {
    keys: new Set(selected.keys()),
    rows: [...selected].map(([key, row]) => inSight.get(key) ?? row),
    toggle: (keys, isSelected) =>
      setChosen((before) => {
        const after = new Map(before ?? atFirst)
        for (const key of keys) {
          const row = inSight.get(key)
          if (isSelected && row !== undefined) after.set(key, row)
          else after.delete(key)
        }
        return after
      }),
    clear: () => setChosen(new Map()),
  }
}
