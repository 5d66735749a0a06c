import { createRemoteJWKSet, jwtVerify } from 'jose'
import { signInLimits, tokenAlgorithms } from '#contract/fields/limits.ts'
import { SignInError, type SignInProblem } from './problems'

const problemOfClaim: Record<string, SignInProblem> = {
  iss: 'issuer',
  aud: 'audience',
  iat: 'issuedAt',
  nbf: 'notBefore',
  exp: 'expired',
}

export interface Provider {
  issuer: string
  /** The provider's public keys; fetched once, and again only for an unknown key id. */
  keys: ReturnType<typeof createRemoteJWKSet>
}

export const providerOf = (issuer: string, jwksUri: string): Provider => ({
  issuer,
  keys: createRemoteJWKSet(new URL(jwksUri), { cacheMaxAge: Infinity }),
})

export interface ExpectedToken extends Provider {
  audience: string
  nonce?: string | undefined
  /** Whether the token is from a renewal: then the nonce may be missing, but not differ. */
  isRenewed: boolean
}

/**
 * Checks signature, issuer, audience, times (300 s of clock skew, §9) and nonce of an ID token.
 * oidc-client-ts checks none of these but `sub`.
 */
export async function validateIdToken(token: string | undefined, expected: ExpectedToken): Promise<void> {
  if (!token) throw new SignInError('noIdToken')
  const { payload } = await jwtVerify(token, expected.keys, {
    issuer: expected.issuer,
    audience: expected.audience,
    clockTolerance: signInLimits.clockSkewSeconds,
    algorithms: tokenAlgorithms,
    requiredClaims: ['exp', 'iat', 'sub'],
  }).catch((error: unknown) => {
    throw new SignInError(problemOf(error), error)
  })
  const issuedInFuture = (payload.iat ?? 0) > Date.now() / 1000 + signInLimits.clockSkewSeconds
  if (issuedInFuture) throw new SignInError('issuedAt')
  const needsNonce = !expected.isRenewed || payload.nonce !== undefined
  if (expected.nonce && needsNonce && payload.nonce !== expected.nonce) throw new SignInError('nonce')
}

/** By the codes of the library: its classes, taken together, are much code for a choice of three. */
function problemOf(error: unknown): SignInProblem {
  const { code = '', claim = '' } = error as { code?: string; claim?: string }
  if (code === 'ERR_JWT_EXPIRED') return 'expired'
  if (code === 'ERR_JWT_CLAIM_VALIDATION_FAILED') return problemOfClaim[claim] ?? 'signature'
  return code.startsWith('ERR_J') && code !== 'ERR_JWKS_TIMEOUT' ? 'signature' : 'unreachable'
}
