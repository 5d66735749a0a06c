import Papa from 'papaparse'
import { limits } from '#contract/fields/limits.ts'

interface TableForm {
  /** The delimiter between two cells, guessed where missing. */
  delimiter?: string
  /** The end of every line, guessed where missing. */
  newline?: '\n'
  /** Leaves out empty lines. */
  skipEmptyLines?: boolean
}

/**
 * The rows of a table of separated values, each a list of cells.
 * @throws for more text than can be read without holding the page still
 */
export function tableRows(text: string, form: TableForm): string[][] {
  if (text.length > limits.tableText) throw new RangeError('The table is too long to be read at once')
  return Papa.parse<string[]>(text, form).data
}
