import { claimAt, type ClaimName } from '#contract/session/claims.ts'
import type { AccessToken } from '#contract/session/session.ts'
import { env } from '@/lib/env'

/** Decodes a token's payload without verifying it: only the server checks the signature. */
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

/** Like `decodePayload`, with the claims of §3 under their own names instead of the provider's. Unchecked. */
export function decodeClaims(token: string): Partial<AccessToken> | undefined {
  const payload = decodePayload(token)
  if (!payload) return undefined
  const claims = Object.entries(env.claims).map(([name, given]) => [name, claimAt(payload, given)])
  return { ...payload, ...(Object.fromEntries(claims) as Record<ClaimName, never>) }
}

/** Whether a token expires within `seconds`. */
export const endsWithin = ({ exp }: { exp: number }, seconds: number): boolean =>
  exp * 1000 < Date.now() + seconds * 1000
