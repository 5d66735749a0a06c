import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import { join } from 'node:path'
import type { Database } from '#server/db/client.ts'
import { openEmbeddedEngine } from '#server/db/embedded.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { embeddedDatabase } from '#server/db/open.ts'

/** The migrations of this build. */
export const shipped = readMigrationFiles({
  migrationsFolder: fileURLToPath(new URL('../../../server/db/migrations', import.meta.url)),
})

/** A migration of a build after this one. */
export const laterMigration = (hash: string, statements: readonly string[]): MigrationMeta => ({
  sql: [...statements],
  folderMillis: Math.max(...shipped.map(({ folderMillis }) => folderMillis)) + 1,
  hash,
  bps: true,
})

/** Stores a company with a person and their card, in columns that every published version has. */
export async function plantCompany(db: Database, sealedNumber = 'sealed'): Promise<void> {
  await db.execute(sql`insert into companies (id, legacy_company_id, display_name, currency, email_domain, agency,
    agency_email_from, agency_open_day, agency_open_hour, features, employee_features)
    values ('kept', '1', 'Kept Works', 'CAD', 'kept.example', '{}', 'a@kept.example', '1', '9', '{}', '{}')`)
  await db.execute(sql`insert into profiles (id, company_id, first_name, last_name, email, culture_code, country_code)
    values ('p-kept', 'kept', 'Ada', 'Núñez', 'ada@kept.example', 'en-CA', 'CA')`)
  await db.execute(sql`insert into travel_documents (id, company_id, profile_id, type, issue_country, number_ending,
    sealed_number, expiration_date)
    values ('d-kept', 'kept', 'p-kept', 'passport', 'CA', '2915', ${sealedNumber}, '2030-05-01')`)
}

/** The rows of `plantCompany` as they are now; undefined without it. */
export async function plantedCompany(db: Database) {
  const answer: unknown =
    await db.execute(sql`select display_name as company, last_name as person, sealed_number as sealed
    from companies c join profiles p on p.company_id = c.id join travel_documents d on d.profile_id = p.id
    where c.id = 'kept'`)
  return (answer as { rows: { company: string; person: string; sealed: string }[] }).rows[0]
}

/** Makes the embedded database of another version in a data directory. */
export async function makeEmbeddedOf(
  migrations: MigrationMeta[],
  directory: string,
  plant: (db: Database) => Promise<void>,
): Promise<void> {
  const engine = await openEmbeddedEngine(join(directory, 'db'))
  const { db } = await embeddedDatabase(engine)
  await migrateDatabase(db, migrations)
  await plant(db)
  await engine.close()
}
