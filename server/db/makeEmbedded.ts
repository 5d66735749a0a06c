import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { lockDirectory } from './directoryLock.ts'
import { openEmbeddedEngine } from './embedded.ts'
import { takeRestored } from './restoredDatabase.ts'

/**
 * Makes an empty embedded database in a data directory that has none. Making one takes half a gigabyte for a moment, as
 * the engine holds two of itself, so it is done before the code of the server takes its own share.
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

/** On a busy machine V8 would keep both engines until the code of the server and a third engine are there as well. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
}
