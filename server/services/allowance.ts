import { eq, inArray, lt, sql } from 'drizzle-orm'
import { keyedHash, keyedHashes } from '#server/crypto/keyedHash.ts'
import { allowances } from '#server/db/schema/system/limits.ts'
import type { Services } from '#server/services/services.ts'

/** The maximum number of uses of an action within a period. */
export interface Allowance {
  /** The action and its subject; stored only as a keyed hash. */
  key: string
  most: number
  seconds: number
}

type Store = Pick<Services, 'db' | 'sealer' | 'now'>

/** A keyed hash, so that logins and addresses cannot be tried against a copy of the table. */
export const allowanceId = (key: string, { sealer }: Pick<Services, 'sealer'>) => keyedHash(sealer, idKey, key)
const idKey = { purpose: 'allowances' }

/** The ids that a key may have had, while SEALING_KEY is being changed. */
export const allowanceIds = (key: string, { sealer }: Pick<Services, 'sealer'>) => keyedHashes(sealer, idKey, key)

/**
 * Counts one use. A single statement counts and decides, so that simultaneous attempts, in any process, never exceed
 * the limit.
 * @returns 0 when allowed, otherwise the seconds until the next use
 */
export async function takeAllowance({ key, most, seconds }: Allowance, store: Store): Promise<number> {
  const at = store.now()
  const endedCondition = sql`${allowances.endsAt} <= ${at.toISOString()}::timestamptz`
  const [row] = await store.db
    .insert(allowances)
    .values({ key: allowanceId(key, store), used: 1, endsAt: new Date(+at + seconds * 1000) })
    .onConflictDoUpdate({
      target: allowances.key,
      set: {
        used: sql`case when ${endedCondition} then 1 else least(${allowances.used}, ${most}) + 1 end`,
        endsAt: sql`case when ${endedCondition} then excluded.ends_at else ${allowances.endsAt} end`,
      },
    })
    .returning()
  return row && row.used > most ? Math.ceil((+row.endsAt - +at) / 1000) : 0
}

/** The next time for an action that is allowed once in a period. */
export interface Turn {
  /** An id for the key that contains no personal data. */
  id: string
  /** Seconds until then; 0 for now. */
  wait: number
}

/**
 * Takes the next turn of each key: now when the last one is longer ago than `seconds`, otherwise when that time is
 * over. Further calls until then get the same turn.
 */
export async function takeTurns(keys: readonly string[], seconds: number, store: Store): Promise<Map<string, Turn>> {
  const at = store.now()
  const ids = new Map(keys.map((key) => [key, allowanceId(key, store)]))
  if (ids.size === 0) return new Map()
  const span = sql`${seconds} * interval '1 second'`
  const endedCondition = sql`${allowances.endsAt} <= ${at.toISOString()}::timestamptz`
  // The stored end is that of the period after the last turn, which is in the future while it is waited for.
  const aheadCondition = sql`${allowances.used} > 1 and ${allowances.endsAt} - ${span} > ${at.toISOString()}::timestamptz`
  const rows = await store.db
    .insert(allowances)
    // Sorted, so that two calls with many keys do not deadlock.
    .values([...ids.values()].toSorted().map((key) => ({ key, used: 1, endsAt: new Date(+at + seconds * 1000) })))
    .onConflictDoUpdate({
      target: allowances.key,
      set: {
        used: sql`case when ${endedCondition} then 1 else 2 end`,
        endsAt: sql`case when ${endedCondition} then excluded.ends_at when ${aheadCondition} then ${allowances.endsAt} else ${allowances.endsAt} + ${span} end`,
      },
    })
    .returning()
  const waits = new Map(rows.map(({ key, endsAt }) => [key, Math.ceil((+endsAt - +at) / 1000) - seconds]))
  return new Map([...ids].map(([key, id]) => [key, { id, wait: waits.get(id) ?? 0 }]))
}

/** Uses several allowances in order, until one refuses. @returns as `takeAllowance` */
export async function takeAllowances(uses: readonly Allowance[], store: Store): Promise<number> {
  for (const each of uses) {
    const wait = await takeAllowance(each, store)
    if (wait > 0) return wait
  }
  return 0
}

/** Returns one use, for an attempt that succeeded or did not happen. */
export const returnAllowance = ({ key, most }: Allowance, store: Store) =>
  store.db
    .update(allowances)
    .set({ used: sql`greatest(least(${allowances.used}, ${most}) - 1, 0)` })
    .where(eq(allowances.key, allowanceId(key, store)))

/** Resets the counts. */
export const resetAllowances = (uses: readonly Allowance[], store: Store) => {
  const keys = uses.map(({ key }) => allowanceId(key, store))
  return store.db.delete(allowances).where(inArray(allowances.key, keys))
}

/** Deletes ended periods. A scheduled job. */
export const sweepAllowances = ({ db, now }: Store) => db.delete(allowances).where(lt(allowances.endsAt, now()))
