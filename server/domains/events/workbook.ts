import writeXlsxFile from 'write-excel-file/node'

/** One sheet of a workbook: a line of headings that stays in sight, and rows below it. */
export interface Sheet {
  /** At most 31 characters, none of `[]:*?/\\`. */
  name: string
  /** Each heading with the width of its column, in characters. */
  columns: readonly (readonly [heading: string, width: number])[]
  rows: Iterable<readonly Value[]> | AsyncIterable<readonly Value[]>
}
/** What a cell holds. */
export type Value = string | number | null

/**
 * The bytes of an xlsx file. Every cell is a text or a number: a text that begins like a formula is none (§1). Rows are
 * taken one by one, so that many of them need not be held beside their cells.
 */
export async function workbook(sheets: readonly Sheet[]): Promise<Buffer> {
  const made = []
  for (const { name, columns, rows } of sheets) {
    const data: ReturnType<typeof cellOf>[][] = [columns.map(([heading]) => headingOf(heading))]
    for await (const row of rows) data.push(row.map(cellOf))
    made.push({
      sheet: name,
      columns: columns.map(([, width]) => ({ width })),
      stickyRowsCount: 1,
      data,
    })
  }
  return writeXlsxFile(made).toBuffer()
}

const headingOf = (value: string) => ({ value, type: String, fontWeight: 'bold' as const })

function cellOf(value: Value) {
  if (value === null || value === '') return null
  return typeof value === 'number' ? { value, type: Number } : { value, type: String }
}
