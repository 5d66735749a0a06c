import { jwtVerify } from 'jose'
import type { Caller } from '#server/http/access/caller.ts'
import type { Services } from '#server/services/services.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import { loadAccount } from './account.ts'
import { audienceOf, issuerOf } from './addresses.ts'
import { accountOf } from './external/people.ts'
import { joinSession } from './external/sessions.ts'
import { type ExternalEnv, isExternal, verifyExternalToken } from './external/tokens.ts'
import { isGrantAlive } from '#server/domains/grants/grants.ts'
import { publicKey } from './keys.ts'

/**
 * The caller of an `Authorization: Bearer …` header. Undefined for a token that was not issued for these APIs by the
 * configured provider or has expired, for a removed grant (signed out, revoked), and for an inactive person.
 */
export async function authenticate(services: Services, header: string | undefined): Promise<Caller | undefined> {
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(header ?? '')?.[1]
  if (!token) return undefined
  const { env } = services
  const isForeign = isExternal(env) && env.OIDC_ACCESS_TOKENS !== 'exchange'
  const signIn = await (isForeign ? externalSignIn(token, services, env) : ownSignIn(token, services))
  return signIn && findCaller(services, signIn)
}

type SignIn = Pick<Caller, 'accountId' | 'grantId'>

/** @throws 403 for a person unknown here, or a token without a needed claim; 503 when the provider does not answer */
async function externalSignIn(token: string, services: Services, env: ExternalEnv): Promise<SignIn | undefined> {
  const identity = await verifyExternalToken(token, services, env)
  if (!identity) return undefined
  const accountId = await accountOf(identity, services, env, token)
  const grantId = await joinSession(identity, accountId, services)
  return grantId === undefined ? undefined : { accountId, grantId }
}

async function ownSignIn(token: string, services: Services): Promise<SignIn | undefined> {
  const claims = await verified(services, token)
  if (!claims || typeof claims.grant !== 'string' || !claims.sub) return undefined
  return { accountId: claims.sub, grantId: claims.grant }
}

/** The current caller of a sign-in; undefined when it was removed or the person is inactive. */
export async function findCaller(services: Services, { accountId, grantId }: SignIn): Promise<Caller | undefined> {
  if (!(await isGrantAlive(services, grantId))) return undefined
  const found = await loadAccount(services.db, accountId)
  if (!found?.isActive) return undefined
  const { profile, roles, guestUntil } = found
  // Sign-ins of guests are ended by a scheduled job; after the end of the stay they give no access.
  if (guestUntil !== null && guestUntil < earliestDay(services.now())) return undefined
  const { id: profileId, companyId, employeeId } = profile
  return { accountId, grantId, profileId, employeeId, companyId, roles, isRegistered: profile.registeredAt !== null }
}

/** Verifies an access token. An ID token is refused: its type and audience differ. */
async function verified(services: Services, token: string) {
  const { env, now } = services
  const checks = {
    issuer: issuerOf(env),
    audience: audienceOf(env),
    typ: 'at+jwt',
    algorithms: ['ES256'],
    requiredClaims: ['exp', 'sub', 'grant'],
    currentDate: now(),
  }
  return jwtVerify(token, await publicKey(services), checks).then(
    ({ payload }) => payload,
    () => undefined,
  )
}
