import { and, eq, gt } from 'drizzle-orm'
import { jwtVerify } from 'jose'
import { oidcRecords } from '#server/db/schema/identity.ts'
import type { Caller } from '#server/http/caller.ts'
import type { Services } from '#server/services/services.ts'
import { loadAccount } from './account.ts'
import { audienceOf, issuerOf } from './addresses.ts'
import { publicKey } from './keys.ts'

/**
 * The caller behind an `Authorization: Bearer …` header; undefined where the token was not issued by us for these APIs,
 * has expired, its grant has been removed (signed out, revoked), or the person is no longer active.
 */
export async function authenticate(services: Services, header: string | undefined): Promise<Caller | undefined> {
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(header ?? '')?.[1]
  const claims = token && (await verified(services, token))
  if (!claims || typeof claims.grant !== 'string' || !claims.sub) return undefined
  if (!(await isGrantAlive(services, claims.grant))) return undefined
  const found = await loadAccount(services.db, claims.sub)
  if (!found?.isActive) return undefined
  const { account, profile, roles } = found
  const { id: profileId, companyId, employeeId } = profile
  return { accountId: account.id, profileId, employeeId, companyId, roles, isRegistered: profile.registeredAt !== null }
}

/** Verifies an access token. An ID token is refused: its type and audience differ. */
async function verified({ db, env, now }: Services, token: string) {
  const checks = {
    issuer: issuerOf(env),
    audience: audienceOf(env),
    typ: 'at+jwt',
    algorithms: ['ES256'],
    requiredClaims: ['exp', 'sub', 'grant'],
    currentDate: now(),
  }
  return jwtVerify(token, await publicKey(db), checks).then(
    ({ payload }) => payload,
    () => undefined,
  )
}

async function isGrantAlive({ db, now }: Services, grantId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: oidcRecords.id })
    .from(oidcRecords)
    .where(and(eq(oidcRecords.model, 'Grant'), eq(oidcRecords.id, grantId), gt(oidcRecords.expiresAt, now())))
  return row !== undefined
}
