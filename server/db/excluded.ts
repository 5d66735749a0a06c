import { sql, type SQL } from 'drizzle-orm'

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The values of an upsert that come from the inserted row, so that one statement changes many rows. */
export const excluded = <Field extends string>(...fields: Field[]): Record<Field, SQL> =>
  Object.fromEntries(fields.map((field) => [field, sql.raw(`excluded."${columnOf(field)}"`)])) as Record<Field, SQL>
