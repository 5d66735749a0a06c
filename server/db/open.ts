import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { Pool, PoolClient } from 'pg'
import type { Database } from './client.ts'
import { inMemory } from './dataDirectory.ts'
import { lockDirectory } from './directoryLock.ts'
import { openEmbeddedEngine } from './embedded.ts'
import { migrateDatabase } from './migrate.ts'
import { takeRestored } from './restoredDatabase.ts'
import { logFailure } from '#server/log/logFailure.ts'
import * as schema from './schema.ts'

/** The engine below the queries: the embedded one, or the address of PostgreSQL. */
export type Engine = { embedded: PGlite } | { connectionString: string }

/** An open, migrated database. `close` waits for running queries. */
export interface OpenDatabase {
  db: Database
  engine: Engine
  close: () => Promise<void>
}

interface Storage {
  DATABASE_URL?: string | undefined
  DATA_DIR: string
}

/**
 * PostgreSQL when DATABASE_URL is set, otherwise the embedded database in `DATA_DIR/db` (in memory for `memory://`).
 * @param dump dump of an embedded database to start a new one from
 * @throws when another process holds the directory, when the role lacks a right, or when the database was written by a
 *   newer build or a much older one.
 */
export async function openDatabase({ DATABASE_URL, DATA_DIR }: Storage, dump?: Blob): Promise<OpenDatabase> {
  const opened = await (DATABASE_URL ? openPostgres(DATABASE_URL) : openEmbedded(DATA_DIR, dump))
  try {
    await migrateDatabase(opened.db)
  } catch (error) {
    await opened.close()
    throw error
  }
  return opened
}

async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const [{ Pool }, { drizzle }] = await Promise.all([import('pg'), import('drizzle-orm/node-postgres')])
  const pool = new Pool({
    connectionString,
    max: 20,
    connectionTimeoutMillis: 5000,
    statement_timeout: 30_000,
    // Queries here read few rows by an index. Their costs are overestimated, and compiling one takes seconds.
    options: '-c jit=off',
  })
  // The pool replaces a dropped idle connection; without a listener the error would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) logFailure('The database closed a connection.', error)
  })
  releaseLostConnections(pool)
  await pool.query('select 1').catch(async (error: Error) => {
    await pool.end()
    throw new Error(
      `The database of DATABASE_URL does not open (${error.message}). Check that it runs, and its address, name and password.`,
      { cause: error },
    )
  })
  const db = drizzle(pool, { schema, casing: 'snake_case' }) as unknown as Database
  return { db, engine: { connectionString }, close: () => pool.end() }
}

/**
 * Releases a connection that is lost during use, which the pool does not report. Without a listener the error would end
 * the process, and drizzle would keep a connection whose transaction could not begin until none is left. The running
 * query fails.
 */
function releaseLostConnections(pool: Pool): void {
  const inUse = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => void inUse.add(client))
  pool.on('release', (_, client) => void inUse.delete(client))
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      if (!inUse.has(client)) return
      client.release(error)
      client.release = () => undefined
    }),
  )
}

async function openEmbedded(directory: string, loadDataDir?: Blob): Promise<OpenDatabase> {
  const release = directory === inMemory ? undefined : await lockDirectory(directory)
  if (release) await takeRestored(directory)
  if (release) await mkdir(join(directory, 'db'), { recursive: true, mode: 0o700 })
  const dataDir = release ? join(directory, 'db') : inMemory
  const client = await openEmbeddedEngine(dataDir, loadDataDir && { loadDataDir }).catch(async (error: unknown) => {
    await release?.()
    throw new Error(
      `The database in ${directory} does not open (${String(error)}). Restore the directory from a backup, or set DATA_DIR to another.`,
      { cause: error },
    )
  })
  const close = async () => {
    await client.close()
    await release?.()
  }
  return { ...(await embeddedDatabase(client)), close }
}

/** The queries of an open embedded engine. */
export async function embeddedDatabase(client: PGlite): Promise<Pick<OpenDatabase, 'db' | 'engine'>> {
  const [{ drizzle }, { guardTransactions }] = await Promise.all([
    import('drizzle-orm/pglite'),
    import('./transactionGuard.ts'),
  ])
  const db = drizzle(guardTransactions(client), { schema, casing: 'snake_case' }) as unknown as Database
  return { db, engine: { embedded: client } }
}
