import { sql } from 'drizzle-orm'
import { fromPglite, PgBoss, type Clock, type ConstructorOptions } from 'pg-boss'
import type { PGlite } from '@electric-sql/pglite'
import type { Database } from '#server/db/client.ts'
import type { Engine } from '#server/db/open.ts'
import { logFailure } from '#server/log/logFailure.ts'

/** The two queues: mails to send, and mails that could not be sent. */
export const queues = { outgoing: 'mail', undelivered: 'mail-undelivered' } as const

const daySeconds = 86_400
/** How long an undelivered mail is stored; afterwards it is deleted. */
const keptSeconds = 90 * daySeconds

/**
 * A failed attempt is repeated after half a minute, then after longer and longer waits up to an hour, for about a day.
 * A mail whose process was killed counts as failed when its heartbeat is missing.
 */
const outgoing = {
  retryLimit: 30,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 3600,
  heartbeatSeconds: 10,
  expireInSeconds: 120,
  retentionSeconds: keptSeconds,
  // Only mails that failed for good reach this point; their copy is in the undelivered queue.
  deleteAfterSeconds: 1,
  deadLetter: queues.undelivered,
  notify: true,
}

const options = {
  schedule: false,
  registerInstance: false,
  useListenNotify: true,
  superviseIntervalSeconds: 10,
  monitorIntervalSeconds: 10,
  maintenanceIntervalSeconds: 60,
} as const satisfies ConstructorOptions

/** Node changes a longer timeout to one millisecond. */
const longestWaitMs = 2 ** 31 - 1

/**
 * A steady clock for the waits of the queue. If the machine's clock is set back, a wait would be polled thousands of
 * times a second.
 */
const evenClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (work, ms) => setTimeout(work, Math.min(ms, longestWaitMs)),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (work, ms) => setInterval(work, ms),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
}

const connectionOf = (engine: Engine): ConstructorOptions =>
  'embedded' in engine
    ? { db: fromPglite(engine.embedded), backend: 'pglite' }
    : { connectionString: engine.connectionString, application_name: 'waymark mail', max: 4 }

/**
 * Opens the mail queues and creates missing ones. Mails that a killed process was sending wait again. `stop` it before
 * the database is closed.
 */
export async function openMailJobs(engine: Engine): Promise<PgBoss> {
  const boss = new PgBoss({ ...options, ...connectionOf(engine), clock: evenClock })
  let isStopped = false
  boss.on('stopped', () => (isStopped = true))
  // Without a listener a lost connection would end the process; the library opens another one by itself. Errors of
  // connections that the database ends while closing are ignored.
  boss.on('error', (error) => !isStopped && logFailure('The mail queue was not reached.', error))
  await boss.start()
  await boss.createQueue(queues.undelivered, { retentionSeconds: keptSeconds })
  await boss.createQueue(queues.outgoing, outgoing)
  if ('embedded' in engine) await putBack(boss, engine.embedded)
  return boss
}

/**
 * Deletes the waiting mails with these keys. The library deletes by one key per statement, too slow for thousands of
 * keys.
 */
export async function deleteWaiting(tx: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const waitingCondition = sql`name = ${queues.outgoing} and state in ('created', 'retry')`
  await tx.execute(sql`delete from pgboss.job where ${waitingCondition} and singleton_key in ${[...keys]}`)
}

/** A mail that was started more often may be what ends the process, so it waits longer each time. */
const mostPutBack = 2

/**
 * The embedded database belongs to one process at a time. Mails marked as being sent when it is opened are not, so they
 * are queued again without waiting for the heartbeat. In one transaction, because a canceled mail is soon deleted.
 */
async function putBack(boss: PgBoss, embedded: PGlite): Promise<void> {
  const found = await boss.findJobs(queues.outgoing)
  const begun = found
    .filter(({ state, retryCount }) => state === 'active' && retryCount < mostPutBack)
    .map(({ id }) => id)
  if (begun.length === 0) return
  await embedded.transaction(async (tx) => {
    const db = { executeSql: (text: string, values?: unknown[]) => tx.query(text, values) }
    await boss.cancel(queues.outgoing, begun, { db })
    await boss.resume(queues.outgoing, begun, { db })
  })
}
