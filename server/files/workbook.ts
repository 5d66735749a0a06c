import writeXlsxFile from 'write-excel-file/node'
import type { Value } from '#server/services/documents.ts'
import { unpackRows, type PackedSheet } from './packedSheet.ts'

/** As `Documents.workbook`. */
export function makeWorkbook(sheets: readonly PackedSheet[]): Promise<Buffer> {
  const made = sheets.map((sheet) => ({
    sheet: sheet.name,
    columns: sheet.columns.map(([, width]) => ({ width })),
    stickyRowsCount: 1,
    data: [sheet.columns.map(([heading]) => headingOf(heading)), ...unpackRows(sheet).map((row) => row.map(cellOf))],
  }))
  return writeXlsxFile(made).toBuffer()
}

const headingOf = (value: string) => ({ value, type: String, fontWeight: 'bold' as const })

function cellOf(value: Value) {
  if (value === null || value === '') return null
  return typeof value === 'number' ? { value, type: Number } : { value, type: String }
}
