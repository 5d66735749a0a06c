import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openServices } from '#server/openServices.ts'
import { readEnv } from '#server/services/env.ts'
import { testSealingKey } from '#tests/support/run/testEnv.ts'
import { findKept, keep } from './keptDatabases.ts'

/** A first start leaves the demo as of now in an empty data directory, or a server of real people without people. */
const contents = { demo: {}, nobody: { DEMO: 'false', SEALING_KEY: testSealingKey } }

/** The lock, and the socket of commands, belong to the process that wrote the directory. */
const isData = (path: string) => !/\.(sock|lock)$/.test(path)

/**
 * Makes a data directory with the embedded database as a first start does, which takes ten seconds of a processor. So it
 * is done once for all runs of the same sources, and copied.
 */
export async function fillDirectory(directory: string, content: keyof typeof contents = 'demo'): Promise<void> {
  const { kept, made } = await findKept(`directory-${content}`)
  if (made) return cp(join(kept, 'data'), directory, { recursive: true })
  const folder = await mkdtemp(join(tmpdir(), 'waymark-first-'))
  const today = Date.now()
  const { close } = await openServices(readEnv({ ...contents[content], DATA_DIR: folder }))
  await close()
  await cp(folder, directory, { recursive: true, filter: isData })
  await keep(kept, { today, sources: {} }, (beside) =>
    cp(folder, join(beside, 'data'), { recursive: true, filter: isData }),
  )
  await rm(folder, { recursive: true, force: true })
}
