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
export const allowanceId = (key: string, { sealer }: Pick<Services, 'sealer'>) =>
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
    .values({ key: allowanceId(key, store), used: 1, endsAt: new Date(+at + seconds * 1000) })
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

/** When something may be done again that is done at most once within a span of time. */
export interface Turn {
  /** Stands for the key without naming anybody. */
  id: string
  /** Seconds until then; 0 for at once. */
  wait: number
}

/**
 * Takes the next turn of each key: at once where the last one is longer ago than `seconds`, otherwise as soon as it is.
 * Who asks again until then is given the same turn.
 */
export async function takeTurns(keys: readonly string[], seconds: number, store: Store): Promise<Map<string, Turn>> {
  const at = store.now()
  const ids = new Map(keys.map((key) => [key, allowanceId(key, store)]))
  if (ids.size === 0) return new Map()
  const span = sql`${seconds} * interval '1 second'`
  const isOver = sql`${allowances.endsAt} <= ${at.toISOString()}::timestamptz`
  // The end is that of the span after the turn that was given last, which lies ahead while it is waited for.
  const isAhead = sql`${allowances.used} > 1 and ${allowances.endsAt} - ${span} > ${at.toISOString()}::timestamptz`
  const rows = await store.db
    .insert(allowances)
    // In one order, so that two who take many do not wait for each other.
    .values([...ids.values()].toSorted().map((key) => ({ key, used: 1, endsAt: new Date(+at + seconds * 1000) })))
    .onConflictDoUpdate({
      target: allowances.key,
      set: {
        used: sql`case when ${isOver} then 1 else 2 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at when ${isAhead} then ${allowances.endsAt} else ${allowances.endsAt} + ${span} end`,
      },
    })
    .returning()
  const waits = new Map(rows.map(({ key, endsAt }) => [key, Math.ceil((+endsAt - +at) / 1000) - seconds]))
  return new Map([...ids].map(([key, id]) => [key, { id, wait: waits.get(id) ?? 0 }]))
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
    .where(eq(allowances.key, allowanceId(key, store)))

/** Begins counting anew. */
export const resetAllowances = (uses: readonly Allowance[], store: Store) => {
  const keys = uses.map(({ key }) => allowanceId(key, store))
  return store.db.delete(allowances).where(inArray(allowances.key, keys))
}

/** Deletes what has run out; called at intervals. */
export const sweepAllowances = ({ db, now }: Store) => db.delete(allowances).where(lt(allowances.endsAt, now()))
