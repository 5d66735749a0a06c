import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { lockDirectory } from './directoryLock.ts'
import { openEmbeddedEngine } from './embedded.ts'
import { takeRestored } from './restoredDatabase.ts'

/**
 * Creates an empty embedded database in a data directory without one. This takes half a gigabyte for a moment, because
 * the engine runs twice, so it happens before the code of the server is loaded.
 * @throws DirectoryInUse when another process holds the directory
 */
export async function makeEmbedded(directory: string): Promise<void> {
  const place = join(directory, 'db')
  const isMade = () => existsSync(join(place, 'PG_VERSION'))
  if (isMade()) return
  const release = await lockDirectory(directory)
  try {
    await takeRestored(directory)
    if (isMade()) return
    await mkdir(place, { recursive: true, mode: 0o700 })
    await makeEmpty(place)
    collectGarbage()
  } finally {
    await release()
  }
}

async function makeEmpty(place: string): Promise<void> {
  const engine = await openEmbeddedEngine(place)
  await engine.close()
}

/** On a busy machine V8 would keep both engines in memory while a third one starts. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
}
