import { type AccessToken, accessTokenSchema } from '#contract/session.ts'
import { env } from '@/lib/env'
import { storage } from '@/lib/storage'
import { decodeClaims } from './tokenPayload'

/**
 * The stored access token's claims; undefined where there is none or it cannot be used. An opaque token, which only its
 * provider can read, has no claims but its expiry.
 */
export function storedClaims(): AccessToken | undefined {
  const token = storage.read('accessToken')
  if (!token) return undefined
  const payload = decodeClaims(token)
  const claims = accessTokenSchema.safeParse({ ...payload, exp: payload?.exp ?? expiryBeside(token) })
  if (claims.success) return claims.data
  storage.clear('accessToken')
  return undefined
}

/** When a token that does not say so itself expires, as the sign-in library has stored it beside the one it knows. */
function expiryBeside(token: string): unknown {
  try {
    const stored = localStorage.getItem(`oidc.user:${env.identityAuthority}:${env.identityClient}`) ?? '{}'
    const user = JSON.parse(stored) as { access_token?: string; expires_at?: number }
    return user.access_token === token ? user.expires_at : undefined
  } catch {
    return undefined
  }
}
