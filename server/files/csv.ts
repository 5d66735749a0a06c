import { cultureOf, type LocaleCode } from '#contract/locales.ts'

/**
 * A CSV table, with the mark that tells spreadsheet programs that it is UTF-8. A cell that such a program would read as
 * a formula begins with an apostrophe, so that it stays a text.
 * @param locale of the reader, whose spreadsheet program has to recognize the columns
 */
export function csv(rows: readonly (readonly string[])[], locale: LocaleCode): Buffer {
  const separator = separatorIn(locale)
  return Buffer.from(`\uFEFF${rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')}`, 'utf8')
}

/** Where numbers have a decimal comma, spreadsheet programs expect cells separated by semicolons. */
const separatorIn = (locale: LocaleCode): ',' | ';' => {
  const parts = new Intl.NumberFormat(cultureOf(locale)).formatToParts(1.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ','
}

function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
