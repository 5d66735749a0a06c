import { sql, type SQL } from 'drizzle-orm'
import { vi } from 'vitest'
import { allowances } from '#server/db/schema/system/limits.ts'
import { queues } from '#server/mail/mailJobs.ts'
import type { Services } from '#server/services/services.ts'

type Has = Pick<Services, 'db'>

/** The rows of the mail queues, as they are stored. */
export async function queuedRows({ db }: Has, where: SQL = sql`true`) {
  const ours = sql`name in (${queues.outgoing}, ${queues.undelivered})`
  const found = await db.execute(sql`select name, state, data::text from pgboss.job where ${ours} and (${where})`)
  return (found as { rows: { name: string; state: string; data: string }[] }).rows
}

const isDue = sql`state = 'active' or (state in ('created', 'retry') and start_after <= now())`

/** Resolves when every mail that may leave now has left, or waits for another try. */
export const allSent = (services: Has) =>
  vi.waitFor(async () => {
    const due = (await queuedRows(services, isDue)).filter(({ name }) => name === queues.outgoing)
    if (due.length > 0) throw new Error('Mails are on their way')
  }, 60_000)

/** As if the time until the next try were over: the workers are woken too, or they would look only every few seconds. */
export async function endWaiting({ db }: Has) {
  await db.execute(sql`update pgboss.job set start_after = now() where name = ${queues.outgoing} and state = 'retry'`)
  await wakeWorkers({ db })
}

async function wakeWorkers({ db }: Has) {
  await db.execute(sql`select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), ${queues.outgoing})`)
}

/** Forgets the last mails to people and those that wait for their turn, as if they were long ago. Due ones still leave. */
export async function forgetTurns({ db }: Has) {
  await db.execute(sql`delete from pgboss.job where state = 'created' and start_after > now()`)
  await db.delete(allowances)
}

/** As if an hour had passed: the letters that wait for it leave. */
export async function endPause({ db }: Has) {
  await db.execute(sql`update pgboss.job set start_after = now() where name = ${queues.outgoing} and state = 'created'`)
  await wakeWorkers({ db })
}
