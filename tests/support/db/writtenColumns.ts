import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'

/** The columns of a table for copying its rows. Generated columns are left out. */
export async function writtenColumns(db: Database, table: string): Promise<string> {
  const columns = sql`information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`
  const [names] = await db
    .select({ written: sql<string>`string_agg(quote_ident(column_name), ', ' order by ordinal_position)` })
    .from(columns)
  return names!.written
}
