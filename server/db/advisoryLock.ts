import { sql } from 'drizzle-orm'
import type { Database } from './client.ts'

/** Any fixed numbers, one for each thing that processes starting together must not do at once. */
const locks = { migration: 7_243_501, firstRows: 7_243_502 }

/** Waits until no other process holds the lock, and holds it until the transaction ends. */
export const holdLock = (tx: Pick<Database, 'execute'>, lock: keyof typeof locks) =>
  tx.execute(sql`select pg_advisory_xact_lock(${locks[lock]})`)
