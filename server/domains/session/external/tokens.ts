import { errors, jwtVerify, type JWTPayload } from 'jose'
import { claimAt } from '#contract/claims.ts'
import { signInLimits, tokenAlgorithms } from '#contract/limits.ts'
import { sha256 } from '#server/crypto/tokens.ts'
import type { Env } from '#server/services/env.ts'
import type { Services } from '#server/services/services.ts'
import { fetchJson, providerAway, providerMetadata } from './metadata.ts'

/** The person of a verified token of another party's provider, and the sign-in that it belongs to. */
export interface ExternalIdentity {
  issuer: string
  subject: string
  /** Lower-case; undefined where the provider has not verified it. */
  verifiedEmail: string | undefined
  /** The provider's session, where it names one. */
  session: string
  issuedAt: Date
}

/** An environment with a provider of another party. */
export type ExternalEnv = Env & { OIDC_ISSUER: string }
export const isExternal = (env: Env): env is ExternalEnv => env.OIDC_ISSUER !== undefined

/** The first claim there is of several names, separated by spaces: access and ID tokens may name it differently. */
const firstClaim = (claims: object, names: string): unknown =>
  names
    .split(/\s+/)
    .map((name) => claimAt(claims, name))
    .find((value) => value !== undefined)

/** Reads who it is from verified claims, by the names configured; undefined where they name nobody. */
export function identityOf(claims: object, env: ExternalEnv): ExternalIdentity | undefined {
  const subject = firstClaim(claims, env.OIDC_CLAIM_SUBJECT)
  const issuedAt = claimAt(claims, 'iat')
  if (typeof subject !== 'string' || subject === '' || typeof issuedAt !== 'number') return undefined
  const email = firstClaim(claims, env.OIDC_CLAIM_EMAIL)
  // Some providers write the flag as a string or a number; anything but a plain yes is a no.
  const isVerified = [true, 'true', 1, '1'].includes(firstClaim(claims, env.OIDC_CLAIM_EMAIL_VERIFIED) as never)
  const session = firstClaim(claims, env.OIDC_CLAIM_SESSION)
  return {
    issuer: env.OIDC_ISSUER,
    subject,
    verifiedEmail: isVerified && typeof email === 'string' ? email.trim().toLowerCase() : undefined,
    session: typeof session === 'string' ? session : '',
    issuedAt: new Date(issuedAt * 1000),
  }
}

/**
 * Verifies an access token of the provider, as a JWT by its keys or by asking it; undefined where it does not hold.
 * @throws 503 where the provider does not answer
 */
export async function verifyExternalToken(
  token: string,
  services: Services,
  env: ExternalEnv,
): Promise<ExternalIdentity | undefined> {
  const claims = await (env.OIDC_ACCESS_TOKENS === 'jwt' ? verifiedJwt(token, services, env) : introspected(token, env))
  return claims && !isIdToken(claims) ? identityOf(claims, env) : undefined
}

/** Claims that only ID tokens have, and Keycloak's own mark. */
const isIdToken = (claims: object) =>
  'nonce' in claims || 'at_hash' in claims || ('typ' in claims && claims.typ === 'ID')

async function verifiedJwt(token: string, { now }: Services, env: ExternalEnv): Promise<JWTPayload | undefined> {
  const { keys } = await providerMetadata(env.OIDC_ISSUER)
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: env.OIDC_ISSUER,
      audience: env.OIDC_AUDIENCE!,
      algorithms: tokenAlgorithms,
      requiredClaims: ['exp', 'iat'],
      clockTolerance: clockSkewSeconds,
      currentDate: now(),
    })
    return payload
  } catch (error) {
    throwUnlessInvalid(error)
    return undefined
  }
}

/** Two computers' clocks; not the 300 s of §9, which would let a token live five minutes longer. */
const clockSkewSeconds = 10

/** A token that does not hold is an answer; keys that cannot be had are none. @throws 503 */
export function throwUnlessInvalid(error: unknown): void {
  const isAway = !(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout
  if (isAway || error.code === 'ERR_JOSE_GENERIC') throw providerAway('its keys cannot be had')
}

/** What the provider said of a token lately, by the token's hash: a page makes ten calls at once. */
const asked = new Map<string, { answer: Promise<object | undefined>; until: number }>()
const believedMs = 30_000

function introspected(token: string, env: ExternalEnv): Promise<object | undefined> {
  const key = sha256(`${env.OIDC_ISSUER} ${token}`)
  const kept = asked.get(key)
  if (kept && kept.until > Date.now()) return kept.answer
  forgetOld()
  const answer = introspect(token, env)
  asked.delete(key)
  asked.set(key, { answer, until: Date.now() + believedMs })
  answer.catch(() => asked.delete(key))
  return answer
}

/** The oldest stand first, so that however many there are, only those that go are looked at. */
function forgetOld() {
  for (const [key, { until }] of asked) {
    if (until > Date.now()) return
    asked.delete(key)
  }
}

/** RFC 7662, with our own name and secret. The token must be for our audience, or else for our application. */
async function introspect(token: string, env: ExternalEnv): Promise<object | undefined> {
  const { introspection_endpoint: address } = await providerMetadata(env.OIDC_ISSUER)
  if (!address) throw providerAway('it names no introspection_endpoint')
  const coded = [env.OIDC_INTROSPECTION_CLIENT!, env.OIDC_INTROSPECTION_SECRET!].map(encodeURIComponent).join(':')
  const answer = await fetchJson(address, {
    method: 'POST',
    headers: { Authorization: `Basic ${Buffer.from(coded).toString('base64')}`, Accept: 'application/json' },
    body: new URLSearchParams({ token, token_type_hint: 'access_token' }),
  })
  if (claimAt(answer, 'active') !== true) return undefined
  const isOurs = env.OIDC_AUDIENCE
    ? [claimAt(answer, 'aud')].flat().includes(env.OIDC_AUDIENCE)
    : claimAt(answer, 'client_id') === env.VITE_IDENTITY_CLIENT
  const expiry = claimAt(answer, 'exp')
  const isExpired = typeof expiry === 'number' && expiry * 1000 <= Date.now()
  return isOurs && !isExpired ? (answer as object) : undefined
}

/** An ID token of the provider, checked as ours are (§8), with the clock skew of §9. */
export const externalIdTokens = async (env: ExternalEnv) => ({
  issuer: env.OIDC_ISSUER,
  audience: env.VITE_IDENTITY_CLIENT,
  key: (await providerMetadata(env.OIDC_ISSUER)).keys,
  clockSkewSeconds: signInLimits.clockSkewSeconds,
})
