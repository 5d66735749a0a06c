import type { RequestListener } from 'node:http'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { securityHeaders } from '#server/http/securityHeaders.ts'
import type { Services } from '#server/services.ts'
import { sweepExpired } from './adapter.ts'
import { identityPath } from './addresses.ts'
import { createAttempts } from './attempts.ts'
import { interaction } from './interaction.ts'
import { createProvider } from './provider.ts'
import { skipWhenSignedOut } from './signOut.ts'

const sweepMs = 15 * 60_000

/** The provider below `/identity`, as a Node listener; everything it answers carries the security headers. */
export async function mountIdentity(services: Services): Promise<RequestListener> {
  const provider = await createProvider(services)
  const attempts = createAttempts(services.now)
  provider.use(async (ctx, next) => {
    const oidc = ctx as KoaContextWithOIDC
    ctx.set(securityHeaders)
    if (/^\/interaction\/[\w-]+$/.test(ctx.path)) return interaction(oidc, provider, services, attempts)
    await next()
    if (ctx.path === '/session/end') skipWhenSignedOut(oidc)
  })
  provider.on('server_error', (_, error) => console.error('The identity provider failed.', error))
  setInterval(() => {
    attempts.sweep()
    sweepExpired(services).catch((error: unknown) => console.error('Expired sign-in records stay.', error))
  }, sweepMs).unref()

  const handle = provider.callback()
  return (request, response) => {
    // The library builds its addresses from the whole path and routes by what is below its own.
    Object.assign(request, { originalUrl: request.url })
    request.url = request.url?.slice(identityPath.length) || '/'
    void handle(request, response)
  }
}
