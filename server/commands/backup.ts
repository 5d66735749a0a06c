import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { askServer } from '#server/control/controlSocket.ts'
import { inMemory } from '#server/db/dataDirectory.ts'
import { DirectoryInUse, lockDirectory } from '#server/db/directoryLock.ts'
import { openEmbeddedEngine } from '#server/db/embedded.ts'
import { restoredIn, takeRestored } from '#server/db/restoredDatabase.ts'
import { loadEnvFile, readEnv } from '#server/services/env.ts'

/**
 * Writes a copy of the embedded database to a file, whether the server runs or not, and returns the result.
 * @throws when the data is elsewhere or missing, or when the file exists already
 */
async function backUp(): Promise<string> {
  const { positionals } = parseArgs({ allowPositionals: true })
  loadEnvFile()
  const { DATABASE_URL, DATA_DIR } = readEnv(process.env)
  if (DATABASE_URL)
    throw new Error(
      'The data is in the PostgreSQL of DATABASE_URL. Back it up with pg_dump, which works while the server runs: pg_dump --format=custom --file=waymark.dump "$DATABASE_URL"',
    )
  if (DATA_DIR === inMemory || ![join(DATA_DIR, 'db'), restoredIn(DATA_DIR)].some(existsSync))
    throw new Error(`There is no database in ${DATA_DIR}; nothing was backed up. DATA_DIR names where it is.`)
  const file = positionals[0] ?? join(DATA_DIR, 'backups', `waymark-${nameOfMoment()}.tar.gz`)
  if (existsSync(file)) throw new Error(`${file} is there already and was not touched. Name another file.`)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await writeWhole(file, await copyOf(DATA_DIR))
  return `The database is in ${file}. Keep it as secret as the database itself. To go back to it: stop the server, then npm run restore -- ${file}`
}

const nameOfMoment = () =>
  new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '')

/** The database as a compressed archive, read by the running server, or here where none runs. */
async function copyOf(directory: string): Promise<Readable> {
  const release = await lockDirectory(directory).catch((error: unknown) => {
    if (error instanceof DirectoryInUse) return undefined
    throw error
  })
  if (!release) return askServer(directory, { method: 'POST', path: '/backup' })
  await takeRestored(directory)
  const database = await openEmbeddedEngine(join(directory, 'db'))
  const copy = await database.dumpDataDir('gzip')
  await database.close()
  await release()
  return Readable.from(copy.stream())
}

/** The file gets its name only when it is complete and on disk, so that a partial file never looks like a backup. */
async function writeWhole(file: string, copy: Readable): Promise<void> {
  const part = `${file}.part`
  try {
    await pipeline(copy, createWriteStream(part, { mode: 0o600, flush: true }))
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

backUp().then(console.log, (error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
