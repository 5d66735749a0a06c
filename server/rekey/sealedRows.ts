import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import type { SealedColumn, SealedRow } from './sealedValues.ts'

/** The rows of one batch, and of one transaction. */
const atOnce = 500

/** Reads the sealed rows of a column in the order of their key, a batch at a time. No batch without its table. */
export async function* sealedRows(db: Database, column: SealedColumn): AsyncGenerator<SealedRow[]> {
  const table = tableOf(column)
  if (!(await exists(db, column.table))) return
  const keys = Object.keys(column.key)
  const keyColumns = sql.join(
    keys.map((name) => sql.identifier(name)),
    sql`, `,
  )
  let last: SQL | undefined
  for (;;) {
    const conditions = [sql`${sql.identifier(column.column)} is not null`, column.condition, last]
    const rows = await rowsOf<Record<string, string> & { sealed_value: unknown }>(
      db,
      sql`select ${keyColumns}, ${sql.identifier(column.column)} as sealed_value from ${table}
        where ${sql.join(
          conditions.flatMap((each) => each ?? []),
          sql` and `,
        )} order by ${keyColumns} limit ${atOnce}`,
    )
    const found = rows.map(({ sealed_value: value, ...key }) => ({ key: key as SealedRow['key'], value }))
    if (found.length > 0) yield found
    if (found.length < atOnce) return
    const end = keys.map((name) => sql`${found.at(-1)!.key[name]}::${sql.raw(column.key[name]!)}`)
    last = sql`(${keyColumns}) > (${sql.join(end, sql`, `)})`
  }
}

/** A row with the value that replaces the stored one. */
export interface ReplacedRow extends SealedRow {
  replacement: unknown
}

/**
 * Replaces values in one statement. A row that was changed or removed since it was read stays as it is.
 * @returns the number of replaced values
 */
export async function replaceValues(db: Database, column: SealedColumn, rows: readonly ReplacedRow[]): Promise<number> {
  const { type, key } = column
  const keys = Object.entries(key)
  const given = rows.map(({ key: of, value, replacement }) => ({ ...of, stored: value, replacement }))
  const types = sql.raw(
    [...keys.map(([name, each]) => `${name} ${each}`), `stored ${type}`, `replacement ${type}`].join(),
  )
  const name = sql.identifier(column.column)
  const sameCondition = keys.map(([each]) => sql`t.${sql.identifier(each)} = given.${sql.identifier(each)}`)
  const replaced = await rowsOf(
    db,
    sql`update ${tableOf(column)} as t set ${name} = given.replacement
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(${types})
      where ${sql.join([...sameCondition, sql`t.${name} = given.stored`], sql` and `)} returning 1`,
  )
  return replaced.length
}

/** The table by its name, which may begin with a schema. */
const tableOf = ({ table }: SealedColumn): SQL =>
  sql.join(
    table.split('.').map((part) => sql.identifier(part)),
    sql`.`,
  )

/** The mail queue has its tables from the first start on. */
async function exists(db: Database, table: string): Promise<boolean> {
  const [found] = await rowsOf<{ place: string | null }>(db, sql`select to_regclass(${table})::text as place`)
  return Boolean(found?.place)
}

/** Returns the rows, which both drivers answer. */
async function rowsOf<Row>(db: Database, query: SQL): Promise<Row[]> {
  const answer: unknown = await db.execute(query)
  return (answer as { rows: Row[] }).rows
}
