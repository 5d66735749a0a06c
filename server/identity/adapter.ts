import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import { oidcRecords, signInCodes } from '#server/db/schema/identity.ts'
import { sweepInvitations } from '#server/domains/session/invitations.ts'
import type { Services } from '#server/services/services.ts'

/** How long a used refresh token is still accepted, for a renewal that is repeated because its answer was lost. */
export const reuseGraceMs = 10_000

/** Stores one model of the provider in the database, so that it survives restarts. A record can be consumed once. */
export const adapterFactory =
  (services: Services) =>
  (model: string): Adapter => {
    const { db, now } = services
    const byId = (id: string) => and(eq(oidcRecords.model, model), eq(oidcRecords.id, id))
    const isAlive = () => or(isNull(oidcRecords.expiresAt), gt(oidcRecords.expiresAt, now()))

    async function findOne(condition: ReturnType<typeof eq>) {
      const [row] = await db
        .select()
        .from(oidcRecords)
        .where(and(eq(oidcRecords.model, model), condition, isAlive()))
      if (!row) return undefined
      const isSpent = row.consumedAt && !(model === 'RefreshToken' && +row.consumedAt > +now() - reuseGraceMs)
      return { ...row.payload, ...(isSpent && { consumed: Math.floor(+row.consumedAt! / 1000) }) } as AdapterPayload
    }

    return {
      find: (id) => findOne(eq(oidcRecords.id, id)),
      findByUid: (uid) => findOne(eq(oidcRecords.uid, uid)),
      findByUserCode: (code) => findOne(eq(oidcRecords.userCode, code)),
      upsert: async (id, payload, expiresIn) => {
        const expiresAt = expiresIn ? new Date(+now() + expiresIn * 1000) : null
        const { grantId = null, uid = null, userCode = null } = payload
        const row = { payload: payload as Record<string, unknown>, grantId, uid, userCode, expiresAt }
        await db
          .insert(oidcRecords)
          .values({ model, id, ...row })
          .onConflictDoUpdate({ target: [oidcRecords.model, oidcRecords.id], set: row })
      },
      consume: async (id) => {
        const spent = await db
          .update(oidcRecords)
          .set({ consumedAt: now() })
          .where(and(byId(id), isNull(oidcRecords.consumedAt)))
          .returning({ id: oidcRecords.id })
        // Two simultaneous exchanges of one code: the database lets only one succeed.
        if (spent.length === 0 && model === 'AuthorizationCode')
          throw new errors.InvalidGrant('authorization code already used')
      },
      destroy: async (id) => {
        await db.delete(oidcRecords).where(byId(id))
      },
      revokeByGrantId: async (grantId) => {
        // Deletes records of this model only: an interaction may carry the same grant id and must outlive the grant.
        await db.delete(oidcRecords).where(and(eq(oidcRecords.model, model), eq(oidcRecords.grantId, grantId)))
      },
    }
  }

/** Deletes expired records; called at intervals. */
export const sweepExpired = async (services: Services): Promise<void> => {
  const { db, now } = services
  await db.delete(oidcRecords).where(and(sql`${oidcRecords.expiresAt} is not null`, lt(oidcRecords.expiresAt, now())))
  await db.delete(signInCodes).where(lt(signInCodes.expiresAt, now()))
  await sweepInvitations(services)
}
