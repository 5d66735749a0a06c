import type * as z from 'zod/mini'
import { importProblemCodes, type ImportColumn, type RowProblem } from '#contract/employees/imports.ts'
import { formatterFor, type MessageId } from '#server/messages/messages.ts'

/** The cells of a row by column, as the file has them. */
export type Cells = Partial<Record<ImportColumn, string>>

/** Collects the problems of the cells of a row while they are read. */
export interface CellReader {
  /** Parses a cell with a schema of the contract; undefined for a missing column and for a refused cell. */
  read: <Schema extends z.ZodMiniType>(
    column: ImportColumn,
    schema: Schema,
    prepare?: (cell: string) => unknown,
  ) => z.output<Schema> | undefined
  problems: RowProblem[]
}

/**
 * Reads the cells of a row with the schemas of the forms, so that a table and a form refuse the same values.
 * @param unsent cells that the browser kept, and why
 */
export function cellReader(cells: Cells, unsent: readonly RowProblem[]): CellReader {
  const problems: RowProblem[] = [...unsent]
  return {
    problems,
    read: (column, schema, prepare = (cell) => cell) => {
      const cell = cells[column]
      if (cell === undefined || unsent.some((kept) => kept.column === column)) return undefined
      const prepared = prepare(cell)
      // An empty cell keeps the employee's value.
      if (prepared === undefined) return undefined
      const parsed = schema.safeParse(prepared)
      if (parsed.success) return parsed.data
      const message = parsed.error.issues[0]?.message
      problems.push({ column, code: importProblemCodes.find((code) => code === message) ?? 'invalid' })
      return undefined
    },
  }
}

/** A cell that may not be emptied: without a text it changes nothing. */
export const unlessEmpty =
  (prepare: (cell: string) => unknown) =>
  (cell: string): unknown =>
    cell === '' ? undefined : prepare(cell)

/** The cultures in whose words the file of employees is written. */
const writtenIn = ['en-US', 'en-CA', 'fr-CA', 'es-ES']

/**
 * Reads the texts of our own files in any language: `Conseil en gestion des risques` → `RiskAdvisor`. A key is read as
 * itself; an unknown text stays unchanged, and is refused.
 * @param idOf the message of a key
 */
export function createWordReader(keys: readonly string[], idOf: (key: string) => MessageId): (word: string) => string {
  let read: Map<string, string> | undefined
  const words = () =>
    new Map([
      ...writtenIn.flatMap((culture) => {
        const { say } = formatterFor(culture)
        return keys.map((key) => [say(idOf(key)).toLowerCase(), key] as const)
      }),
      ...keys.map((key) => [key.toLowerCase(), key] as const),
    ])
  return (word) => (read ??= words()).get(word.toLowerCase()) ?? word
}

/** The words for a status in each language of the template. */
const statusWords: Record<string, readonly string[]> = {
  active: ['active', 'actif', 'activo', 'activa'],
  inactive: ['inactive', 'inactif', 'inactivo', 'inactiva'],
}
/** `Actif` → `active`; another word stays as it is, and is refused. */
export const statusOf = (cell: string): string =>
  Object.keys(statusWords).find((status) => statusWords[status]!.includes(cell.toLowerCase())) ?? cell
