import { createServer, type RequestListener, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import { demoSignIn } from './demo/signIn.ts'
import { identityPath } from './domains/session/addresses.ts'
import { isExternal } from './domains/session/external/tokens.ts'
import { mountIdentity } from './identity/mountIdentity.ts'
import { settleForwarding } from './http/forwarded.ts'
import type { Services } from './services/services.ts'

const isIdentity = (url = ''): boolean =>
  url === identityPath || url.startsWith(`${identityPath}/`) || url.startsWith(`${identityPath}?`)

/**
 * One listener for everything: the provider below its path, unless people sign in at another party's, the application
 * for the rest (architecture of one process).
 */
export async function createListener(services: Services): Promise<RequestListener> {
  const identity = isExternal(services.env) ? undefined : await mountIdentity(services, demoSignIn)
  const application = getRequestListener(createApp(services).fetch)
  return (request, response) => {
    settleForwarding(request, services.env)
    if (identity && isIdentity(request.url)) identity(request, response)
    else void application(request, response)
  }
}

/** How long a connection may take to send its headers and its whole request, and may stay open without one. */
const limits = { headersTimeout: 10_000, requestTimeout: 60_000, keepAliveTimeout: 65_000 }
/** How often connections are checked for these; Node's own half minute would let half-sent headers live for forty seconds. */
const connectionsCheckingInterval = 1000

/** Listens on the port; resolves once it does. */
export function listen(listener: RequestListener, port: number): Promise<Server> {
  const server = createServer({ ...limits, connectionsCheckingInterval }, listener)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve(server))
  })
}
