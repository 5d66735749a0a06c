import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { fillDirectory } from './filledDirectory.ts'
import { makeStorage, runBegan } from './testStorage.ts'

/** The place of a database, as the variables of a process name it. */
export type ProcessStore = Record<'DATA_DIR' | 'DATABASE_URL', string>

/**
 * A database for the processes that a test starts; it goes once the test has ended.
 * @param content `demo` as of the start of the run, `nobody` for a server of real people, or none at all
 * @param isShared on a PostgreSQL instead of the embedded database in a directory
 */
export async function makeProcessStore(
  content: 'demo' | 'nobody' | undefined,
  isShared: boolean,
): Promise<ProcessStore> {
  const directory = await mkdtemp(join(tmpdir(), 'waymark-process-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  if (isShared) {
    const { DATABASE_URL = '', drop } = await makeStorage(content === 'demo' ? runBegan() : undefined)
    onTestFinished(drop)
    return { DATA_DIR: directory, DATABASE_URL }
  }
  if (content) await fillDirectory(directory, content)
  return { DATA_DIR: directory, DATABASE_URL: '' }
}
