import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'

/** The columns of a table that are written, for copying its rows: those that the database makes itself are left out. */
export async function writtenColumns(db: Database, table: string): Promise<string> {
  const { rows } =
    (await db.execute(sql`select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as names
    from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`)) as unknown as {
      rows: { names: string }[]
    }
  return rows[0]!.names
}
