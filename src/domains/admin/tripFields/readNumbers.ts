import { limits } from '#contract/fields/limits.ts'
import { isSpreadsheet, textReader, unicodeOf } from '@/lib/encodings'
import { tableRows } from '@/lib/tableRows'
import { waysToRead } from '@/lib/waysToRead'
import { isTooLong, numbersIn, type ReadNumbers } from './projectNumbers.rules'

/** The reasons for refusing a file of project numbers. */
export type NumbersProblem = 'tooLarge' | 'tooManyRows' | 'spreadsheet' | 'unreadable' | 'empty'

/** Reads a file of project numbers in the browser; loaded with the first file. */
export async function readNumbers(file: File): Promise<ReadNumbers | NumbersProblem> {
  if (file.size > limits.tableText) return 'tooLarge'
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isSpreadsheet(bytes)) return 'spreadsheet'
  const text =
    textIn(bytes, unicodeOf(bytes.subarray(0, 4096)) ?? 'utf-8') ?? textIn(bytes, (await waysToRead(file))[0]?.encoding)
  if (text === undefined || text.includes('\0')) return 'unreadable'
  const read = numbersIn(tableRows(text, {}))
  if (read.rows.length + read.refused.length === 0) return 'empty'
  return isTooLong(read) ? 'tooManyRows' : read
}

function textIn(bytes: Uint8Array<ArrayBuffer>, encoding: string | undefined): string | undefined {
  try {
    return encoding && textReader(encoding).decode(bytes)
  } catch {
    return undefined
  }
}
