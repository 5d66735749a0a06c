import { allShownHeadings, correctionsHeading, headingsOf } from '#contract/employees/importHeadings.ts'
import {
  importCell,
  importColumns,
  importLimits,
  type ImportColumn,
  type ImportedRow,
  type ImportKind,
  unsentCodes,
} from '#contract/employees/imports.ts'
import { withoutAccents } from '#contract/texts/withoutAccents.ts'

/** How the headings of a file fit the columns of its kind. */
export interface FoundColumns {
  /** The column at each position of a row; undefined for an ignored one. */
  places: (ImportColumn | undefined)[]
  /** Headings that name no column, and the column that they may mean. */
  unknown: { heading: string; suggestion: ImportColumn | undefined }[]
  /** Required columns that are not there. */
  missing: ImportColumn[]
  /** Columns that two headings name. */
  doubled: ImportColumn[]
}

/** A heading without accents, case and punctuation, which people write differently. */
const plain = (heading: string): string => withoutAccents(heading).replace(/[^\p{L}\d]/gu, '')

/** Finds the columns of a file by their keys, or their headings in any language. */
export function columnsIn(kind: ImportKind, headings: readonly string[]): FoundColumns {
  const known: readonly { key: ImportColumn; isRequired?: true }[] = importColumns[kind]
  const shown = kind === 'employees' ? allShownHeadings : []
  const ignored = ['', ...Object.values<string>({ ...correctionsHeading }), ...shown].map(plain)
  const places = headings.map((heading) => {
    // A key has no spaces: "Cost center" is the heading of a name, not the key of a number.
    const keyed = known.find(({ key }) => key.toLowerCase() === heading.trim().toLowerCase())
    if (keyed ?? ignored.includes(plain(heading))) return keyed?.key
    return known.find(({ key }) => headingsOf(key).some((name) => plain(name) === plain(heading)))?.key
  })
  const isThere = (column: ImportColumn) => places.includes(column)
  const missing = known.filter(({ key, isRequired }) => isRequired && !isThere(key)).map(({ key }) => key)
  const free = known.map(({ key }) => key).filter((key) => !isThere(key))
  return {
    places,
    unknown: headings
      .filter((heading, at) => places[at] === undefined && !ignored.includes(plain(heading)))
      .map((heading) => ({ heading, suggestion: nearest(heading, free) })),
    missing,
    doubled: known.map(({ key }) => key).filter((key) => places.filter((place) => place === key).length > 1),
  }
}

/** The column whose heading differs least, if at most a third of the letters differ. */
function nearest(heading: string, columns: readonly ImportColumn[]): ImportColumn | undefined {
  const wanted = plain(heading)
  const ranked = columns
    .flatMap((column) => headingsOf(column).map((name) => ({ column, name: plain(name) })))
    .map(({ column, name }) => ({ column, share: differences(wanted, name) / Math.max(wanted.length, name.length) }))
    .toSorted((one, other) => one.share - other.share)
  const [best] = ranked
  return best && best.share <= 1 / 3 ? best.column : undefined
}

/** How many letters have to be added, dropped or replaced (Levenshtein). */
function differences(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1]
    for (let to = 0; to < other.length; to += 1)
      next.push(Math.min(row[to + 1]! + 1, next[to]! + 1, row[to]! + (letter === other[to] ? 0 : 1)))
    row = next
  }
  return row[other.length]!
}

/** Characters that no field accepts, or half a character. */
const cannotBeStored = (cell: string) => /[^\P{Cc}\t\n\r]/u.test(cell) || !cell.isWellFormed()

/** A row as it is sent: cells that cannot be, a card number above all, stay here with the reason (§9). */
export function sentRow(row: number, cells: readonly string[], places: FoundColumns['places']): ImportedRow {
  const sent: string[] = []
  const unsent: NonNullable<ImportedRow['unsent']> = []
  for (const [at, column] of places.entries()) {
    if (column === undefined) continue
    const cell = (cells[at] ?? '').trim()
    const code = whyUnsent(cell)
    sent.push(code ? '' : cell)
    if (code) unsent.push({ column, code })
  }
  return { row, cells: sent, ...(unsent.length > 0 && { unsent }) }
}

function whyUnsent(cell: string): (typeof unsentCodes)[number] | undefined {
  if (cell === '') return undefined
  if (cannotBeStored(cell)) return 'line'
  const parsed = importCell.safeParse(cell)
  if (parsed.success) return undefined
  return unsentCodes.find((code) => code === parsed.error.issues[0]?.message) ?? 'invalid'
}

/** Whether a row is empty: spreadsheets write such lines after the last row. */
export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

const encoder = new TextEncoder()

/** Rows in portions that fit in a request, by number and by bytes. */
export async function* portions<Row = ImportedRow>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  most: number = importLimits.batch,
): AsyncGenerator<Row[]> {
  let portion: Row[] = []
  let bytes = 0
  for await (const row of rows) {
    const size = encoder.encode(JSON.stringify(row)).length
    if (portion.length === most || (bytes + size > importLimits.batchBytes && portion.length > 0)) {
      yield portion
      portion = []
      bytes = 0
    }
    portion.push(row)
    bytes += size
  }
  if (portion.length > 0) yield portion
}
