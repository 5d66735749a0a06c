import { and, eq, gt, inArray, or } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { oidcRecords } from '#server/db/schema/identity.ts'
import { knownPlaces } from '#server/db/schema/limits.ts'
import type { Services } from '#server/services/services.ts'

/** The records of sign-ins at another party's provider (session/external/sessions.ts). */
export const externalSession = 'ExternalSession'

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

/**
 * Ends every sign-in of an account, in all browsers: sessions, grants, and what was issued under them. No browser or
 * address is known to it any more.
 */
export async function endSignIns(db: Database, accountId: string): Promise<void> {
  await db.delete(oidcRecords).where(eq(oidcRecords.accountId, accountId))
  await db.delete(knownPlaces).where(eq(knownPlaces.accountId, accountId))
}
