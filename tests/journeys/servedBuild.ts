import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { listen } from '#server/listen.ts'
import { freePort, startServer } from '#tests/support/process/serverProcess.ts'
import { buildApplication } from './buildApplication.ts'
import { frontOf } from './twoVersions.ts'

/**
 * A build with other settings than that of the run, at an address of its own in front of a backend of its own.
 * @param application settings of the build
 * @param backend those of the backend besides, in a new data directory unless they name one
 */
export async function serveBuild(application: Record<string, string>, backend: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-build-'))
  const [built, port, backendPort] = [join(folder, 'dist'), await freePort(), String(await freePort())]
  const address = `http://localhost:${port}`
  await buildApplication(built, application)
  const places = { PORT: backendPort, PUBLIC_URL: address, DATA_DIR: join(folder, 'data') }
  const server = startServer({ ...places, ...application, ...backend })
  await server.ready()
  const front = await listen(getRequestListener(frontOf(`http://localhost:${backendPort}`, built).fetch), port)
  const close = async () => {
    front.closeAllConnections()
    await new Promise((resolve) => front.close(resolve))
    await server.end('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
  return { address, close }
}
