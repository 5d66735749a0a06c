import { sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { folded } from '#server/db/schema/folded.ts'
import { foldAccents } from '#server/http/foldAccents.ts'

/** Condition: `text` stands in a column, whatever its case and accents; `%` and `_` mean themselves. */
export const contains = (text: string, column: SQLWrapper): SQL =>
  sql`position(${foldAccents(text)} in ${folded(column)}) > 0`
