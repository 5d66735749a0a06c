import { errors, jwtVerify } from 'jose'
import { Refusal } from '#server/http/envelope.ts'

/** The issuer and audience that an ID token must have, and the key that verifies it. */
export interface TokenIssuer {
  issuer: string
  audience: string
  /** The public key. */
  key: CryptoKey | Uint8Array
}

export interface VerifiedIdToken {
  /** The account id: the token's `sub`. */
  accountId: string
  expiresAt: Date
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
 * Verifies an ID token: signature, issuer, audience, expiry and age (§8). Access tokens are refused.
 * @param maxAgeSeconds the longest time since it was issued
 * @throws 401 naming the invalid claim
 */
export async function verifyIdToken(
  token: string,
  { issuer, audience, key }: TokenIssuer,
  { now, maxAgeSeconds }: { now: Date; maxAgeSeconds?: number },
): Promise<VerifiedIdToken> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, key, {
      issuer,
      audience,
      currentDate: now,
      algorithms: ['ES256'],
      requiredClaims: ['sub', 'iat', 'exp'],
      ...(maxAgeSeconds !== undefined && { maxTokenAge: maxAgeSeconds }),
    })
    if (protectedHeader.typ === 'at+jwt') throw refused('signatureNotValid')
    return { accountId: payload.sub!, expiresAt: new Date(payload.exp! * 1000) }
  } catch (error) {
    if (error instanceof errors.JWTClaimValidationFailed) throw refused(codes[error.claim] ?? 'tokenNotValid')
    if (error instanceof errors.JWTExpired) throw refused(codes[error.claim] ?? 'expiryNotValid')
    if (error instanceof errors.JOSEError) throw refused('signatureNotValid')
    throw error
  }
}

const refused = (messageCode: string) =>
  new Refusal(401, messageCode, 'The sign-in could not be confirmed. Start again from the sign-in page.')
