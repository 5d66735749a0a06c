import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { inMemory } from '#server/db/dataDirectory.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { runCommand } from '#tests/support/commands/command.ts'
import {
  laterMigration,
  makeEmbeddedOf,
  plantCompany,
  plantedCompany,
  shipped,
} from '#tests/support/db/earlierDatabase.ts'
import { createPostgres, dropPostgres } from '#tests/support/db/postgres.ts'
import { postgres } from '#tests/support/db/testStorage.ts'
import { freePort, startingLimitMs, startServer } from '#tests/support/process/serverProcess.ts'
import { sealerOf, sealingKey } from '#tests/support/rekey/sealedDatabase.ts'

const key = sealingKey(5)
/** The number of migrations of a published version of 23 November 2026. */
const earlier = 8
const newer = [...shipped, laterMigration('newer', ['create table newer (id int)', 'insert into newer values (1)'])]
const plant = (db: Database) => plantCompany(db, sealerOf(key).seal('QX482915'))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-versions-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A directory with the embedded database of a version, and a backup of it. */
async function backUp(name: string, migrations: typeof shipped) {
  const [directory, file] = [join(folder, name), join(folder, `${name}.tar.gz`)]
  await mkdir(directory)
  await makeEmbeddedOf(migrations, directory, plant)
  expect(await runCommand('server/commands/backup.ts', { DATA_DIR: directory }, [file])).toMatchObject({ code: 0 })
  return { directory, file }
}

const restore = (directory: string, ...args: string[]) =>
  runCommand('server/commands/restore.ts', { DATA_DIR: directory }, args)

async function inDatabase<Answer>(directory: string, ask: (db: Database) => Promise<Answer>) {
  const { db, close } = await openDatabase({ DATA_DIR: directory })
  return ask(db).finally(close)
}

describe('the embedded database', () => {
  test(
    'a backup of an earlier version is restored, and the next start migrates it and keeps its data',
    { timeout: startingLimitMs },
    async () => {
      const { file } = await backUp('earlier', shipped.slice(0, earlier))
      const directory = join(folder, 'present')
      expect(await restore(directory, file)).toEqual({ code: 0, said: expect.stringContaining('Start the server.') })
      const port = String(await freePort())
      const variables = { PORT: port, PUBLIC_URL: `http://localhost:${port}`, DATA_DIR: directory }
      const server = startServer({ ...variables, DEMO: 'false', SEALING_KEY: key })
      await server.ready()
      await server.end('SIGTERM')
      await inDatabase(directory, async (db) => {
        const kept = await plantedCompany(db)
        expect(kept).toMatchObject({ company: 'Kept Works', person: 'Núñez' })
        expect(sealerOf(key).open(kept!.sealed)).toBe('QX482915')
        expect(await appliedCount(db)).toBe(shipped.length)
      })
    },
  )

  test(
    'a backup of a newer version is refused in words, and the present database is as it was',
    { timeout: startingLimitMs },
    async () => {
      const { file } = await backUp('newer', newer)
      const { directory } = await backUp('mine', shipped)
      const before = (await readdir(directory)).toSorted()
      const said = `${file} is a backup of a newer build of Waymark. Restore it with that build, or newer. Nothing was changed.\n`
      expect(await restore(directory, file, '--replace')).toEqual({ code: 1, said })
      expect((await readdir(directory)).toSorted()).toEqual(before)
      expect(await inDatabase(directory, plantedCompany)).toMatchObject({ company: 'Kept Works' })
      const empty = join(folder, 'empty')
      expect(await restore(empty, file)).toEqual({ code: 1, said })
      expect(await readdir(empty)).toEqual([])
    },
  )

  test('a backup that no published version made is refused in words', { timeout: startingLimitMs }, async () => {
    const [first, ...others] = shipped
    const { file } = await backUp('other', [{ ...first!, hash: 'other' }, ...others])
    expect(await restore(join(folder, 'none'), file)).toEqual({
      code: 1,
      said: expect.stringContaining('is a backup of a build that this one cannot continue. Nothing was changed.'),
    })
  })
})

/** The packages bring the server without its tools, which refuse a server that is newer than they are. */
const isDumped = postgres !== undefined && process.env.TEST_DATABASE_URL !== undefined

describe.runIf(isDumped)('PostgreSQL', () => {
  /** A database of a version, dumped and restored into a new one by the tools of PostgreSQL. */
  async function restored(migrations: typeof shipped) {
    const [source, target] = [await createPostgres(postgres!), await createPostgres(postgres!)]
    const { drizzle } = await import('drizzle-orm/node-postgres')
    const db = drizzle(source.url) as unknown as Database
    await migrateDatabase(db, migrations)
    await plant(db)
    await (db as unknown as { $client: { end: () => Promise<void> } }).$client.end()
    const file = join(folder, `${source.name}.dump`)
    await promisify(execFile)('pg_dump', ['--format=custom', `--file=${file}`, source.url])
    await promisify(execFile)('pg_restore', [`--dbname=${target.url}`, file])
    const drop = () => Promise.all([source, target].map(({ name }) => dropPostgres(postgres!, name)))
    return { storage: { DATA_DIR: inMemory, DATABASE_URL: target.url }, drop }
  }

  test('a dump of an earlier version is migrated at the start and keeps its data', async () => {
    const { storage, drop } = await restored(shipped.slice(0, earlier))
    const { db, close } = await openDatabase(storage)
    expect(await plantedCompany(db)).toMatchObject({ company: 'Kept Works', person: 'Núñez' })
    expect(await appliedCount(db)).toBe(shipped.length)
    await close()
    await drop()
  })

  test('a dump of a newer version is refused at the start in words, and stays as it was', async () => {
    const { storage, drop } = await restored(newer)
    await expect(openDatabase(storage)).rejects.toThrow(
      'The database was written by a newer build of Waymark. Start that build, or restore a backup made before it.',
    )
    const { drizzle } = await import('drizzle-orm/node-postgres')
    const db = drizzle(storage.DATABASE_URL) as unknown as Database
    expect(await appliedCount(db)).toBe(newer.length)
    expect(await plantedCompany(db)).toMatchObject({ company: 'Kept Works' })
    await (db as unknown as { $client: { end: () => Promise<void> } }).$client.end()
    await drop()
  })
})

async function appliedCount(db: Database): Promise<number | undefined> {
  const answer: unknown = await db.execute(sql`select count(*)::int as n from drizzle.__drizzle_migrations`)
  return (answer as { rows: { n: number }[] }).rows[0]?.n
}
