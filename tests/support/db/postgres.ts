import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** Runs a statement on a PostgreSQL server, by the address of one of its databases. */
async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** A database of a new name on a server, empty or a copy of `template`. */
export async function createPostgres(server: string, template?: string) {
  const name = `waymark_test_${randomBytes(6).toString('hex')}`
  await administer(server, `create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`)
  return { name, url: addressOf(server, name) }
}

export const dropPostgres = (server: string, name: string) =>
  administer(server, `drop database if exists ${name} with (force)`)

/** The address of another database on the same server. */
export function addressOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = name
  return url.href
}
