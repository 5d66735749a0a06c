import { type AccessToken, accessTokenSchema } from '#contract/session/session.ts'
import { env } from '@/lib/env'
import { storage } from '@/lib/storage'
import { decodeClaims } from './tokenPayload'

/**
 * The claims of the stored access token, or undefined without a usable token. Where only its provider can read the
 * token, only the expiry is known.
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

/** The expiry that the sign-in library has stored for a token without its own. */
function expiryBeside(token: string): unknown {
  try {
    const stored = localStorage.getItem(`oidc.user:${env.identityAuthority}:${env.identityClient}`) ?? '{}'
    const user = JSON.parse(stored) as { access_token?: string; expires_at?: number }
    return user.access_token === token ? user.expires_at : undefined
  } catch {
    return undefined
  }
}
