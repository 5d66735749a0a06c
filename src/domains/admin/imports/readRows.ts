import { importLimits, type ImportedRow, type ImportKind } from '#contract/employees/imports.ts'
import { isSpreadsheet, textReader, unicodeOf } from '@/lib/encodings'
import { tableRows } from '@/lib/tableRows'
import { type WayToRead, waysToRead } from '@/lib/waysToRead'
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
  /** The encodings of which the reader chooses, with this one first; none where it is certain. */
  ways: readonly WayToRead[]
}

const sliceBytes = 256 * 1024
/** A single row is not longer than this, or its quotation marks do not match. */
const longestRow = 1_000_000

/**
 * Reads a file piece by piece, so that no more than a piece of it is in memory, and checks its form. It runs here and
 * not in a worker: the library's worker begins from a blob, which the content security policy refuses, and cannot be
 * paused.
 * @param encoding chosen by the reader
 */
export async function lookThrough(
  file: File,
  kind: ImportKind,
  encoding?: string,
): Promise<ReadableFile | FileProblem> {
  if (file.size > importLimits.bytes) return 'tooLarge'
  const start = new Uint8Array(await file.slice(0, 4096).arrayBuffer())
  if (isSpreadsheet(start)) return 'spreadsheet'
  const known = encoding ?? unicodeOf(start)
  const read = await count(file, known ?? 'utf-8', kind).catch(() => undefined)
  if (read || known !== undefined) return read ?? 'unreadable'
  const ways = await waysToRead(file)
  const guessed = ways[0] && (await count(file, ways[0].encoding, kind).catch(() => undefined))
  return typeof guessed === 'object' ? { ...guessed, ways } : (guessed ?? 'unreadable')
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
  return { file, encoding, ...reading, totalRows, ways: [] }
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
const isMark = (cells: readonly string[]) => markPattern.test(cells[0] ?? '')
const markPattern = /^sep=/i

/** The rows of a text; its last line end begins no row. */
const rowsOf = (text: string, delimiter: string) =>
  tableRows(text.replace(/\n$/, ''), { delimiter, newline: '\n', skipEmptyLines: false })

/** The delimiter that a `sep=` line names, else that of the first line. */
function delimiterOf(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  const named = lines.slice(0, 2).flatMap((line) => /^"?sep=(.)"?$/i.exec(line)?.[1] ?? [])[0]
  if (named) return named
  const line = lines.find((each) => each !== '' && !markPattern.test(each)) ?? ''
  const counts = [',', ';', '\t', '|'].map((delimiter) => ({ delimiter, count: line.split(delimiter).length }))
  return counts.toSorted((one, other) => other.count - one.count)[0]!.delimiter
}

/** The text of a file in pieces that end with whole rows. Every line ends with a line feed, as one file may mix ends. */
async function* texts(file: File, encoding: string): AsyncGenerator<string> {
  const reader = textReader(encoding)
  let rest = ''
  let isReturn = false
  let delimiter: string | undefined
  for (let at = 0; at < file.size; at += sliceBytes) {
    const bytes = new Uint8Array(await file.slice(at, at + sliceBytes).arrayBuffer())
    const text: string = (isReturn ? '\r' : '') + reader.decode(bytes, { stream: true })
    // A line feed may follow in the next piece.
    isReturn = text.endsWith('\r')
    rest += (isReturn ? text.slice(0, -1) : text).replace(/\r\n?/g, '\n')
    delimiter ??= delimiterOf(rest)
    const end = endOfRows(rest, delimiter)
    if (end > 0) yield rest.slice(0, end)
    rest = rest.slice(Math.max(end, 0))
    if (rest.length > longestRow) throw new Error('A row does not end')
  }
  rest += reader.decode() + (isReturn ? '\n' : '')
  if (rest !== '') yield rest
}

/**
 * Where the last line ends that is not within quotation marks. As for the library that reads the rows, a mark opens
 * only at the beginning of a cell, so that the inches of `Panel 24" lead` open nothing, and closes only at its end.
 */
function endOfRows(text: string, delimiter: string): number {
  const isEnd = new Set([delimiter, '\n'])
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
