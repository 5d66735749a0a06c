import { and, eq, gt, isNull, or, type SQL } from 'drizzle-orm'
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import { sha256 } from '#server/crypto/tokens.ts'
import { oidcRecords } from '#server/db/schema/system/identity.ts'
import { closeTool } from '#server/domains/booking/closeTool.ts'
import { endGrant } from '#server/domains/grants/grants.ts'
import type { Services } from '#server/services/services.ts'

/** How long a used refresh token is accepted once more, for a renewal that is repeated because its response was lost. */
const reuseGraceMs = 10_000
/**
 * A use so long ago that no request gives it grace, also one that read its clock earlier than the request before it.
 * Not the beginning of the epoch, which the provider's library takes for no use.
 */
const longAgo = new Date(1000)

/** The stored id of a record: its hash, except for grants, whose id is not secret and is used in other tables. */
const recordId = (model: string, id: string): string => (model === 'Grant' ? id : sha256(id))

/**
 * Stores one model of the provider in the database, so that it survives restarts. A record can be consumed once, a
 * refresh token twice within seconds. Ids are hashed and payloads encrypted.
 */
export const adapterFactory =
  (services: Services) =>
  (model: string): Adapter => {
    const { db } = services
    const byId = (id: string) => and(eq(oidcRecords.model, model), eq(oidcRecords.id, recordId(model, id)))
    const findOne = (condition: SQL) => readRecord(model, condition, services)

    return {
      find: (id) => findOne(eq(oidcRecords.id, recordId(model, id))),
      findByUid: (uid) => findOne(eq(oidcRecords.uid, sha256(uid))),
      // User codes belong to the device flow, which is not offered.
      findByUserCode: async () => undefined,
      upsert: async (id, payload, expiresIn) => {
        const row = rowOf(payload, expiresIn, services)
        await db
          .insert(oidcRecords)
          .values({ model, id: recordId(model, id), ...row })
          .onConflictDoUpdate({ target: [oidcRecords.model, oidcRecords.id], set: row })
      },
      consume: async (id) => {
        if (await use(byId(id), services)) return
        // Two simultaneous exchanges of one code: the database lets only one succeed.
        if (model === 'AuthorizationCode') throw new errors.InvalidGrant('authorization code already used')
        if (model === 'RefreshToken') await useAgain(byId(id), services)
      },
      destroy: async (id) => {
        await db.delete(oidcRecords).where(byId(id))
        if (model === 'Grant') await closeTool(db, id)
      },
      revokeByGrantId: async (grantId) => {
        // Deletes records of this model only: an interaction may carry the same grant id and must outlive the grant.
        await db.delete(oidcRecords).where(and(eq(oidcRecords.model, model), eq(oidcRecords.grantId, grantId)))
      },
    }
  }

/** Marks a record as used. @returns whether it was not used before */
async function use(condition: SQL | undefined, { db, now }: Services): Promise<boolean> {
  const used = await db
    .update(oidcRecords)
    .set({ consumedAt: now() })
    .where(and(condition, isNull(oidcRecords.consumedAt)))
    .returning({ id: oidcRecords.id })
  return used.length > 0
}

/**
 * Takes the one further use of a refresh token, by ending its grace. The database lets one of simultaneous requests
 * succeed, in whichever process. Each further one ends the sign-in, as the library does where it has seen the use.
 * @throws `InvalidGrant`
 */
async function useAgain(condition: SQL | undefined, services: Services): Promise<void> {
  const { db, now } = services
  const graceBegin = new Date(+now() - reuseGraceMs)
  const used = await db
    .update(oidcRecords)
    .set({ consumedAt: longAgo })
    .where(and(condition, gt(oidcRecords.consumedAt, graceBegin)))
    .returning({ id: oidcRecords.id })
  if (used.length > 0) return
  const [row] = await db.select({ grantId: oidcRecords.grantId }).from(oidcRecords).where(condition)
  if (row?.grantId) {
    await endGrant(services, row.grantId)
    await closeTool(db, row.grantId)
  }
  throw new errors.InvalidGrant('refresh token already used')
}

/** The payload of an unexpired record, with `consumed` when it was used. */
async function readRecord(model: string, condition: SQL, { db, now, sealer }: Services) {
  const aliveCondition = or(isNull(oidcRecords.expiresAt), gt(oidcRecords.expiresAt, now()))
  const [row] = await db
    .select()
    .from(oidcRecords)
    .where(and(eq(oidcRecords.model, model), condition, aliveCondition))
  const payload = row?.payload && openPayload(row.payload, sealer)
  if (!row || !payload) return undefined
  const isSpent = row.consumedAt && !(model === 'RefreshToken' && +row.consumedAt > +now() - reuseGraceMs)
  return { ...payload, ...(isSpent && { consumed: Math.floor(+row.consumedAt! / 1000) }) } as AdapterPayload
}

/** The columns of a payload. @param expiresIn in seconds; undefined for a record without expiry */
function rowOf(payload: AdapterPayload, expiresIn: number | undefined, { now, sealer }: Services) {
  const { accountId = null, grantId = null, uid } = payload
  return {
    payload: sealer.seal(JSON.stringify(payload)),
    accountId,
    grantId,
    uid: uid ? sha256(uid) : null,
    expiresAt: expiresIn ? new Date(+now() + expiresIn * 1000) : null,
  }
}

/** A payload encrypted with another key counts as missing, so its owner signs in again. */
function openPayload(sealed: string, sealer: Services['sealer']): AdapterPayload | undefined {
  try {
    return JSON.parse(sealer.open(sealed)) as AdapterPayload
  } catch {
    return undefined
  }
}
