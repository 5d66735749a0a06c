import { strToU8, Zip, ZipDeflate } from 'fflate'
import { breathe } from '#server/time/breathe.ts'
import { cellFormats, columnLetters, escapeXml, sheetHead, sheetPath, sheetTail, workbookParts } from './xlsxParts.ts'

/** How the cells of a column are stored: `day` takes `yyyy-MM-dd` and stores a date, `money` has two decimals. */
export type CellKind = 'text' | 'number' | 'money' | 'score' | 'day'

export interface StreamedColumn {
  heading: string
  /** In characters. */
  width: number
  kind: CellKind
}

/** The content of a cell. A text is never a formula, whatever it begins with. */
export type CellValue = string | number | null

export interface StreamedSheet {
  /** At most 31 characters, none of `[]:*?/\\`. */
  name: string
  columns: readonly StreamedColumn[]
  /** Read one by one, as the reader of the file takes its bytes. */
  rows: Iterable<readonly CellValue[]> | AsyncIterable<readonly CellValue[]>
}

/** Characters of XML that are compressed at a time. */
const packedAtOnce = 65_536
/** Spreadsheet programs refuse a file with a longer text in a cell. */
const longestText = 32_767
/** A low level: the XML repeats itself, so that a higher one takes longer for a file that is hardly smaller. */
const compression = { level: 4 } as const

/**
 * An xlsx file, made while it is read: no more rows are taken than the reader asks for, and only some of them are in
 * memory. A reader that stops ends the iteration of the rows.
 * @param signal ends the file with its reason
 */
export async function* xlsxStream(sheets: readonly StreamedSheet[], signal?: AbortSignal): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    made.push(chunk)
  })
  const parts = workbookParts(sheets.map(({ name }) => name))
  for (const [path, content] of Object.entries(parts)) addFile(zip, path).push(strToU8(content), true)
  for (const [at, sheet] of sheets.entries()) {
    const file = addFile(zip, sheetPath(at))
    for await (const text of sheetText(sheet)) {
      signal?.throwIfAborted()
      file.push(strToU8(text))
      yield* made.splice(0)
      await breathe()
    }
    file.push(new Uint8Array(), true)
  }
  zip.end()
  yield* made.splice(0)
}

function addFile(zip: Zip, path: string): ZipDeflate {
  const file = new ZipDeflate(path, compression)
  zip.add(file)
  return file
}

/** The XML of a sheet, in pieces. */
async function* sheetText({ columns, rows }: StreamedSheet): AsyncGenerator<string> {
  const letters = columns.map((_, at) => columnLetters(at))
  const headings = columns.map(({ heading }, at) => textCell(`${letters[at]}1`, heading, cellFormats.heading))
  let text = `${sheetHead(columns.map(({ width }) => width))}<row r="1">${headings.join('')}</row>`
  let line = 1
  for await (const row of rows) {
    line += 1
    const cells = columns.map(({ kind }, at) => cell(`${letters[at]}${line}`, row[at] ?? null, kind))
    text += `<row r="${line}">${cells.join('')}</row>`
    if (text.length < packedAtOnce) continue
    yield text
    text = ''
  }
  yield text + sheetTail(columns.length, line)
}

function cell(place: string, value: CellValue, kind: CellKind): string {
  if (value === null || value === '') return ''
  const number = kind === 'day' ? serialOf(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) return textCell(place, String(value), cellFormats.text)
  const format = kind === 'text' ? cellFormats.number : cellFormats[kind]
  return `<c r="${place}" s="${format}"><v>${number}</v></c>`
}

const textCell = (place: string, text: string, format: number) =>
  `<c r="${place}" s="${format}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text.slice(0, longestText))}</t></is></c>`

const firstSerialDay = Date.UTC(1899, 11, 30)
const serialDayMs = 86_400_000

/** The number of a day in a spreadsheet; the value itself where it is no day. */
function serialOf(value: string | number): string | number {
  const instant = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00Z`) : NaN
  return Number.isNaN(instant) ? value : (instant - firstSerialDay) / serialDayMs
}
