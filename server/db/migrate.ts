import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import { holdLock } from './advisoryLock.ts'
import type { Database } from './client.ts'
import { missingRightInWords } from './missingRight.ts'
import { mendNationalNumbers } from './nationalNumbers.ts'

/** Steps of migrations that SQL cannot express, by the name in the file of the migration. */
const dataSteps: Readonly<Record<string, (tx: Database) => Promise<void>>> = { nationalNumbers: mendNationalNumbers }

const folder = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Migrates the database to this build's schema, once even when several processes start together. The library's own
 * runner takes no lock, skips migrations dated before the last one and never compares contents, so this applies the
 * same files itself and records them in the same table.
 * @throws when the database is older than the first migration or ahead of this build, when an applied migration was
 *   edited afterwards, or when the role lacks a right
 */
export async function migrateDatabase(db: Database, migrations = readMigrationFiles({ migrationsFolder: folder })) {
  refuseUnordered(migrations)
  const migrating = db.transaction(async (tx) => {
    await holdLock(tx, 'migration')
    await tx.execute(sql`create schema if not exists drizzle`)
    await tx.execute(sql`create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`)
    const { rows: applied = [] } = (await tx.execute(sql.raw(appliedQuery))) as { rows?: { hash: string }[] }
    refuseOlder(applied, migrations)
    refuseForeign(applied, migrations)
    for (const migration of migrations.slice(applied.length)) {
      for (const statement of migration.sql) await run(tx, statement)
      await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
        values (${migration.hash}, ${migration.folderMillis})`)
    }
  })
  await migrating.catch((error: unknown) => {
    throw missingRightInWords(error)
  })
}

/** Runs one statement of a migration, or the data step of a line `-- data step: <name>`. */
async function run(tx: Database, statement: string): Promise<void> {
  const step = /^-- data step: (\w+)$/m.exec(statement)?.[1]
  await (step ? dataSteps[step]!(tx) : tx.execute(sql.raw(statement)))
}

/** The applied migrations in their order. */
export const appliedQuery = 'select hash from drizzle.__drizzle_migrations order by created_at'

/** Whether a database with these applied migrations is of a newer build, or of one that this build cannot continue. */
export function foreignTo(
  applied: readonly { hash: string }[],
  migrations = readMigrationFiles({ migrationsFolder: folder }),
): 'newer' | 'other' | undefined {
  if (applied.some(({ hash }, n) => n < migrations.length && hash !== migrations[n]!.hash)) return 'other'
  return applied.length > migrations.length ? 'newer' : undefined
}

function refuseUnordered(migrations: MigrationMeta[]) {
  const late = migrations.findIndex((one, n) => n > 0 && one.folderMillis <= migrations[n - 1]!.folderMillis)
  if (late > 0) throw new Error(`Migration number ${late} is dated before the one in front of it; dates must rise.`)
}

/**
 * The first migration was regenerated until migrations were only appended (docs/deployment/operations.md), so databases
 * created with an earlier form of it cannot be migrated.
 */
function refuseOlder([first]: { hash: string }[], migrations: MigrationMeta[]) {
  if (first && migrations[0] && first.hash !== migrations[0].hash) {
    throw new Error(
      'The database was written by an older Waymark that this one cannot continue: `npm run reset` removes it to start over (where DATABASE_URL is set, name an empty database instead).',
    )
  }
}

function refuseForeign(applied: { hash: string }[], migrations: MigrationMeta[]) {
  if (applied.length > migrations.length) {
    throw new Error(
      'The database was written by a newer build of Waymark. Start that build, or restore a backup made before it.',
    )
  }
  const edited = applied.findIndex(({ hash }, n) => hash !== migrations[n]!.hash)
  if (edited >= 0) {
    throw new Error(
      `Migration number ${edited} was changed after it had been applied to this database. Restore the file as it was.`,
    )
  }
}
