/**
 * A table as comma-separated values, with the mark that tells spreadsheet programs that it is UTF-8. A cell that such a
 * program would read as a formula begins with an apostrophe, so that it stays a text.
 */
export const csv = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from(`\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`, 'utf8')

function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
