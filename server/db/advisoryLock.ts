import { sql } from 'drizzle-orm'
import type { Database } from './client.ts'

/** Advisory lock numbers, arbitrary but fixed: one for each task that only one process may do at a time. */
const locks = { migration: 7_243_501, firstRows: 7_243_502, advice: 7_243_511 }

/**
 * Takes an advisory lock, waiting for other processes; it is released when the transaction ends. The wait and the work
 * may take longer than the time limit of a request.
 */
export async function holdLock(tx: Pick<Database, 'execute'>, lock: keyof typeof locks): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`select pg_advisory_xact_lock(${locks[lock]})`)
}

/** The first number of the locks of companies; the second is made from the company's id. */
const companyLocks = { bookingMonths: 7_243_503, openReports: 7_243_504, rollCalls: 7_243_505 }

/**
 * Takes an advisory lock of a company, waiting for other transactions; it is released when the transaction ends. Two
 * companies share a lock by chance, which costs a wait and nothing else.
 */
export async function holdCompanyLock(
  tx: Pick<Database, 'execute'>,
  lock: keyof typeof companyLocks,
  companyId: string,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${companyLocks[lock]}, hashtext(${companyId}))`)
}
