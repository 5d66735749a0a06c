import { rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { lockDirectory } from '#server/db/directoryLock.ts'
import { loadEnvFile, readEnv } from '#server/services/env.ts'

/**
 * Removes the embedded database and the mails beside it, so that the next start begins anew, and returns the result.
 * Other files in the directory stay.
 * @throws when the data is on PostgreSQL, or while another process holds the directory
 */
async function reset(): Promise<string> {
  loadEnvFile()
  const { DATABASE_URL, DATA_DIR } = readEnv(process.env)
  if (DATABASE_URL)
    throw new Error(
      'The data is in the PostgreSQL of DATABASE_URL, which is not touched. Name an empty database there.',
    )
  const ours = ['db', 'db.restored', 'db.restoring', 'outbox']
    .map((name) => join(DATA_DIR, name))
    .filter((path) => existsSync(path))
  if (ours.length === 0) return `There is no database in ${DATA_DIR}; nothing was removed.`
  const release = await lockDirectory(DATA_DIR)
  for (const path of ours) await rm(path, { recursive: true })
  await release()
  return `Removed ${ours.join(' and ')}. The next start begins with an empty database.`
}

reset().then(console.log, (error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
