import { and, eq, gt, inArray, or } from 'drizzle-orm'
import { oidcRecords } from '#server/db/schema/system/identity.ts'
import { knownPlaces } from '#server/db/schema/system/limits.ts'
import { idleSeconds } from '#server/services/sessionLifetimes.ts'
import type { Services } from '#server/services/services.ts'

/**
 * Sign-ins at an external provider (session/external/sessions.ts) are two kinds of records: the sign-in, with the key
 * of person and session in `uid`, and its end, with the same key. The end refuses all tokens issued before it.
 */
export const externalSession = 'ExternalSession'
export const externalSignOut = 'ExternalSignOut'

/** Whether a sign-in still exists: not signed out, revoked, replaced, or past the longest session. */
export async function isGrantAlive({ db, now }: Services, grantId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: oidcRecords.id })
    .from(oidcRecords)
    .where(
      and(
        inArray(oidcRecords.model, ['Grant', externalSession]),
        eq(oidcRecords.id, grantId),
        gt(oidcRecords.expiresAt, now()),
      ),
    )
  return row !== undefined
}

/**
 * Whether a sign-in is in use: it has a valid refresh token or an unused code; at an external provider, it had recent
 * requests. Otherwise it has been idle for longer than §9 allows.
 */
export async function isInUse({ db, now }: Services, grantId: string): Promise<boolean> {
  const renewable = inArray(oidcRecords.model, ['RefreshToken', 'AuthorizationCode', externalSession])
  const [row] = await db
    .select({ id: oidcRecords.id })
    .from(oidcRecords)
    .where(and(eq(oidcRecords.grantId, grantId), renewable, gt(oidcRecords.expiresAt, now())))
    .limit(1)
  return row !== undefined
}

/** Ends a sign-in at the embedded provider. Its tokens are refused from then on. */
export async function endGrant({ db }: Pick<Services, 'db'>, grantId: string): Promise<void> {
  const issuedCondition = and(
    inArray(oidcRecords.model, ['RefreshToken', 'AuthorizationCode']),
    eq(oidcRecords.grantId, grantId),
  )
  const grantCondition = and(eq(oidcRecords.model, 'Grant'), eq(oidcRecords.id, grantId))
  await db.delete(oidcRecords).where(or(grantCondition, issuedCondition))
}

/** Ends sign-ins at an external provider by their keys, and refuses every token issued for them until now. */
export async function endExternal(keys: string[], { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>) {
  if (keys.length === 0) return
  // Older tokens start no session anyway, so the record may expire.
  const mark = { consumedAt: now(), expiresAt: new Date(+now() + idleSeconds(env) * 1000) }
  await db
    .insert(oidcRecords)
    .values(keys.map((key) => ({ model: externalSignOut, id: key, ...mark })))
    .onConflictDoUpdate({ target: [oidcRecords.model, oidcRecords.id], set: mark })
  await db.delete(oidcRecords).where(and(eq(oidcRecords.model, externalSession), inArray(oidcRecords.uid, keys)))
}

/**
 * Ends every sign-in of an account in all browsers: sessions, grants and their tokens. Known browsers and addresses are
 * deleted.
 */
export const endSignIns = (accountId: string, services: Pick<Services, 'db' | 'env' | 'now'>): Promise<void> =>
  endAllSignIns([accountId], services)

/** As `endSignIns`, for many accounts in a few statements. */
export async function endAllSignIns(
  accountIds: string[],
  services: Pick<Services, 'db' | 'env' | 'now'>,
): Promise<void> {
  const { db } = services
  const ownerCondition = inArray(oidcRecords.accountId, accountIds)
  const elsewhere = await db
    .selectDistinct({ key: oidcRecords.uid })
    .from(oidcRecords)
    .where(and(eq(oidcRecords.model, externalSession), ownerCondition))
  await endExternal(
    elsewhere.flatMap(({ key }) => key ?? []),
    services,
  )
  await db.delete(oidcRecords).where(ownerCondition)
  await db.delete(knownPlaces).where(inArray(knownPlaces.accountId, accountIds))
}
