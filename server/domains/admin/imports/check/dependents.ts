/** A row of a file that names others of the file, as far as it is known. */
export interface NamingRow<Column extends string> {
  row: number
  /** The key that others name it by; empty where its cell is. */
  key: string
  isBad: boolean
  /** The company has it already, so that those who name it need not this row. */
  isThere: boolean
  /** The keys of those it names, by column. */
  named: Record<Column, string>
}

/**
 * Rows to refuse because they name an entry that only a refused row would have added, and rows that name these in turn,
 * each with the naming column. Every row is checked once.
 */
export function findDependents<Column extends string>(rows: readonly NamingRow<Column>[]): Map<number, Column> {
  const namers = new Map<string, { row: NamingRow<Column>; column: Column }[]>()
  for (const row of rows)
    if (!row.isBad)
      for (const [column, key] of Object.entries(row.named) as [Column, string][])
        if (key !== '') {
          const known = namers.get(key)
          if (known) known.push({ row, column })
          else namers.set(key, [{ row, column }])
        }
  const missing = ({ key, isThere }: NamingRow<Column>) => key !== '' && !isThere
  const lost = rows.filter((row) => row.isBad && missing(row)).map(({ key }) => key)
  const refused = new Map<number, Column>()
  // The list grows while it is gone through.
  for (const key of lost) {
    for (const { row, column } of namers.get(key) ?? []) {
      if (refused.has(row.row)) continue
      refused.set(row.row, column)
      if (missing(row)) lost.push(row.key)
    }
    namers.delete(key)
  }
  return refused
}
