import { and, desc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm'
import { dayMs, minuteMs } from '#contract/time/durations.ts'
import { mosts } from '#contract/fields/mosts.ts'
import { reportLimits, type JobProblem } from '#contract/reports/reports.ts'
import { reportJobs, reportParts } from '#server/db/schema/reports/reports.ts'
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

/**
 * Ends the oldest files of a person beyond the most. They expire as they would after some days: the history keeps their
 * reports, which can be made again. Nobody asked to keep these files, so a refusal of the newest would be the surprise.
 */
export async function endOldestFiles({ companyId, profileId }: StoredJob, { db, now }: Services): Promise<void> {
  const keptCondition = and(
    eq(reportJobs.companyId, companyId),
    eq(reportJobs.profileId, profileId),
    eq(reportJobs.status, 'completed'),
    gt(reportJobs.expiresAt, now()),
  )
  const rest = await db
    .select({ id: reportJobs.id })
    .from(reportJobs)
    .where(keptCondition)
    .orderBy(desc(reportJobs.expiresAt), desc(reportJobs.id))
    .offset(mosts.reportFiles.most)
  const ids = rest.map(({ id }) => id)
  if (ids.length === 0) return
  await db.update(reportJobs).set({ expiresAt: now() }).where(inArray(reportJobs.id, ids))
  await db.delete(reportParts).where(inArray(reportParts.jobId, ids))
}

/** Deletes the files of expired reports, and old jobs from the history. A scheduled job. */
export async function sweepReports({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const expired = db.select({ id: reportJobs.id }).from(reportJobs).where(lt(reportJobs.expiresAt, now()))
  await db.delete(reportParts).where(inArray(reportParts.jobId, expired))
  await db
    .delete(reportJobs)
    .where(lt(reportJobs.createdAt, new Date(now().getTime() - reportLimits.historyDays * dayMs)))
}
