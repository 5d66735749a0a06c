import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import { demoSignIn } from './demo/accounts/signIn.ts'
import { identityPath } from './domains/session/addresses.ts'
import { isExternal } from './domains/session/external/tokens.ts'
import { mountIdentity } from './identity/mountIdentity.ts'
import { setTrustedHeaders } from './http/requests/forwarded.ts'
import type { Services } from './services/services.ts'

const isIdentity = (url = ''): boolean =>
  url === identityPath || url.startsWith(`${identityPath}/`) || url.startsWith(`${identityPath}?`)

/**
 * One listener for all requests: the provider below its path, unless an external one is used, and the application for
 * the rest (architecture of one process).
 */
export async function createListener(services: Services): Promise<RequestListener> {
  const identity = isExternal(services.env) ? undefined : await mountIdentity(services, demoSignIn)
  const application = getRequestListener(createApp(services).fetch)
  return (request, response) => {
    setTrustedHeaders(request, services.env)
    if (identity && isIdentity(request.url)) identity(request, response)
    else void application(request, response)
  }
}
