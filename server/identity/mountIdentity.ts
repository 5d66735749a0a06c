import type { EventEmitter } from 'node:events'
import type { RequestListener } from 'node:http'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { hasLeft } from '#server/http/answers/hasLeft.ts'
import { logFailure } from '#server/log/logFailure.ts'
import { badInput, Refusal } from '#server/http/answers/envelope.ts'
import { isReadable } from '#server/http/requests/formInput.ts'
import { securityHeaders } from '#server/web/securityHeaders.ts'
import type { Services } from '#server/services/services.ts'
import { forgottenPasswordPath, identityPath, setPasswordPath } from '#server/domains/session/addresses.ts'
import { checkSessionPage, checkSessionPath, stampSession } from './checkSession.ts'
import { type DemoSignIn, interaction } from './interaction.ts'
import { pageLanguage } from './language.ts'
import { refuseForeign } from './forms/ownForm.ts'
import { errorPage } from './pages/errorPage.ts'
import { originOf } from './knownPlaces.ts'
import { forgottenPassword } from './forgottenPassword.ts'
import { createProvider } from './provider.ts'
import { setPassword } from './setPassword.ts'
import { beginSignIn } from './signInLimits.ts'
import { clearPersonCookies, clearToolCookie, skipWhenSignedOut } from './signOut.ts'

/** Content security policy of pages without one of their own; the library adds the hash of its one script. */
const strictPolicy =
  "default-src 'none'; script-src; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
/** Whether the page is that of an invitation, whose address contains the secret token. */
const isInvitation = ({ path, method }: Asked) =>
  path.startsWith(setPasswordPath) && /^[\w-]+$/.test(path.slice(setPasswordPath.length)) && methods.includes(method)
const isForgotten = ({ path, method }: Asked) => path === forgottenPasswordPath && methods.includes(method)
interface Asked {
  path: string
  method: string
}
/** The methods of pages with a form. */
const methods = ['GET', 'HEAD', 'POST']
/** Path where the library starts a sign-in. */
const signInPath = '/auth'
/** Path where the library ends a session, with its confirmation form. */
const signOutPath = '/session/end'
const confirmPath = `${signOutPath}/confirm`
/** A path as the library's router compares it: without case, and without a slash at the end. */
const routeOf = ({ path }: { path: string }) => path.toLowerCase().replace(/\/+$/, '')
const report = (what: string) => (error: unknown) => logFailure(what, error)

/** @throws 429 when an address starts too many sign-ins */
async function limitBeginnings(ctx: KoaContextWithOIDC, services: Services): Promise<void> {
  const wait = await beginSignIn(originOf(ctx), services)
  if (wait === 0) return
  ctx.set('Retry-After', String(wait))
  throw new Refusal(429, 'tooManySignIns', 'Too many sign-ins were begun from this address. Try again later.')
}

/** The page for a refused request, or for an internal error, which is logged. */
function showFailure(ctx: KoaContextWithOIDC, error: unknown) {
  const isRefusal = error instanceof Refusal
  if (!isRefusal) report('The sign-in page failed.')(error)
  ctx.status = isRefusal ? error.status : 500
  return errorPage(ctx, pageLanguage(ctx), isRefusal ? error.messageCode : 'server_error')
}

/**
 * The provider below `/identity`, as a Node listener; every response has the security headers.
 * @param demo the people that the sign-in page lists in demo mode
 */
export async function mountIdentity(services: Services, demo: DemoSignIn): Promise<RequestListener> {
  const provider = await createProvider(services)
  const serve = async (ctx: KoaContextWithOIDC, next: () => Promise<unknown>) => {
    ctx.set({ ...securityHeaders('text/html'), 'Content-Security-Policy': strictPolicy })
    if (!isReadable(ctx.path) || !isReadable(ctx.querystring)) throw badInput('The address cannot be read.')
    if (ctx.path === checkSessionPath && ctx.method === 'GET') return checkSessionPage(ctx)
    if (/^\/interaction\/[\w-]+$/.test(ctx.path)) return interaction(ctx, { provider, services, demo })
    if (isInvitation(ctx)) return setPassword(ctx, services)
    if (isForgotten(ctx)) return forgottenPassword(ctx, services)
    const route = routeOf(ctx)
    if (route === signInPath) await limitBeginnings(ctx, services)
    if (route === confirmPath) refuseForeign(ctx, services.env.PUBLIC_URL)
    await next()
    if (ctx.status === 404 && !ctx.body && ctx.accepts('json', 'html') === 'html') {
      await errorPage(ctx, pageLanguage(ctx), 'not_found')
      ctx.status = 404
    }
    if (route === signOutPath) skipWhenSignedOut(ctx)
  }
  provider.use(async (ctx, next) => {
    const oidc = ctx as KoaContextWithOIDC
    await serve(oidc, next).catch((error: unknown) => showFailure(oidc, error))
  })
  provider.on('authorization.success', (ctx, answer) => stampSession(ctx, answer ?? {}))
  provider.on('end_session.success', clearPersonCookies)
  provider.on('grant.revoked', clearToolCookie)
  provider.on('server_error', (_, error) => report('The identity provider failed.')(error))
  // Without a listener the framework logs a stack trace, even for each client that disconnects.
  ;(provider as EventEmitter).on('error', (error: unknown, ctx?: KoaContextWithOIDC) => {
    if (!ctx || !hasLeft(ctx.req)) report('An answer of the identity provider failed.')(error)
  })

  const handle = provider.callback()
  return (request, response) => {
    // The library builds addresses from `originalUrl` and routes by `url`, which is relative to its mount path.
    Object.assign(request, { originalUrl: request.url })
    request.url = request.url?.slice(identityPath.length).replace(/^(?!\/)/, '/')
    void handle(request, response)
  }
}
