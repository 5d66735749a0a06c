import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inMemory } from '#server/db/dataDirectory.ts'
import { openEmbeddedEngine } from '#server/db/embedded.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { embeddedDatabase } from '#server/db/open.ts'

let engine: Awaited<ReturnType<typeof openEmbeddedEngine>>
beforeAll(async () => {
  engine = await openEmbeddedEngine(inMemory)
  await engine.exec('create role poor')
})
afterAll(() => engine.close())

/** Makes the tables of this build as a role that owns nothing, after it was granted something. */
async function migrateWith(granted: string) {
  await engine.exec(`reset role; ${granted}; set role poor`)
  const { db } = await embeddedDatabase(engine)
  return migrateDatabase(db)
}

test('a missing right of the database role is explained, and the grants of the docs are enough', async () => {
  await expect(migrateWith('select 1')).rejects.toThrow(
    /^The role of DATABASE_URL lacks a right .* \(permission denied for database \w+\)\. Make it the owner .*operations\.md/,
  )
  await expect(migrateWith('grant create on database postgres to poor')).rejects.toThrow(
    '(permission denied for schema public)',
  )
  await expect(migrateWith('grant usage, create on schema public to poor')).resolves.toBeUndefined()
})

test('another failure of a migration keeps its own message', async () => {
  const { db } = await embeddedDatabase(engine)
  const shipped = readMigrationFiles({ migrationsFolder: 'server/db/migrations' })
  const last = shipped.at(-1)!
  const broken = { ...last, folderMillis: last.folderMillis + 1, sql: ['select broken'], hash: 'broken' }
  await expect(migrateDatabase(db, [...shipped, broken])).rejects.toThrow(/^Failed query: select broken/)
})
