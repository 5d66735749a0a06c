import { sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { foldAccents } from '#server/http/foldAccents.ts'

const accented = 'àâäáãåçéèêëíìîïñóòôöõúùûüýÿ'
const plain = 'aaaaaaceeeeiiiinooooouuuuyy'

/** A column for comparing and ordering: lower case, without accents; `Montréal` → `montreal`. */
export const folded = (column: SQLWrapper): SQL => sql`translate(lower(${column}), ${accented}, ${plain})`

/** Condition: `text` stands in a column, whatever its case and accents; `%` and `_` mean themselves. */
export const contains = (text: string, column: SQLWrapper): SQL =>
  sql`position(${foldAccents(text)} in ${folded(column)}) > 0`
