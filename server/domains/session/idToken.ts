import { errors, jwtVerify } from 'jose'
import { Refusal } from '#server/http/envelope.ts'

/** Whose tokens are taken, and for whom they must be meant. */
export interface TokenIssuer {
  issuer: string
  audience: string
  /** The half that checks signatures. */
  key: CryptoKey | Uint8Array
}

export interface VerifiedIdToken {
  /** The account, as the subject of tokens names it. */
  accountId: string
  expiresAt: Date
}

/** §8: what can be wrong with a token, by the claim that says so. */
const codes: Record<string, string> = {
  iss: 'issuerNotValid',
  aud: 'audienceNotValid',
  iat: 'issuedAtNotValid',
  nbf: 'notBeforeNotValid',
  exp: 'expiryNotValid',
}

/**
 * An ID token with signature, issuer, audience, expiry and age checked (§8). An access token is not one.
 * @param maxAgeSeconds how long ago it may have been issued
 * @throws 401 naming the claim that is wrong
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
