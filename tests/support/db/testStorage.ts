import { inject } from 'vitest'
import { inMemory } from '#server/db/dataDirectory.ts'
import { lendPostgres } from './postgresPool.ts'

/** The start of the run, the moment of the demo for tests without their own clock. */
export const runBegan = (): Date => new Date(inject('seededDumps').today)

/** The address of the PostgreSQL on which this run tests the server. Undefined on the embedded database. */
export const { postgres } = inject('seededDumps')

/**
 * A database for one test file, as the server's variables name it, with the file of the dump where it is embedded.
 * `drop` it after closing.
 * @param seededAt the moment of its demo. Without one, or where the run has no demo of that moment, it is migrated and
 * empty
 * @param directory for tests about the embedded database on disk
 */
export async function makeStorage(seededAt?: Date, directory?: string) {
  const { sources } = inject('seededDumps')
  const source = (seededAt && sources[seededAt.getTime()]) ?? sources.empty!
  if (!postgres || directory) {
    const dump = postgres ? undefined : source
    return { DATA_DIR: directory ?? inMemory, DATABASE_URL: undefined, dump, drop: () => Promise.resolve() }
  }
  const { url, giveBack } = await lendPostgres(postgres, source)
  return { DATA_DIR: inMemory, DATABASE_URL: url, dump: undefined, drop: giveBack }
}
