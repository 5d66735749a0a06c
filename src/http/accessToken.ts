import { type AccessToken, accessTokenSchema } from '#contract/session.ts'
import { storage } from '@/lib/storage'

/** Reads a token's payload. It proves nothing: the server checks the signature, the browser only reads along. */
export function decodePayload(token: string): unknown {
  try {
    const bytes = Uint8Array.from(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')), (char) =>
      char.charCodeAt(0),
    )
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** The stored access token's claims; undefined where there is none or it cannot be read. */
export function storedClaims(): AccessToken | undefined {
  const token = storage.read('accessToken')
  if (!token) return undefined
  const claims = accessTokenSchema.safeParse(decodePayload(token))
  if (claims.success) return claims.data
  storage.clear('accessToken')
  return undefined
}

/** Whether the token ends within `seconds`. */
export const endsWithin = (claims: AccessToken, seconds: number): boolean =>
  claims.exp * 1000 < Date.now() + seconds * 1000
