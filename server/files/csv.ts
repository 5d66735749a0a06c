import { type CsvCell, csvRows, csvText } from '#contract/texts/csvText.ts'
import type { LocaleCode } from '#contract/texts/locales.ts'

/** A CSV table as a file. */
export const csv = (rows: readonly (readonly CsvCell[])[], locale: LocaleCode): Buffer =>
  Buffer.from(csvText(rows, locale), 'utf8')

/** A CSV table as a file that is made while it is sent, some rows at a time. */
export async function* csvInParts(
  heading: readonly string[],
  parts: AsyncIterable<readonly (readonly CsvCell[])[]>,
  locale: LocaleCode,
): AsyncGenerator<Buffer> {
  yield csv([heading], locale)
  for await (const rows of parts) yield Buffer.from(csvRows(rows, locale), 'utf8')
}
