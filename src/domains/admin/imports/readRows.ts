import { importLimits, type ImportedRow, type ImportKind } from '#contract/imports.ts'
import { tableRows } from '@/lib/tableRows'
import { columnsIn, type FoundColumns, isBlank, sentRow } from './imports.rules'

/** The reasons for refusing a file. */
export type FileProblem = 'empty' | 'tooLarge' | 'tooManyRows' | 'unreadable' | 'spreadsheet'

/** A parsed file: encoding, delimiter, columns, and number of rows. */
export interface ReadableFile {
  file: File
  encoding: string
  delimiter: string
  found: FoundColumns
  totalRows: number
}

const sliceBytes = 256 * 1024
/** A single row is not longer than this, or its quotation marks do not match. */
const longestRow = 1_000_000

/**
 * Reads a file piece by piece, so that no more than a piece of it is in memory, and checks its form. It runs here and
 * not in a worker: the library's worker begins from a blob, which the content security policy refuses, and cannot be
 * paused.
 * @throws `FileProblem`
 */
export async function lookThrough(file: File, kind: ImportKind): Promise<ReadableFile | FileProblem> {
  if (file.size > importLimits.bytes) return 'tooLarge'
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  // The beginning of a ZIP archive, as spreadsheets are saved by default.
  if (start[0] === 0x50 && start[1] === 0x4b) return 'spreadsheet'
  const encodings = start[0] === 0xff && start[1] === 0xfe ? ['utf-16le'] : ['utf-8', 'windows-1252']
  for (const encoding of encodings) {
    try {
      return await count(file, encoding, kind)
    } catch {
      // The file has another encoding: that of older spreadsheet programs is tried next.
    }
  }
  return 'unreadable'
}

async function count(file: File, encoding: string, kind: ImportKind): Promise<ReadableFile | FileProblem> {
  let reading: Pick<ReadableFile, 'delimiter' | 'found'> | undefined
  let totalRows = 0
  let delimiter = ','
  for await (const text of texts(file, encoding)) {
    if (!reading) delimiter = delimiterOf(text)
    for (const cells of rowsOf(text, delimiter)) {
      if (cells.some((cell) => cell.includes('\0'))) return 'unreadable'
      if (!reading) {
        if (!isBlank(cells) && !isMark(cells)) reading = { delimiter, found: columnsIn(kind, cells) }
      } else if (!isBlank(cells)) totalRows += 1
    }
  }
  if (!reading || (totalRows === 0 && reading.found.missing.length === 0)) return 'empty'
  if (totalRows > importLimits.rows) return 'tooManyRows'
  return { file, encoding, ...reading, totalRows }
}

/**
 * The rows of a file as they are sent, each with its line, without the first `skipped` rows, which were sent before.
 */
export async function* sentRows(
  { file, encoding, delimiter, found }: ReadableFile,
  skipped: number,
): AsyncGenerator<ImportedRow> {
  let line = 0
  let seen = -1
  for await (const text of texts(file, encoding))
    for (const cells of rowsOf(text, delimiter)) {
      if (seen < 0 && (isBlank(cells) || isMark(cells))) continue
      line += 1
      if (!isBlank(cells)) seen += 1
      if (seen > skipped && !isBlank(cells)) yield sentRow(line, cells, found.places)
    }
}

/** Whether a row is `sep=;`, which names the delimiter to spreadsheet programs. */
const isMark = (cells: readonly string[]) => /^sep=/i.test(cells[0] ?? '')

/** The rows of a text; its last line end begins no row. */
const rowsOf = (text: string, delimiter: string) =>
  tableRows(text.replace(/\r?\n$/, ''), { delimiter, skipEmptyLines: false })

/** The delimiter of the first line that is no `sep=` line. */
function delimiterOf(text: string): string {
  const line = text.split(/\r\n|\r|\n/).find((each) => each.trim() !== '' && !/^sep=/i.test(each)) ?? ''
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: line.split(delimiter).length }))
  return counts.toSorted((one, other) => other.count - one.count)[0]!.delimiter
}

/** The text of a file in pieces that end with whole rows. */
async function* texts(file: File, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  let rest = ''
  let delimiter: string | undefined
  for (let at = 0; at < file.size; at += sliceBytes) {
    const bytes = await file.slice(at, at + sliceBytes).arrayBuffer()
    rest += decoder.decode(bytes, { stream: true })
    delimiter ??= delimiterOf(rest)
    const end = endOfRows(rest, delimiter)
    if (end > 0) yield rest.slice(0, end)
    rest = rest.slice(Math.max(end, 0))
    if (rest.length > longestRow) throw new Error('A row does not end')
  }
  rest += decoder.decode()
  if (rest !== '') yield rest
}

/**
 * Where the last line ends that is not within quotation marks. As for the library that reads the rows, a mark opens
 * only at the beginning of a cell, so that the inches of `Panel 24" lead` open nothing, and closes only at its end.
 */
function endOfRows(text: string, delimiter: string): number {
  const isEnd = new Set([delimiter, '\r', '\n'])
  const closes = (at: number) => {
    let after = at
    while (text[after] === ' ') after += 1
    return after >= text.length || isEnd.has(text[after]!)
  }
  let [isQuoted, isStart, end] = [false, true, 0]
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!
    if (isQuoted) {
      if (letter !== '"') continue
      if (text[at + 1] === '"') at += 1
      else if (closes(at + 1)) isQuoted = false
      continue
    }
    if (letter === '"' && isStart) isQuoted = true
    if (letter === '\n') end = at + 1
    isStart = isEnd.has(letter)
  }
  return end
}
