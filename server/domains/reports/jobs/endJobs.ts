import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import { dayMs, minuteMs } from '#contract/durations.ts'
import { reportLimits, type JobProblem } from '#contract/reports.ts'
import { reportJobs, reportParts } from '#server/db/schema/reports.ts'
import type { Services } from '#server/services/services.ts'
import type { StoredJob } from './jobRows.ts'

/** A process that makes a report gives a sign of life every second; without one for this long it has ended. */
const silentMs = minuteMs

/** Condition: a job is still being made. A canceled one is not. */
export const runningCondition = ({ id }: Pick<StoredJob, 'id'>) =>
  and(eq(reportJobs.id, id), eq(reportJobs.status, 'running'))

/** Ends a running job with a problem and deletes what was made of its file; a canceled one keeps its status. */
export async function failJob(job: Pick<StoredJob, 'id'>, problem: JobProblem, { db }: Services): Promise<void> {
  await db.delete(reportParts).where(eq(reportParts.jobId, job.id))
  await db.update(reportJobs).set({ status: 'failed', problem, beatAt: null }).where(runningCondition(job))
}

/** Fails the jobs whose process has ended without a word, so that people can have them made again. */
export async function failSilentJobs(services: Services): Promise<void> {
  const { db, now } = services
  const before = new Date(now().getTime() - silentMs)
  const silent = await db
    .select({ id: reportJobs.id })
    .from(reportJobs)
    .where(and(eq(reportJobs.status, 'running'), or(isNull(reportJobs.beatAt), lt(reportJobs.beatAt, before))))
  for (const job of silent) await failJob(job, 'interrupted', services)
}

/** Deletes the files of expired reports, and old jobs from the history. A scheduled job. */
export async function sweepReports({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const expired = db.select({ id: reportJobs.id }).from(reportJobs).where(lt(reportJobs.expiresAt, now()))
  await db.delete(reportParts).where(inArray(reportParts.jobId, expired))
  await db
    .delete(reportJobs)
    .where(lt(reportJobs.createdAt, new Date(now().getTime() - reportLimits.historyDays * dayMs)))
}
