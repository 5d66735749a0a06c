import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inMemory } from '#server/db/open.ts'

/** The server's tests run in memory, or on the PostgreSQL (15 or newer) that this names, where they may make databases. */
const postgres = process.env.TEST_DATABASE_URL

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: postgres })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/**
 * An empty database for one test file, as the server's variables name it; `drop` it once it is closed.
 * @param directory where a test is about the embedded database itself
 */
export async function makeStorage(directory?: string) {
  if (!postgres || directory)
    return { DATA_DIR: directory ?? inMemory, DATABASE_URL: undefined, drop: () => Promise.resolve() }
  const name = `waymark_test_${randomBytes(6).toString('hex')}`
  await administer(`create database ${name}`)
  const url = new URL(postgres)
  url.pathname = name
  return { DATA_DIR: inMemory, DATABASE_URL: url.href, drop: () => administer(`drop database ${name} with (force)`) }
}
