import type { KoaContextWithOIDC } from 'oidc-provider'
import { identityPath } from '#server/domains/session/addresses.ts'
import { hostCookie } from '#server/http/answers/cookies.ts'
import { toolCookie } from '#server/domains/booking/sso/toolCookie.ts'
import { clearSignIn } from './newPasswordSignIn.ts'
import { clearSessionCookie } from './checkSession.ts'

/** The fields that the library stores on a context without declaring them in its types. */
interface SigningOut {
  session: {
    accountId?: string
    authorizations?: Record<string, { grantId?: string }>
    state?: { postLogoutRedirectUri?: string; state?: string }
    destroy: () => Promise<void>
  }
  entities: { IdTokenHint?: { payload: { sub?: string } } }
}

interface Revocable {
  revokeByGrantId: (grantId: string) => Promise<void>
}
interface RevokingProvider {
  RefreshToken: Revocable
  AuthorizationCode: Revocable
  Grant: { adapter: { destroy: (id: string) => Promise<void> } }
  cookieName: (type: 'session') => string
}

/**
 * Signs out without confirmation when the application sends an ID token of the signed-in person. All grants of the
 * session end, so refresh and access tokens become invalid at once.
 * @returns false when confirmation is needed, so that a link from elsewhere cannot sign a person out
 */
export async function endSessionDirectly(ctx: KoaContextWithOIDC): Promise<boolean> {
  const { session, entities } = ctx.oidc as unknown as SigningOut
  const { postLogoutRedirectUri, state } = session.state ?? {}
  if (!postLogoutRedirectUri || !entities.IdTokenHint || entities.IdTokenHint.payload.sub !== session.accountId)
    return false

  const provider = (ctx.oidc as unknown as { provider: RevokingProvider }).provider
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (!grantId) continue
    await provider.RefreshToken.revokeByGrantId(grantId)
    await provider.AuthorizationCode.revokeByGrantId(grantId)
    await provider.Grant.adapter.destroy(grantId)
  }
  await session.destroy()
  const { path } = hostCookie(ctx.secure, '', identityPath)
  ctx.cookies.set(provider.cookieName('session'), null, { path, httpOnly: true, sameSite: 'lax', secure: ctx.secure })
  clearPersonCookies(ctx)
  backToApplication(ctx, postLogoutRedirectUri, state)
  return true
}

/** For a session that has already ended: redirects straight back to the application, without confirmation. */
export function skipWhenSignedOut(ctx: KoaContextWithOIDC): void {
  const oidc = ctx.oidc as unknown as
    (SigningOut & { params?: { post_logout_redirect_uri?: string; state?: string } }) | undefined
  const target = oidc?.params?.post_logout_redirect_uri
  if (!target || ctx.status !== 200 || oidc.session?.accountId) return
  clearPersonCookies(ctx)
  backToApplication(ctx, target, oidc.params?.state)
}

/** Deletes the session cookies of this browser, including the booking tool's. */
export function clearPersonCookies(ctx: KoaContextWithOIDC): void {
  clearSessionCookie(ctx)
  clearSignIn(ctx)
  clearToolCookie(ctx)
}

/** Deletes the cookie of the booking tool, whose sessions end with the sign-in. */
export function clearToolCookie(ctx: KoaContextWithOIDC): void {
  const { name, ...place } = toolCookie(ctx.secure)
  ctx.cookies.set(name, null, { ...place, httpOnly: true, sameSite: 'lax', signed: false })
}

function backToApplication(ctx: KoaContextWithOIDC, address: string, state: string | undefined): void {
  const target = new URL(address)
  if (state) target.searchParams.set('state', state)
  ctx.body = ''
  ctx.redirect(target.href)
  ctx.status = 303
}
