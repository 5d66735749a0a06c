import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Directory where a database is unpacked and waits, complete, to replace the current one. */
export const restoringIn = (directory: string) => join(directory, 'db.restoring')
export const restoredIn = (directory: string) => join(directory, 'db.restored')

/**
 * Replaces the current database with a completely restored one. When the process is killed meanwhile, the next one
 * finishes.
 * @param directory the data directory, whose lock this process holds
 */
export async function takeRestored(directory: string): Promise<void> {
  if (!existsSync(restoredIn(directory))) return
  await rm(join(directory, 'db'), { recursive: true, force: true })
  await rename(restoredIn(directory), join(directory, 'db'))
}
