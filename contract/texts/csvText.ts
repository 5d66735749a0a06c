import { cultureOf, type LocaleCode } from './locales.ts'

/** A cell of a CSV table: a text, a number, or nothing. */
export type CsvCell = string | number | null

/** A CSV table, with the mark that tells spreadsheet programs that it is UTF-8; otherwise as `csvRows`. */
export const csvText = (rows: readonly (readonly CsvCell[])[], locale: LocaleCode): string =>
  `\uFEFF${csvRows(rows, locale)}`

/**
 * Rows of a CSV table. A text that a spreadsheet program would read as a formula begins with an apostrophe, so that it
 * stays a text. A number has the decimal sign of the region and no other, so that it stays a number.
 * @param locale of the reader, whose spreadsheet program has to recognize the columns
 */
export function csvRows(rows: readonly (readonly CsvCell[])[], locale: LocaleCode): string {
  // Where numbers have a decimal comma, spreadsheet programs expect cells separated by semicolons.
  const hasComma = decimalSign(locale) === ','
  const numberText = (value: number) => (hasComma ? plainNumber(value).replace('.', ',') : plainNumber(value))
  const cell = (value: CsvCell) => (typeof value === 'number' ? numberText(value) : textCell(value ?? ''))
  return rows.map((row) => `${row.map(cell).join(hasComma ? ';' : ',')}\r\n`).join('')
}

const decimalSign = (locale: LocaleCode) =>
  new Intl.NumberFormat(cultureOf(locale)).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value

/** All decimals that a number can have, without an exponent, which not every reader knows. */
const plainNumber = (value: number): string => {
  const text = String(value)
  return text.includes('e') || Object.is(value, -0)
    ? value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20, signDisplay: 'negative' })
    : text
}

/** The signs that begin a formula, also those of East Asian keyboards, and blanks that are left out before one. */
const beginsFormula = /^[=+\-@\t\r＝＋－﹣−＠]/

/** A cell of such a table as it was, without the apostrophe of `csvRows`. */
export const withoutTextMark = (cell: string): string =>
  cell.startsWith("'") && beginsFormula.test(cell.slice(1)) ? cell.slice(1) : cell

function textCell(text: string): string {
  const harmless = beginsFormula.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
