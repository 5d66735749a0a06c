import { createHash, randomBytes } from 'node:crypto'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { clientId, identityPath } from '#server/domains/session/addresses.ts'

/** OpenID Connect Session Management 1.0, which the library does not have: where a page may ask whether its sign-in still stands. */
export const checkSessionPath = '/session/check'

const cookie = 'op_bs'
const options = { path: identityPath, httpOnly: false, sameSite: 'lax', signed: false, overwrite: true } as const
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Answers an authorization with what the browser's sign-in looks like now, and leaves it where only that page reads it. */
export function stampSession(ctx: KoaContextWithOIDC, answer: Record<string, unknown>): void {
  const { session, params } = ctx.oidc
  if (!session?.accountId || typeof params?.redirect_uri !== 'string') return
  const browserState = hashOf(`${session.uid} ${session.accountId}`)
  const salt = randomBytes(8).toString('hex')
  const { origin } = new URL(params.redirect_uri)
  answer.session_state = `${hashOf(`${clientId} ${origin} ${browserState} ${salt}`)}.${salt}`
  ctx.cookies.set(cookie, browserState, { ...options, secure: ctx.secure })
}

/** The sign-in is over: every page that asks sees a change. */
export const forgetSession = (ctx: KoaContextWithOIDC): void => void ctx.cookies.set(cookie, null, options)

// Only a window of this very origin is answered, and only the one that framed the page.
const script = `
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
const policy = [
  `default-src 'none'; script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  `base-uri 'none'; form-action 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types 'none'`,
].join('; ')

/** The one page of the provider that may be framed, by this origin alone. */
export function checkSessionPage(ctx: KoaContextWithOIDC): void {
  ctx.type = 'html'
  ctx.set({ 'Content-Security-Policy': policy, 'X-Frame-Options': 'SAMEORIGIN', 'Cache-Control': 'no-store' })
  ctx.body = `<!doctype html><html lang="en"><title>Waymark</title><script>${script}</script></html>`
}
