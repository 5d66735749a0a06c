import type { EventEmitter } from 'node:events'
import type { RequestListener } from 'node:http'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { hasLeft } from '#server/http/hasLeft.ts'
import { logFailure } from '#server/log/logFailure.ts'
import { securityHeaders } from '#server/web/securityHeaders.ts'
import type { Services } from '#server/services/services.ts'
import { sweepExpired } from './adapter.ts'
import { identityPath, setPasswordPath } from '#server/domains/session/addresses.ts'
import { createAttempts } from './attempts.ts'
import { checkSessionPage, checkSessionPath, forgetSession, stampSession } from './checkSession.ts'
import { type DemoSignIn, interaction } from './interaction.ts'
import { pageLanguage } from './language.ts'
import { errorPage } from './pages/errorPage.ts'
import { createProvider } from './provider.ts'
import { setPassword } from './setPassword.ts'
import { skipWhenSignedOut } from './signOut.ts'

const sweepMs = 15 * 60_000
/** Content security policy of pages without one of their own; the library adds the hash of its one script. */
const strictPolicy = "default-src 'none'; script-src; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
/** Recognises the page of an invitation, whose address contains the secret token. */
const isInvitation = ({ path, method }: { path: string; method: string }) =>
  path.startsWith(setPasswordPath) &&
  /^[\w-]+$/.test(path.slice(setPasswordPath.length)) &&
  ['GET', 'HEAD', 'POST'].includes(method)
const report = (what: string) => (error: unknown) => logFailure(what, error)

/**
 * The provider below `/identity`, as a Node listener; every answer carries the security headers.
 * @param demo the people that the sign-in page lists in demo mode
 */
export async function mountIdentity(services: Services, demo: DemoSignIn): Promise<RequestListener> {
  const provider = await createProvider(services)
  const attempts = createAttempts(services.now)
  const answer = (ctx: KoaContextWithOIDC, page: Promise<unknown>) =>
    page.catch((error: unknown) => {
      report('The sign-in page failed.')(error)
      ctx.status = 500
      return errorPage(ctx, pageLanguage(ctx), 'server_error')
    })
  provider.use(async (ctx, next) => {
    const oidc = ctx as KoaContextWithOIDC
    ctx.set({ ...securityHeaders('text/html'), 'Content-Security-Policy': strictPolicy })
    if (ctx.path === checkSessionPath && ctx.method === 'GET') return checkSessionPage(oidc)
    if (/^\/interaction\/[\w-]+$/.test(ctx.path))
      return answer(oidc, interaction(oidc, { provider, services, attempts, demo }))
    if (isInvitation(ctx)) return answer(oidc, setPassword(oidc, services, attempts))
    await next()
    if (ctx.status === 404 && !ctx.body && ctx.accepts('json', 'html') === 'html') {
      await errorPage(oidc, pageLanguage(oidc), 'not_found')
      ctx.status = 404
    }
    if (ctx.path === '/session/end') skipWhenSignedOut(oidc)
  })
  provider.on('authorization.success', (ctx, answer) => stampSession(ctx, answer ?? {}))
  provider.on('end_session.success', forgetSession)
  provider.on('server_error', (_, error) => report('The identity provider failed.')(error))
  // Without a listener the framework writes stacks of its own to the log, one for each client that goes away as well.
  ;(provider as EventEmitter).on('error', (error: unknown, ctx?: KoaContextWithOIDC) => {
    if (!ctx || !hasLeft(ctx.req)) report('An answer of the identity provider failed.')(error)
  })
  setInterval(() => {
    attempts.sweep()
    sweepExpired(services).catch(report('Expired sign-in records stay.'))
  }, sweepMs).unref()

  const handle = provider.callback()
  return (request, response) => {
    // The library builds addresses from `originalUrl` and routes by `url`, which is relative to its mount path.
    Object.assign(request, { originalUrl: request.url })
    request.url = request.url?.slice(identityPath.length) || '/'
    void handle(request, response)
  }
}
