import { type AccessToken, accessTokenSchema } from '#contract/session.ts'
import { storage } from '@/lib/storage'
import { decodePayload } from './tokenPayload'

/** The stored access token's claims; undefined where there is none or it cannot be read. */
export function storedClaims(): AccessToken | undefined {
  const token = storage.read('accessToken')
  if (!token) return undefined
  const claims = accessTokenSchema.safeParse(decodePayload(token))
  if (claims.success) return claims.data
  storage.clear('accessToken')
  return undefined
}
