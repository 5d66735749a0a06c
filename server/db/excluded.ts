import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** What an insert that meets the row that is there takes from its own values, so that one statement changes many rows. */
export const excluded = <Field extends string>(...fields: Field[]): Record<Field, SQL> =>
  Object.fromEntries(fields.map((field) => [field, sql.raw(`excluded."${columnOf(field)}"`)])) as Record<Field, SQL>
