import { sql } from 'drizzle-orm'
import { fromPglite, PgBoss } from 'pg-boss'
import type { Clock, ConstructorOptions } from 'pg-boss'
import type { PGlite } from '@electric-sql/pglite'
import type { Database } from '#server/db/client.ts'
import type { Engine } from '#server/db/open.ts'
import { logFailure } from '#server/log/logFailure.ts'

/** The two queues: mails that are to leave, and those that could not. */
export const queues = { outgoing: 'mail', undelivered: 'mail-undelivered' } as const

const daySeconds = 86_400
/** How long a mail is kept that does not leave, or that nobody sends again: afterwards it is removed unread. */
const keptSeconds = 90 * daySeconds

/**
 * A try that fails is repeated after half a minute, then after ever longer waits up to an hour, for about a day. A mail
 * whose process was killed counts as failed once its heartbeat is missing.
 */
const outgoing = {
  retryLimit: 30,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 3600,
  heartbeatSeconds: 10,
  expireInSeconds: 120,
  retentionSeconds: keptSeconds,
  // Only what failed for good is still there then; its copy waits among the undelivered.
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

/** Node takes a longer wait for one of a millisecond. */
const longestWaitMs = 2 ** 31 - 1

/**
 * The time of the queue's waits goes on evenly: where the machine's own is set back, a wait for a moment that has become
 * distant again would be asked for thousands of times a second.
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
 * Opens the mail queues, and makes them where they are missing; mails that a killed process was sending wait again.
 * `stop` it before the database is closed.
 */
export async function openMailJobs(engine: Engine): Promise<PgBoss> {
  const boss = new PgBoss({ ...options, ...connectionOf(engine), clock: evenClock })
  let isStopped = false
  boss.on('stopped', () => (isStopped = true))
  // Without a listener a lost connection would end the process; the library opens another one by itself. Connections
  // that the database ends while they are being closed are no failure.
  boss.on('error', (error) => !isStopped && logFailure('The mail queue was not reached.', error))
  await boss.start()
  await boss.createQueue(queues.undelivered, { retentionSeconds: keptSeconds })
  await boss.createQueue(queues.outgoing, outgoing)
  if ('embedded' in engine) await putBack(boss, engine.embedded)
  return boss
}

/**
 * Removes the mails of these keys that wait to leave. The library deletes those of one key at a time, which would take
 * a statement for each of some thousands.
 */
export async function deleteWaiting(tx: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const isWaiting = sql`name = ${queues.outgoing} and state in ('created', 'retry')`
  await tx.execute(sql`delete from pgboss.job where ${isWaiting} and singleton_key in ${[...keys]}`)
}

/** A mail that was begun more often than this may be what ends the process, and waits longer each time. */
const mostPutBack = 2

/**
 * The embedded database belongs to one process at a time: what stands there as on its way when it is opened is not, and
 * need not wait until its heartbeat is missed. In one transaction, as a canceled mail is soon removed.
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
