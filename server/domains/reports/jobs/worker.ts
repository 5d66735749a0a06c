import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { reportJobs } from '#server/db/schema/reports/reports.ts'
import { sqlStateOf } from '#server/db/sqlState.ts'
import { logFailure } from '#server/log/logFailure.ts'
import type { Services } from '#server/services/services.ts'
import { failSilentJobs } from './endJobs.ts'
import type { StoredJob } from './jobRows.ts'
import { runJob } from './runJob.ts'

/** Pause of a worker that found no job. */
const pauseMs = 1000
/** Jobs that a process makes at once, so that a long one does not keep everybody waiting. */
const workers = 2

/**
 * Makes waiting reports until the returned function is called, which interrupts those being made. Several processes
 * share the work: the database gives each job to one of them.
 */
export function startReportWorker(services: Services): () => Promise<void> {
  const stopping = new AbortController()
  const all = Array.from({ length: workers }, () => work(services, stopping.signal))
  return async () => {
    stopping.abort()
    await Promise.all(all)
  }
}

async function work(services: Services, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const found = await runNext(services, stopping).catch((error: unknown) => {
      logFailure('No report could be made.', error)
      return false
    })
    // An aborted pause is no failure: the process ends.
    if (!found) await setTimeout(pauseMs, undefined, { signal: stopping }).catch(() => undefined)
  }
}

/** Makes the next waiting report. @returns false where none can begin now */
export async function runNext(services: Services, stopping: AbortSignal): Promise<boolean> {
  await failSilentJobs(services)
  const job = await claim(services)
  if (!job) return false
  await runJob(job, services, stopping)
  return true
}

/** Claims the oldest waiting job of a person who has none running; undefined without one. */
async function claim({ db, now }: Services): Promise<StoredJob | undefined> {
  const next = sql`(
    select waiting.id from report_jobs waiting
    where waiting.status = 'waiting' and not exists (
      select 1 from report_jobs running where running.profile_id = waiting.profile_id and running.status = 'running')
    order by waiting.created_at, waiting.id limit 1 for update skip locked)`
  try {
    const [job] = await db
      .update(reportJobs)
      .set({ status: 'running', beatAt: now(), doneRows: 0 })
      .where(sql`${reportJobs.id} = ${next}`)
      .returning()
    return job
  } catch (error) {
    // Another process has just begun one of the same person.
    if (sqlStateOf(error) === '23505') return undefined
    throw error
  }
}
