import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Where a database is unpacked, and where it waits, complete, to take the place of the present one. */
export const restoringIn = (directory: string) => join(directory, 'db.restoring')
export const restoredIn = (directory: string) => join(directory, 'db.restored')

/**
 * Puts a completely restored database in the place of the present one. A process that was killed while it did so leaves
 * the rest to the next one.
 * @param directory the data directory, whose lock this process holds
 */
export async function takeRestored(directory: string): Promise<void> {
  if (!existsSync(restoredIn(directory))) return
  await rm(join(directory, 'db'), { recursive: true, force: true })
  await rename(restoredIn(directory), join(directory, 'db'))
}
