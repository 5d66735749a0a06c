import { errors, jwtVerify, type JWTPayload } from 'jose'
import { claimAt } from '#contract/session/claims.ts'
import { signInLimits, tokenAlgorithms } from '#contract/fields/limits.ts'
import { sha256 } from '#server/crypto/tokens.ts'
import { Refusal } from '#server/http/answers/envelope.ts'
import { logFailure } from '#server/log/logFailure.ts'
import type { Env } from '#server/services/env.ts'
import type { Services } from '#server/services/services.ts'
import { minuteMs } from '#contract/time/durations.ts'
import { fetchJson, providerAway, providerMetadata } from './metadata.ts'

/** The person of a verified token of an external provider, with the sign-in. */
export interface ExternalIdentity {
  issuer: string
  subject: string
  /** In lower case; undefined when the provider has not verified it. */
  verifiedEmail: string | undefined
  /** The claim that is missing for a verified address; undefined when none is. */
  missingClaim: string | undefined
  /** The provider's session id, if any. */
  session: string
  issuedAt: Date
}

/** An environment with an external provider. */
export type ExternalEnv = Env & { OIDC_ISSUER: string }
export const isExternal = (env: Env): env is ExternalEnv => env.OIDC_ISSUER !== undefined

/** The first existing claim of several names, separated by spaces: access and ID tokens may use different names. */
const firstClaim = (claims: object, names: string): unknown =>
  names
    .split(/\s+/)
    .map((name) => claimAt(claims, name))
    .find((value) => value !== undefined)

/** Reads the identity from verified claims by their configured names; undefined without a subject. */
export function identityOf(claims: object, env: ExternalEnv): ExternalIdentity | undefined {
  const subject = firstClaim(claims, env.OIDC_CLAIM_SUBJECT)
  const issuedAt = claimAt(claims, 'iat')
  if (typeof subject !== 'string' || subject === '' || typeof issuedAt !== 'number') return undefined
  const email = firstClaim(claims, env.OIDC_CLAIM_EMAIL)
  const verified = firstClaim(claims, env.OIDC_CLAIM_EMAIL_VERIFIED)
  // Some providers send the flag as a string or a number. Any value but a clear yes means no.
  const isVerified = [true, 'true', 1, '1'].includes(verified as never)
  const unsaid = verified === undefined ? env.OIDC_CLAIM_EMAIL_VERIFIED : undefined
  const session = firstClaim(claims, env.OIDC_CLAIM_SESSION)
  return {
    issuer: env.OIDC_ISSUER,
    subject,
    verifiedEmail: isVerified && typeof email === 'string' ? email.trim().toLowerCase() : undefined,
    missingClaim: email === undefined ? env.OIDC_CLAIM_EMAIL : unsaid,
    session: typeof session === 'string' ? session : '',
    issuedAt: new Date(issuedAt * 1000),
  }
}

/**
 * 403: the token lacks a claim that identifies the person. Signing in again does not help, so the application shows the
 * claim at once.
 * @param names the claim, or alternatives separated by spaces
 */
export const claimMissing = (names: string) =>
  new Refusal(
    403,
    'claimMissing',
    `You are signed in at the identity provider, but it does not send the claim ${names.split(/\s+/).join(' or ')}. Whoever administers the provider has to add it to the token, or to name another claim in the settings of this server.`,
    { problems: [{ field: names, code: 'required' }] },
  )

/**
 * Verifies an access token of the provider, as a JWT with its keys, or by introspection. Undefined for an invalid
 * token.
 * @throws 403 with the claim that a valid token lacks, 401 for another issuer or audience; 503 when the provider does
 * not answer
 */
export async function verifyExternalToken(
  token: string,
  services: Services,
  env: ExternalEnv,
): Promise<ExternalIdentity | undefined> {
  const claims = await (env.OIDC_ACCESS_TOKENS === 'jwt' ? verifiedJwt(token, services, env) : introspected(token, env))
  if (!claims || isIdToken(claims)) return undefined
  const identity = identityOf(claims, env)
  if (!identity) throw claimMissing(typeof claimAt(claims, 'iat') === 'number' ? env.OIDC_CLAIM_SUBJECT : 'iat')
  return identity
}

/** Claims that only ID tokens have, and the mark of Keycloak. */
const isIdToken = (claims: object) =>
  'nonce' in claims || 'at_hash' in claims || ('typ' in claims && claims.typ === 'ID')

async function verifiedJwt(token: string, { now }: Services, env: ExternalEnv): Promise<JWTPayload | undefined> {
  if (token.split('.').length !== 3) logOpaqueToken(Date.now())
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
    // Claims are checked only after the signature.
    if (error instanceof errors.JWTClaimValidationFailed) throwIfMadeForOthers(error, env)
    return undefined
  }
}

const logEveryMs = 10 * minuteMs
let opaqueLoggedAt = 0

/** Logs the most common mistake in provider settings, but not for every request. */
function logOpaqueToken(now: number): void {
  if (now - opaqueLoggedAt < logEveryMs) return
  opaqueLoggedAt = now
  logFailure(
    'An access token is no JWT, so this server cannot read it. Let the provider issue JWTs for OIDC_AUDIENCE, or set OIDC_ACCESS_TOKENS=introspection and let it be asked (docs/deployment/identity.md).',
    undefined,
  )
}

/** @throws 403 or 401 for a mistake in the settings of provider or server, which later tokens would have too */
function throwIfMadeForOthers({ reason, claim }: errors.JWTClaimValidationFailed, env: ExternalEnv): void {
  if (reason === 'missing') throw claimMissing(claim)
  const advice = 'Whoever runs this server should compare that with the token.'
  if (claim === 'aud')
    throw new Refusal(401, 'audienceNotValid', `The token is not for OIDC_AUDIENCE, ${env.OIDC_AUDIENCE}. ${advice}`)
  if (claim === 'iss')
    throw new Refusal(401, 'issuerNotValid', `The token is not of OIDC_ISSUER, ${env.OIDC_ISSUER}. ${advice}`)
}

/** Clock difference of two computers; not the 300 s of §9, by which tokens would live five minutes longer. */
const clockSkewSeconds = 10

/** Ignores errors that mean an invalid token; other errors mean that keys are not available. @throws 503 */
export function throwUnlessInvalid(error: unknown): void {
  const isAway = !(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout
  if (isAway || error.code === 'ERR_JOSE_GENERIC') throw providerAway('its keys cannot be had')
}

/** Recent introspection answers by token hash, because a page sends ten requests at once. */
const asked = new Map<string, { answer: Promise<object | undefined>; until: number }>()
const believedMs = 30_000

function introspected(token: string, env: ExternalEnv): Promise<object | undefined> {
  const key = sha256(`${env.OIDC_ISSUER} ${token}`)
  const kept = asked.get(key)
  if (kept && kept.until > Date.now()) return kept.answer
  deleteOldTokens()
  const answer = introspect(token, env)
  asked.delete(key)
  asked.set(key, { answer, until: Date.now() + believedMs })
  answer.catch(() => asked.delete(key))
  return answer
}

/** Tokens are in order of age, so only expired ones are visited. */
function deleteOldTokens() {
  for (const [key, { until }] of asked) {
    if (until > Date.now()) return
    asked.delete(key)
  }
}

/**
 * Introspects a token (RFC 7662) with the credentials of this server. The token must be for our audience or
 * application.
 */
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

/** Verification of the provider's ID tokens, as for our own (§8), with the clock skew of §9. */
export const externalIdTokens = async (env: ExternalEnv) => ({
  issuer: env.OIDC_ISSUER,
  audience: env.VITE_IDENTITY_CLIENT,
  key: (await providerMetadata(env.OIDC_ISSUER)).keys,
  clockSkewSeconds: signInLimits.clockSkewSeconds,
})
