import writeXlsxFile from 'write-excel-file/node'

/** One sheet of a workbook: a line of headings that stays in sight, and rows below it. */
export interface Sheet {
  /** At most 31 characters, none of `[]:*?/\\`. */
  name: string
  /** Each heading with the width of its column, in characters. */
  columns: readonly (readonly [heading: string, width: number])[]
  rows: readonly (readonly Value[])[]
}
/** What a cell holds. */
export type Value = string | number | null

/** The bytes of an xlsx file. Every cell is a text or a number: a text that begins like a formula is none (§1). */
export async function workbook(sheets: readonly Sheet[]): Promise<Buffer> {
  return writeXlsxFile(
    sheets.map(({ name, columns, rows }) => ({
      sheet: name,
      columns: columns.map(([, width]) => ({ width })),
      stickyRowsCount: 1,
      data: [
        columns.map(([value]) => ({ value, type: String, fontWeight: 'bold' as const })),
        ...rows.map((row) => row.map(cellOf)),
      ],
    })),
  ).toBuffer()
}

function cellOf(value: Value) {
  if (value === null || value === '') return null
  return typeof value === 'number' ? { value, type: Number } : { value, type: String }
}
