import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/**
 * The address of a PostgreSQL (15 or newer) on which the server's tests run, with the right to create databases.
 * Without it they run in memory.
 */
export const postgres = process.env.TEST_DATABASE_URL

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: postgres })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** A database of a new name, empty or a copy of `template`. */
export async function createPostgres(template?: string) {
  const name = `waymark_test_${randomBytes(6).toString('hex')}`
  await administer(`create database ${name}${template ? ` template ${template}` : ''}`)
  const url = new URL(postgres!)
  url.pathname = name
  return { name, url: url.href }
}

export const dropPostgres = (name: string) => administer(`drop database ${name} with (force)`)
