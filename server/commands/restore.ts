import { existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { inMemory } from '#server/db/dataDirectory.ts'
import { DirectoryInUse, lockDirectory } from '#server/db/directoryLock.ts'
import { openEmbeddedEngine } from '#server/db/embedded.ts'
import { appliedQuery, foreignTo } from '#server/db/migrate.ts'
import { restoredIn, restoringIn, takeRestored } from '#server/db/restoredDatabase.ts'
import { loadEnvFile, readEnv } from '#server/services/env.ts'

const usage = 'npm run restore -- <file> [--replace]'

/**
 * Replaces the embedded database by a backup, while the server is stopped, and returns the result. The present database
 * stays until the copy is complete and has been opened.
 * @throws when the server runs, the file is no complete backup or of a newer build, or a database exists that the command was not told to
 * replace
 */
async function restore(): Promise<string> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } })
  const [file] = positionals
  if (!file) throw new Error(`Name the file to restore: ${usage}`)
  loadEnvFile()
  const { DATABASE_URL, DATA_DIR } = readEnv(process.env)
  if (DATABASE_URL)
    throw new Error(
      'The data is in the PostgreSQL of DATABASE_URL. Restore it with pg_restore, into an empty database: pg_restore --dbname="$DATABASE_URL" waymark.dump',
    )
  if (DATA_DIR === inMemory) throw new Error('DATA_DIR is memory://, which keeps nothing. Set it to a folder.')
  const archive = await readWhole(file)
  const release = await lockDirectory(DATA_DIR).catch((error: Error) => {
    throw error instanceof DirectoryInUse
      ? new Error(`The server is running on ${DATA_DIR}. Stop it, run this again, and start it. Nothing was changed.`)
      : error
  })
  try {
    await takeRestored(DATA_DIR)
    if (existsSync(join(DATA_DIR, 'db')) && !values.replace)
      throw new Error(
        `There is a database in ${DATA_DIR}, and it was not touched. To give it up for the backup: npm run restore -- ${file} --replace`,
      )
    await unpack(archive, DATA_DIR, file)
    await takeRestored(DATA_DIR)
  } finally {
    await release()
  }
  return `The database in ${DATA_DIR} is that of ${file}. Start the server.`
}

/**
 * The archive of a backup.
 * @throws where its checksum is wrong: incomplete, damaged, or another file
 */
async function readWhole(file: string): Promise<Buffer> {
  const bytes = await readFile(file).catch((error: Error) => {
    throw new Error(`${file} cannot be read (${error.message}). Nothing was changed.`)
  })
  const archive = await promisify(gunzip)(bytes).catch(() => undefined)
  if (archive?.toString('latin1', ...tarMark) !== 'ustar') throw notOurs(file)
  return archive
}

/** The position of the mark in a tar archive. */
const tarMark = [257, 262] as const

const notOurs = (file: string) =>
  new Error(`${file} is not a whole backup: cut off, damaged, or another file. Nothing was changed.`)

const foreignBuild = {
  newer: (file: string) =>
    new Error(
      `${file} is a backup of a newer build of Waymark. Restore it with that build, or newer. Nothing was changed.`,
    ),
  other: (file: string) =>
    new Error(`${file} is a backup of a build that this one cannot continue. Nothing was changed.`),
}

/** Unpacks and opens the copy beside the present database, and checks that this build can continue it. */
async function unpack(archive: Buffer, directory: string, file: string): Promise<void> {
  const place = restoringIn(directory)
  const applied = await open(archive, place, file)
  const foreign = foreignTo(applied)
  if (foreign) {
    await rm(place, { recursive: true, force: true })
    throw foreignBuild[foreign](file)
  }
  await rename(place, restoredIn(directory))
}

/** Unpacks and opens the copy. @returns its applied migrations */
async function open(archive: Buffer, place: string, file: string): Promise<{ hash: string }[]> {
  await rm(place, { recursive: true, force: true })
  try {
    const database = await openEmbeddedEngine(place, {
      loadDataDir: new Blob([new Uint8Array(archive)], { type: 'application/x-tar' }),
    })
    const read = async () => {
      await database.query('select count(*) from companies')
      return (await database.query<{ hash: string }>(appliedQuery)).rows
    }
    return await read().finally(() => database.close())
  } catch {
    await rm(place, { recursive: true, force: true })
    throw notOurs(file)
  }
}

restore().then(console.log, (error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
