import { and, eq, gt, inArray, or } from 'drizzle-orm'
import { oidcRecords } from '#server/db/schema/identity.ts'
import { knownPlaces } from '#server/db/schema/limits.ts'
import { idleSeconds } from '#server/services/sessionLifetimes.ts'
import type { Services } from '#server/services/services.ts'

/**
 * Sign-ins at another party's provider (session/external/sessions.ts), as two kinds of records: the sign-in itself, by
 * the key of its person and session in `uid`, and the mark, by that key, that it was ended, which no token issued until
 * then outlives.
 */
export const externalSession = 'ExternalSession'
export const externalSignOut = 'ExternalSignOut'

/** Whether a sign-in has not been removed: signed out, revoked, replaced by another or past the longest session. */
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
 * Whether a sign-in is in use: it has a refresh token that is still valid, or a code that is still to be exchanged; at
 * another party's provider, calls were made in it.
 * Otherwise it has been idle for longer than §9 allows.
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

/** Ends a sign-in at our own provider: its tokens are refused from then on. */
export async function endGrant({ db }: Pick<Services, 'db'>, grantId: string): Promise<void> {
  const isIssuedInIt = and(
    inArray(oidcRecords.model, ['RefreshToken', 'AuthorizationCode']),
    eq(oidcRecords.grantId, grantId),
  )
  const isIt = and(eq(oidcRecords.model, 'Grant'), eq(oidcRecords.id, grantId))
  await db.delete(oidcRecords).where(or(isIt, isIssuedInIt))
}

/** Ends sign-ins at another party's provider by their keys, and refuses every token that was issued for them until now. */
export async function endExternal(keys: string[], { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>) {
  if (keys.length === 0) return
  // Older tokens begin no session anyway, so the mark need not last longer.
  const mark = { consumedAt: now(), expiresAt: new Date(+now() + idleSeconds(env) * 1000) }
  await db
    .insert(oidcRecords)
    .values(keys.map((key) => ({ model: externalSignOut, id: key, ...mark })))
    .onConflictDoUpdate({ target: [oidcRecords.model, oidcRecords.id], set: mark })
  await db.delete(oidcRecords).where(and(eq(oidcRecords.model, externalSession), inArray(oidcRecords.uid, keys)))
}

/**
 * Ends every sign-in of an account, in all browsers: sessions, grants, and what was issued under them. No browser or
 * address is known to it any more.
 */
export const endSignIns = (accountId: string, services: Pick<Services, 'db' | 'env' | 'now'>): Promise<void> =>
  endAllSignIns([accountId], services)

/** As `endSignIns`, of many accounts in a few statements. */
export async function endAllSignIns(
  accountIds: string[],
  services: Pick<Services, 'db' | 'env' | 'now'>,
): Promise<void> {
  const { db } = services
  const isTheirs = inArray(oidcRecords.accountId, accountIds)
  const elsewhere = await db
    .selectDistinct({ key: oidcRecords.uid })
    .from(oidcRecords)
    .where(and(eq(oidcRecords.model, externalSession), isTheirs))
  await endExternal(
    elsewhere.flatMap(({ key }) => key ?? []),
    services,
  )
  await db.delete(oidcRecords).where(isTheirs)
  await db.delete(knownPlaces).where(inArray(knownPlaces.accountId, accountIds))
}
