import { sql } from 'drizzle-orm'
import { migrateDatabase } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { readEnv } from '#server/services/env.ts'
import { laterMigration, shipped } from './earlierDatabase.ts'

/** Writes a line in the middle of the migration, before the statement that takes SLEEP_SECONDS. */
function* statements(): Generator<string> {
  yield `create table half_done as select n, repeat('x', 200) as text from generate_series(1, 100000) n`
  yield `update companies set display_name = 'Half Works'`
  yield `alter table companies add column half text not null default 'half'`
  process.stdout.write('half-way\n')
  yield `select pg_sleep(${Number(process.env.SLEEP_SECONDS)})`
}

// A process that migrates to a slow migration, and that a test kills.
const { db, close } = await openDatabase(readEnv(process.env))
const slow = { ...laterMigration('slow', []), sql: statements() as unknown as string[] }
await migrateDatabase(db, [...shipped, slow])
const { rows } = (await db.execute(
  sql`select (select count(*)::int from half_done) as made, display_name as company, half from companies`,
)) as { rows: object[] }
console.log(JSON.stringify(rows))
await close()
