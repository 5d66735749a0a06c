import { useState } from 'react'

export interface Selection {
  /** The number of selected rows. */
  count: number
  has: (key: string) => boolean
  toggle: (keys: readonly string[], isSelected: boolean) => void
  clear: () => void
  /** Selects all rows that the search finds, over all pages; undefined where only single rows can be selected. */
  found?: FoundRows | undefined
}

interface FoundRows {
  total: number
  /** Whether all of them are selected, but for rows that were unticked. */
  isSelected: boolean
  select: () => void
}

interface SelectionOptions<Row> {
  /** The selected rows before the first change. */
  first?: readonly Row[] | undefined
  /** The number of rows on all pages, and the search that finds them. Another search selects none of its rows. */
  found?: { total: number; search: string } | undefined
}

interface Chosen<Row> {
  rows: ReadonlyMap<string, Row>
  /** The search whose rows are selected, all but `rows`; undefined where `rows` are the selected ones. */
  search?: string | undefined
}

/**
 * The selected rows of a table: single ones, which stay selected with their data on other pages, or all that a search
 * finds, without those that are unticked.
 * @param page the rows of the page, which can be ticked
 */
export function useSelection<Row>(
  page: readonly Row[],
  keyOf: (row: Row) => string,
  { first = [], found }: SelectionOptions<Row> = {},
): Selection & { rows: Row[]; leftOut: string[] } {
  const [stored, setStored] = useState<Chosen<Row>>()
  const byKey = (rows: readonly Row[]) => new Map(rows.map((row) => [keyOf(row), row]))
  const current = (chosen = { rows: byKey(first) } as Chosen<Row>): Chosen<Row> =>
    chosen.search === undefined || chosen.search === found?.search ? chosen : nothing
  const { rows, search } = current(stored)
  const isWhole = search !== undefined
  const inSight = byKey(page)
  return {
    count: isWhole ? Math.max(0, (found?.total ?? 0) - rows.size) : rows.size,
    has: (key) => rows.has(key) !== isWhole,
    rows: isWhole ? [] : [...rows].map(([key, row]) => inSight.get(key) ?? row),
    leftOut: isWhole ? [...rows.keys()] : [],
    toggle: (keys, isSelected) =>
      setStored((before) => {
        const chosen = current(before)
        const after = new Map(chosen.rows)
        for (const key of keys) {
          const row = inSight.get(key)
          if (isSelected !== (chosen.search !== undefined) && row !== undefined) after.set(key, row)
          else after.delete(key)
        }
        return { ...chosen, rows: after }
      }),
    clear: () => setStored(nothing),
    found: found && {
      total: found.total,
      isSelected: isWhole,
      select: () => setStored({ rows: new Map(), search: found.search }),
    },
  }
}

const nothing = { rows: new Map<string, never>() }
