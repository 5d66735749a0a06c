import { type ImportedNumbers, projectNumberRow, type ProjectNumberRow } from '#contract/admin/tripFields.ts'
import { mosts } from '#contract/fields/mosts.ts'
import { fieldProblemCode, type FieldProblemCode } from '#contract/wire/fieldProblemCodes.ts'
import { foldAccents } from '#contract/texts/foldAccents.ts'

/** A row that is not imported, with its line in the file and the reason. */
export interface RefusedRow {
  row: number
  number: string
  code: FieldProblemCode
}

/** A list as it was read: the rows to send, and those that cannot be. */
export interface ReadNumbers {
  rows: ProjectNumberRow[]
  refused: RefusedRow[]
}

const headings = {
  number: [
    'number',
    'project number',
    'project',
    'code',
    'numero',
    'numero de projet',
    'numero de proyecto',
    'projet',
    'proyecto',
    'codigo',
  ],
  name: ['name', 'project name', 'description', 'nom', 'nom du projet', 'nombre', 'nombre del proyecto', 'descripcion'],
  isActive: ['active', 'status', 'actif', 'statut', 'activo', 'estado'],
}
const yes = ['', 'yes', 'y', 'true', '1', 'active', 'oui', 'o', 'vrai', 'actif', 'si', 's', 'verdadero', 'activo']
const no = ['no', 'n', 'false', '0', 'inactive', 'non', 'faux', 'inactif', 'falso', 'inactivo']
const plain = (cell = '') => foldAccents(cell).trim()

/**
 * The project numbers in the rows of a table, in the columns that its headings name in any language. Without such
 * headings the columns are number, name and active, as far as there are any.
 */
export function numbersIn(table: readonly (readonly string[])[]): ReadNumbers {
  const first = table.findIndex((cells) => cells.some((cell) => cell.trim() !== ''))
  const named = (table[first] ?? []).map(plain)
  const placeOf = (column: keyof typeof headings) => named.findIndex((cell) => headings[column].includes(cell))
  const hasHeadings = placeOf('number') >= 0
  const places = hasHeadings
    ? { number: placeOf('number'), name: placeOf('name'), isActive: placeOf('isActive') }
    : { number: 0, name: 1, isActive: 2 }
  const read: ReadNumbers = { rows: [], refused: [] }
  for (const [at, cells] of table.entries()) {
    if ((hasHeadings && at <= first) || cells.every((cell) => cell.trim() === '')) continue
    const [number = '', name = '', active] = [cells[places.number], cells[places.name], plain(cells[places.isActive])]
    const refuse = (code: FieldProblemCode) => read.refused.push({ row: at + 1, number, code })
    if (!yes.includes(active) && !no.includes(active)) refuse('choice')
    else {
      const { data, error } = projectNumberRow.safeParse({ row: at + 1, number, name, isActive: yes.includes(active) })
      if (data) read.rows.push(data)
      else refuse(fieldProblemCode(error.issues[0]?.message))
    }
  }
  return read
}

/** Whether a list has more numbers than a company may have. */
export const isTooLong = ({ rows }: ReadNumbers): boolean => rows.length > mosts.projectNumbers.most

/** The outcome of a list, added up from its portions. */
export const sumOf = (answers: readonly ImportedNumbers[]): ImportedNumbers => {
  const sum = (count: 'added' | 'changed' | 'unchanged' | 'removed') =>
    answers.reduce((total, answer) => total + answer[count], 0)
  return {
    added: sum('added'),
    changed: sum('changed'),
    unchanged: sum('unchanged'),
    removed: sum('removed'),
    refused: answers.flatMap(({ refused }) => refused),
  }
}
