import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPostgres, dropPostgres } from '#tests/support/db/postgres.ts'
import { freePort, startServer } from '#tests/support/process/serverProcess.ts'

/**
 * The PostgreSQL of the run, and the name of its database with the demo, as `run.ts` hands them to its workers. Without
 * them each server has an embedded database.
 */
const { JOURNEY_POSTGRES: postgres, JOURNEY_TEMPLATE: template } = process.env

/** Plants an embedded demo once for a run; each worker's server begins with a copy, which is a quarter of the work. */
export default async function plantData() {
  if (postgres) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'waymark-planted-'))
  const port = String(await freePort())
  const server = startServer({ PORT: port, PUBLIC_URL: `http://localhost:${port}`, DATA_DIR: folder })
  try {
    await server.ready()
  } finally {
    await server.end('SIGTERM')
  }
  process.env.JOURNEY_DATA = folder
  return () => rm(folder, { recursive: true, force: true })
}

/** A copy of the demo: variables of a server that begins with it. `drop` it after the server's end. */
export async function copyOfPlantedData(name: string) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), `waymark-${name}-`))
  const database = postgres ? await createPostgres(postgres, template) : undefined
  // The socket and the lock of an embedded one belong to the process that planted it.
  const filter = (path: string) => !/\.(sock|lock)$/.test(path)
  if (!database) await cp(process.env.JOURNEY_DATA!, DATA_DIR, { recursive: true, filter })
  const drop = async () => {
    if (database) await dropPostgres(postgres!, database.name)
    await rm(DATA_DIR, { recursive: true, force: true })
  }
  return { variables: { DATA_DIR, DATABASE_URL: database?.url ?? '' }, drop }
}
