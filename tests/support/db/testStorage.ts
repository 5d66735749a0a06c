import { inject } from 'vitest'
import { inMemory } from '#server/db/dataDirectory.ts'
import { createPostgres, dropPostgres, postgres } from './postgres.ts'

/** When the run began, as which the demo was planted for tests without a clock of their own. */
export const runBegan = (): Date => new Date(inject('seededDumps').today)

/**
 * A database for one test file, as the server's variables name it, and the file with the dump it begins from where it is
 * the embedded one; `drop` it once it is closed.
 * @param seededAt the moment of the demo in it; without one, or where none was planted for the run, it is migrated and empty
 * @param directory where a test is about the embedded database on disk
 */
export async function makeStorage(seededAt?: Date, directory?: string) {
  const { sources } = inject('seededDumps')
  const source = (seededAt && sources[seededAt.getTime()]) ?? sources.empty!
  if (!postgres || directory) {
    const dump = postgres ? undefined : source
    return { DATA_DIR: directory ?? inMemory, DATABASE_URL: undefined, dump, drop: () => Promise.resolve() }
  }
  const { name, url } = await createPostgres(source)
  return { DATA_DIR: inMemory, DATABASE_URL: url, dump: undefined, drop: () => dropPostgres(name) }
}
