import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPostgres, dropPostgres } from '#tests/support/db/postgres.ts'

/**
 * The PostgreSQL of the run and the name of its database with the demo, else the data directory of an embedded one, as
 * `run.ts` hands them to its workers.
 */
const { JOURNEY_POSTGRES: postgres, JOURNEY_TEMPLATE: template, JOURNEY_DATA: directory } = process.env

/** A copy of the demo: variables of a server that begins with it. `drop` it after the server's end. */
export async function copyDemo(name: string) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), `waymark-${name}-`))
  const database = postgres ? await createPostgres(postgres, template) : undefined
  if (!database) await cp(directory!, DATA_DIR, { recursive: true })
  const drop = async () => {
    if (database) await dropPostgres(postgres!, database.name)
    await rm(DATA_DIR, { recursive: true, force: true })
  }
  return { variables: { DATA_DIR, DATABASE_URL: database?.url ?? '' }, drop }
}
