import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type SQL } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Pool, PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { lockDirectory } from '#server/db/directoryLock.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { inMemory } from '#server/db/dataDirectory.ts'
import { openDatabase } from '#server/db/open.ts'
import { oidcRecords } from '#server/db/schema/system/identity.ts'
import { getOrCreateSecret } from '#server/crypto/secrets.ts'
import { health } from '#server/http/operations/health.ts'
import { sweepExpired } from '#server/identity/sweepRegularly.ts'
import type { Services } from '#server/services/services.ts'
import { makeStorage, postgres } from '#tests/support/db/testStorage.ts'

let opened: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  opened = await openDatabase({ DATA_DIR: inMemory, DATABASE_URL: undefined })
})
afterAll(() => opened.close())

const folder = 'server/db/migrations'
const shipped = readMigrationFiles({ migrationsFolder: folder })
const later = (name: string, ...statements: string[]) => ({
  sql: statements,
  folderMillis: Math.max(...shipped.map(({ folderMillis }) => folderMillis)) + 1,
  hash: name,
  bps: true,
})

describe('the migrations that are shipped', () => {
  const journal = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as {
    entries: { tag: string; when: number; idx: number }[]
  }

  test('the migrations are all in the journal, in rising order', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
    expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.toSorted())
    const dates = journal.entries.map(({ when }) => when)
    expect(dates).toEqual([...new Set(dates)].toSorted((a, b) => a - b))
  })

  test('only the last migration has a snapshot, from which the next one is made', () => {
    const snapshots = readdirSync(`${folder}/meta`).filter((file) => file.endsWith('_snapshot.json'))
    expect(snapshots).toEqual([`${journal.entries.at(-1)?.tag.slice(0, 4)}_snapshot.json`])
  })

  test('the migrations have one statement between two breakpoints', () => {
    for (const statement of shipped.flatMap((migration) => migration.sql))
      // The body of a function is one text within its statement.
      expect(
        statement
          .replace(/\$\$.*?\$\$/s, '')
          .trim()
          .replace(/;$/, ''),
      ).not.toContain(';')
  })
})

describe('migrating', () => {
  test('migrating again does nothing', async () => {
    const before = await appliedCount()
    await migrateDatabase(opened.db)
    expect([before, await appliedCount()]).toEqual([shipped.length, shipped.length])
  })

  test('a migration dated before another is refused', async () => {
    const early = { ...later('early', 'select 1'), folderMillis: 1 }
    await expect(migrateDatabase(opened.db, [...shipped, early])).rejects.toThrow('dates must rise')
  })

  test('a database that is ahead of the build is refused, with what to do', async () => {
    await migrateDatabase(opened.db, [...shipped, later('newer', 'select 1')])
    await expect(migrateDatabase(opened.db)).rejects.toThrow('newer build of Waymark. Start that')
    await forget('newer')
  })

  test('a migration that was edited after it ran is refused', async () => {
    await migrateDatabase(opened.db, [...shipped, later('second', 'select 1')])
    await expect(migrateDatabase(opened.db, [...shipped, later('edited', 'select 1')])).rejects.toThrow('was changed')
    await forget('second')
  })

  test('a database older than the first migration is refused, with what to do', async () => {
    const [first, ...others] = shipped
    await expect(migrateDatabase(opened.db, [{ ...first!, hash: 'anew' }, ...others])).rejects.toThrow(
      'The database was written by an older Waymark that this one cannot continue: `npm run reset` removes it',
    )
  })

  test('a migration that fails half-way leaves nothing behind', async () => {
    const half = later('half', 'create table half_done (id int)', 'create table half_done (id int)')
    await expect(migrateDatabase(opened.db, [...shipped, half])).rejects.toThrow()
    const { rows } = (await opened.db.execute(sql`select to_regclass('half_done') as found`)) as {
      rows: { found: string | null }[]
    }
    expect([rows[0]?.found, await appliedCount()]).toEqual([null, shipped.length])
  })

  const forget = (hash: string) => opened.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = ${hash}`)
  const appliedCount = async () => {
    const counted = await opened.db.execute(sql`select count(*)::int as n from drizzle.__drizzle_migrations`)
    return (counted as { rows: { n: number }[] }).rows[0]?.n
  }
})

test('a query outside its own transaction fails instead of waiting for ever', async () => {
  const { db } = opened
  const outside = db.transaction(async () => db.execute(sql`select 1`))
  await expect(outside).rejects.toThrow()
  const nested = db.transaction(async () => db.transaction(async () => 1))
  await expect(nested).rejects.toThrow('only its `tx`')
  expect(await db.transaction(async (tx) => tx.$count(oidcRecords))).toBe(0)
})

test.runIf(postgres)('a connection that PostgreSQL ends fails its own queries and nothing else', async () => {
  const { DATA_DIR, DATABASE_URL, drop } = await makeStorage()
  const { db, close } = await openDatabase({ DATA_DIR, DATABASE_URL })
  const rowsOf = async (asked: SQL, on: Pick<Database, 'execute'> = db) =>
    ((await on.execute(asked)) as { rows: { pid: number }[] }).rows
  const interrupted = db.transaction(async (tx) => {
    const [{ pid } = { pid: 0 }] = await rowsOf(sql`select pg_backend_pid() as pid`, tx)
    await rowsOf(sql`select pg_terminate_backend(${pid})`)
    await expect.poll(() => rowsOf(sql`select from pg_stat_activity where pid = ${pid}`)).toEqual([])
    await tx.insert(oidcRecords).values({ model: 'Session', id: 'interrupted' })
  })
  await expect(interrupted).rejects.toThrow()
  expect(await db.$count(oidcRecords)).toBe(0)
  await close()
  await drop()
})

test.runIf(postgres)('connections lost before a transaction begins are replaced, however many', async () => {
  const { DATABASE_URL, drop } = await makeStorage()
  const { db, close } = await openDatabase({ DATA_DIR: inMemory, DATABASE_URL })
  const pool = (db as unknown as { $client: Pool }).$client
  const lose = (client: PoolClient) => {
    const { connection } = client as unknown as { connection: { stream: Socket } }
    connection.stream.destroy()
  }
  pool.on('acquire', lose)
  for (let more = 0; more < 25; more += 1)
    await expect(db.transaction(() => Promise.resolve())).rejects.toThrow('begin')
  pool.off('acquire', lose)
  expect(await db.transaction((tx) => tx.$count(oidcRecords))).toBe(0)
  await close()
  await drop()
})

test.runIf(postgres)('a migration, and a process waiting for it, may take longer than a request', async () => {
  const { DATABASE_URL, drop } = await makeStorage()
  const impatient = new URL(DATABASE_URL!)
  impatient.searchParams.set('statement_timeout', '1000')
  const [one, other] = await Promise.all(
    Array.from({ length: 2 }, () => openDatabase({ DATA_DIR: inMemory, DATABASE_URL: impatient.href })),
  )
  await expect(one!.db.execute(sql`select pg_sleep(2)`)).rejects.toThrow()
  const slow = [...shipped, later('slow', 'create table slow (id int)', 'select pg_sleep(2)')]
  await Promise.all([migrateDatabase(one!.db, slow), migrateDatabase(other!.db, slow)])
  await Promise.all([one!.close(), other!.close()])
  await drop()
})

test('a secret is made once, however many requests ask at the same time', async () => {
  let made = 0
  const secrets = await Promise.all(
    Array.from({ length: 10 }, () => getOrCreateSecret(opened.db, 'trial', () => ({ number: (made += 1) }))),
  )
  expect(new Set(secrets.map(({ number }) => number)).size).toBe(1)
  expect(await getOrCreateSecret(opened.db, 'trial', () => ({ number: 99 }))).toEqual(secrets[0])
})

test('expired rows are deleted, and nothing else', async () => {
  const now = new Date()
  const at = (seconds: number) => new Date(+now + seconds * 1000)
  await opened.db.insert(oidcRecords).values([
    { model: 'Session', id: 'over', expiresAt: at(-1) },
    { model: 'Session', id: 'alive', expiresAt: at(1) },
    { model: 'Client', id: 'unending', expiresAt: null },
  ])
  await sweepExpired({ db: opened.db, now: () => now } as Services)
  const left = await opened.db.select({ id: oidcRecords.id }).from(oidcRecords)
  expect(left.map(({ id }) => id).toSorted()).toEqual(['alive', 'unending'])
})

describe('a database that does not open says what to do', () => {
  const open = (storage: { DATABASE_URL?: string; DATA_DIR?: string }) =>
    openDatabase({ DATABASE_URL: undefined, DATA_DIR: inMemory, ...storage })

  test('a database without a listening server is explained, without the password', async () => {
    const failure = await open({ DATABASE_URL: 'postgres://waymark:hidden@localhost:1/waymark' }).catch(String)
    expect(failure).toContain('Check that it runs, and its address, name and password.')
    expect(failure).not.toContain('hidden')
  })

  test('a damaged data directory is explained, and is free for the next try', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'waymark-damaged-'))
    await mkdir(join(directory, 'db'))
    await writeFile(join(directory, 'db', 'PG_VERSION'), 'x')
    await expect(open({ DATA_DIR: directory })).rejects.toThrow('Restore the directory from a backup')
    await (
      await lockDirectory(directory)
    )()
    await rm(directory, { recursive: true })
  })

  test('a data directory that is a file is explained', async () => {
    await expect(open({ DATA_DIR: 'package.json' })).rejects.toThrow('Set DATA_DIR to one that this user may write')
  })
})

describe('the lock on a data directory', () => {
  test('the lock is held once, under every name of the directory, until it is released', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'waymark-lock-'))
    await symlink(directory, `${directory}-link`)
    const release = await lockDirectory(directory)
    await expect(lockDirectory(directory)).rejects.toThrow('is in use by another Waymark process')
    await expect(lockDirectory(`${directory}-link/.`)).rejects.toThrow('set DATA_DIR to another directory')
    // A caller that comes while it ends waits for it.
    const next = lockDirectory(directory)
    await sleep(150)
    await release()
    await (
      await next
    )()
    await Promise.all([rm(directory, { recursive: true }), rm(`${directory}-link`)])
  })
})

describe('health', () => {
  const ready = async (execute: () => Promise<unknown>) =>
    (await health({ db: { execute } } as never).request('/ready')).status

  test('health is ready when the database answers within two seconds', async () => {
    vi.useFakeTimers()
    expect(await ready(() => opened.db.execute(sql`select 1`))).toBe(200)
    expect(await ready(() => Promise.reject(new Error('gone')))).toBe(503)
    const late = ready(() => new Promise(() => undefined))
    await vi.advanceTimersByTimeAsync(2001)
    expect(await late).toBe(503)
  })
})
