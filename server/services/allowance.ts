import { createHmac } from 'node:crypto'
import { eq, inArray, lt, sql } from 'drizzle-orm'
import { allowances } from '#server/db/schema/limits.ts'
import type { Services } from '#server/services/services.ts'

/** How often something may be begun within a span of time. */
export interface Allowance {
  /** What is limited, and for whom; stored only as a keyed hash. */
  key: string
  most: number
  seconds: number
}

type Store = Pick<Services, 'db' | 'sealer' | 'now'>

/** Keyed, so that logins and addresses cannot be tried out against a copy of the table. */
const hashOf = (key: string, { sealer }: Store) =>
  createHmac('sha256', sealer.derive('allowances', '')).update(key).digest('base64url')

/**
 * Begins something limited. One statement counts and decides, so that simultaneous attempts, in whichever process,
 * never exceed the limit.
 * @returns 0 where it may go on, otherwise the seconds until it may
 */
export async function takeAllowance({ key, most, seconds }: Allowance, store: Store): Promise<number> {
  const at = store.now()
  const isOver = sql`${allowances.endsAt} <= ${at.toISOString()}::timestamptz`
  const [row] = await store.db
    .insert(allowances)
    .values({ key: hashOf(key, store), used: 1, endsAt: new Date(+at + seconds * 1000) })
    .onConflictDoUpdate({
      target: allowances.key,
      set: {
        used: sql`case when ${isOver} then 1 else least(${allowances.used}, ${most}) + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${allowances.endsAt} end`,
      },
    })
    .returning()
  return row && row.used > most ? Math.ceil((+row.endsAt - +at) / 1000) : 0
}

/** Uses several in turn, until one refuses. @returns as `takeAllowance` */
export async function takeAllowances(uses: readonly Allowance[], store: Store): Promise<number> {
  for (const each of uses) {
    const wait = await takeAllowance(each, store)
    if (wait > 0) return wait
  }
  return 0
}

/** Takes one use back: it succeeded, or was not made in the end. */
export const returnAllowance = ({ key, most }: Allowance, store: Store) =>
  store.db
    .update(allowances)
    .set({ used: sql`greatest(least(${allowances.used}, ${most}) - 1, 0)` })
    .where(eq(allowances.key, hashOf(key, store)))

/** Begins counting anew. */
export const resetAllowances = (uses: readonly Allowance[], store: Store) => {
  const keys = uses.map(({ key }) => hashOf(key, store))
  return store.db.delete(allowances).where(inArray(allowances.key, keys))
}

/** Deletes what has run out; called at intervals. */
export const sweepAllowances = ({ db, now }: Store) => db.delete(allowances).where(lt(allowances.endsAt, now()))
