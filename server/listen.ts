import { createServer, type RequestListener, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import { demoSignIn } from './demo/signIn.ts'
import { identityPath } from './domains/session/addresses.ts'
import { mountIdentity } from './identity/mountIdentity.ts'
import type { Services } from './services/services.ts'

const isIdentity = (url = ''): boolean =>
  url === identityPath || url.startsWith(`${identityPath}/`) || url.startsWith(`${identityPath}?`)

/** One listener for everything: the provider below its path, the application for the rest (architecture of one process). */
export async function createListener(services: Services): Promise<RequestListener> {
  const identity = await mountIdentity(services, demoSignIn)
  const application = getRequestListener(createApp(services).fetch)
  return (request, response) =>
    isIdentity(request.url) ? identity(request, response) : void application(request, response)
}

/** Listens on the port; resolves once it does. */
export function listen(listener: RequestListener, port: number): Promise<Server> {
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 60_000, keepAliveTimeout: 65_000 }, listener)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve(server))
  })
}
