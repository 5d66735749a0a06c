import { type CsvCell, csvText } from '#contract/csvText.ts'
import type { LocaleCode } from '#contract/locales.ts'

/** A CSV table as a file. */
export const csv = (rows: readonly (readonly CsvCell[])[], locale: LocaleCode): Buffer =>
  Buffer.from(csvText(rows, locale), 'utf8')
