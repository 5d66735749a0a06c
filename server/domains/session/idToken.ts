import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import { tokenAlgorithms } from '#contract/fields/limits.ts'
import { Refusal } from '#server/http/answers/envelope.ts'
import { throwUnlessInvalid } from './external/tokens.ts'

/** The issuer and audience that an ID token must have, and the key that verifies it. */
export interface TokenIssuer {
  issuer: string
  audience: string
  /** The public key, or a function that finds it. */
  key: CryptoKey | Uint8Array | JWTVerifyGetKey
  /** How far the issuer's clock may differ; 0 for our own. */
  clockSkewSeconds?: number
}

export interface VerifiedIdToken {
  /** The account id: the token's `sub`. */
  accountId: string
  expiresAt: Date
  claims: JWTPayload
}

/** §8: the error code for each claim that can be invalid. */
const codes: Record<string, string> = {
  iss: 'issuerNotValid',
  aud: 'audienceNotValid',
  iat: 'issuedAtNotValid',
  nbf: 'notBeforeNotValid',
  exp: 'expiryNotValid',
}

/**
 * Verifies an ID token: signature, issuer, audience, expiry and age (§8). Access tokens, and tokens issued to another
 * client, are refused (OpenID Connect Core 3.1.3.7).
 * @param maxAgeSeconds the longest time since it was issued
 * @throws 401 with the invalid claim; 503 when the keys are not available
 */
export async function verifyIdToken(
  token: string,
  { issuer, audience, key, clockSkewSeconds = 0 }: TokenIssuer,
  { now, maxAgeSeconds }: { now: Date; maxAgeSeconds?: number },
): Promise<VerifiedIdToken> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, typeof key === 'function' ? key : () => key, {
      issuer,
      audience,
      currentDate: now,
      algorithms: tokenAlgorithms,
      clockTolerance: clockSkewSeconds,
      requiredClaims: ['sub', 'iat', 'exp'],
      ...(maxAgeSeconds !== undefined && { maxTokenAge: maxAgeSeconds }),
    })
    if (payload.azp !== undefined && payload.azp !== audience) throw refused('audienceNotValid')
    if (protectedHeader.typ?.endsWith('at+jwt') || (payload.typ ?? 'ID') !== 'ID') throw refused('signatureNotValid')
    return { accountId: payload.sub!, expiresAt: new Date(payload.exp! * 1000), claims: payload }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throwUnlessInvalid(error)
    if (error instanceof errors.JWTClaimValidationFailed) throw refused(codes[error.claim] ?? 'tokenNotValid')
    if (error instanceof errors.JWTExpired) throw refused(codes[error.claim] ?? 'expiryNotValid')
    throw refused('signatureNotValid')
  }
}

const refused = (messageCode: string) =>
  new Refusal(401, messageCode, 'The sign-in could not be confirmed. Start again from the sign-in page.')
