import { createHash, randomBytes } from 'node:crypto'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { sha256 } from '#server/crypto/tokens.ts'
import { hostCookie } from '#server/http/answers/cookies.ts'
import { clientId, identityPath } from '#server/domains/session/addresses.ts'

/** OpenID Connect Session Management 1.0, which the library lacks: tells a page whether its sign-in is still valid. */
export const checkSessionPath = '/session/check'

const placeOf = (isSecure: boolean) => hostCookie(isSecure, 'op_bs', identityPath)
/** Sets or clears the cookie; the page's script has to read it. */
function setStateCookie(ctx: KoaContextWithOIDC, browserState: string | null): void {
  const { name, ...place } = placeOf(ctx.secure)
  ctx.cookies.set(name, browserState, { ...place, httpOnly: false, sameSite: 'lax', signed: false, overwrite: true })
}

/** Adds the session state to an authorization response, and stores it in a cookie for the frame to compare. */
export function stampSession(ctx: KoaContextWithOIDC, answer: Record<string, unknown>): void {
  const { session, params } = ctx.oidc
  if (!session?.accountId || typeof params?.redirect_uri !== 'string') return
  const browserState = sha256(`${session.uid} ${session.accountId}`)
  const salt = randomBytes(8).toString('hex')
  const { origin } = new URL(params.redirect_uri)
  answer.session_state = `${sha256(`${clientId} ${origin} ${browserState} ${salt}`)}.${salt}`
  setStateCookie(ctx, browserState)
}

/** Clears that cookie on sign-out, so that every page learns that the sign-in has changed. */
export const clearSessionCookie = (ctx: KoaContextWithOIDC): void => setStateCookie(ctx, null)

// Answers only windows of the same origin, and only the one that contains the frame.
const scriptFor = (cookie: string) => `
addEventListener('message', async ({ data, origin, source }) => {
  if (origin !== location.origin || source !== parent || parent === window) return
  const [client, state = ''] = String(data).split(' ')
  const salt = state.split('.')[1]
  if (!client || !salt) return source.postMessage('error', origin)
  const browser = /(?:^|; )${cookie}=([0-9a-f]+)/.exec(document.cookie)?.[1] ?? ''
  const text = new TextEncoder().encode([client, origin, browser, salt].join(' '))
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  const hash = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  source.postMessage(hash + '.' + salt === state ? 'unchanged' : 'changed', origin)
})
`
const policyOf = (script: string) =>
  [
    `default-src 'none'; script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    `base-uri 'none'; form-action 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types 'none'`,
  ].join('; ')

/** The only page of the provider that may be framed, and only by its own origin. */
export function checkSessionPage(ctx: KoaContextWithOIDC): void {
  const script = scriptFor(placeOf(ctx.secure).name)
  ctx.type = 'html'
  ctx.set({ 'Content-Security-Policy': policyOf(script), 'X-Frame-Options': 'SAMEORIGIN', 'Cache-Control': 'no-store' })
  ctx.body = `<!doctype html><html lang="en"><title>Waymark</title><script>${script}</script></html>`
}
