import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { listen } from '#server/listen.ts'
import { freePort, startServer } from '#tests/support/process/serverProcess.ts'
import { buildApplication } from './buildApplication.ts'
import { frontOf } from './twoVersions.ts'

/**
 * The application built for an external provider, the backend that accepts its tokens, and that provider, each in a
 * separate process. Only settings differ from a build for the embedded provider.
 */
export async function serveWithOtherProvider(email: string) {
  const audience = 'https://travel.example/api'
  const provider = fork('tests/journeys/independentProvider.ts', [email, audience])
  const [issuer] = (await once(provider, 'message')) as [string]
  const folder = await mkdtemp(join(tmpdir(), 'waymark-provider-'))
  const [built, port, backendPort] = [join(folder, 'dist'), await freePort(), String(await freePort())]
  const address = `http://localhost:${port}`
  const application = { VITE_IDENTITY_AUTHORITY: issuer, VITE_IDENTITY_CLIENT: 'travel' }
  await buildApplication(built, { ...application, VITE_IDENTITY_SCOPES: 'openid email' })
  const backend = startServer({
    ...application,
    PORT: backendPort,
    PUBLIC_URL: address,
    DATA_DIR: join(folder, 'data'),
    OIDC_ISSUER: issuer,
    OIDC_AUDIENCE: audience,
  })
  await backend.ready()
  const front = await listen(getRequestListener(frontOf(`http://localhost:${backendPort}`, built).fetch), port)
  return {
    address,
    issuer,
    /** From now on the provider has no addresses for signing out and revoking. */
    makePlain: async () => {
      provider.send('plain')
      await once(provider, 'message')
    },
    close: async () => {
      front.closeAllConnections()
      await new Promise((resolve) => front.close(resolve))
      await backend.end('SIGTERM')
      provider.disconnect()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
