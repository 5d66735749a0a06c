import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startServer } from '#tests/support/process/serverProcess.ts'

/** Plants the demo once for a run; each worker's server begins with a copy, which is a quarter of the work. */
export default async function plantData() {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-planted-'))
  const port = String(await freePort())
  const server = startServer({ PORT: port, PUBLIC_URL: `http://localhost:${port}`, DATA_DIR: folder })
  try {
    await server.ready()
  } finally {
    await server.end('SIGTERM')
  }
  process.env.JOURNEY_DATA = folder
  return () => rm(folder, { recursive: true, force: true })
}

/** A separate data directory with the demo in it. */
export async function copyOfPlantedData(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `waymark-${name}-`))
  // Its socket and its lock belong to the process that planted it.
  await cp(process.env.JOURNEY_DATA!, folder, { recursive: true, filter: (path) => !/\.(sock|lock)$/.test(path) })
  return folder
}
