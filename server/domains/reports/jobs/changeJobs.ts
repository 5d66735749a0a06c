import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, notInArray } from 'drizzle-orm'
import type { NewReport, ReportJob } from '#contract/reports/reports.ts'
import { mosts } from '#contract/fields/mosts.ts'
import { holdCompanyLock } from '#server/db/advisoryLock.ts'
import type { Database } from '#server/db/client.ts'
import { reportJobs, reportParts } from '#server/db/schema/reports/reports.ts'
import { countedBookings, readRequest } from '#server/domains/reports/reportRequest.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { notFound, Refusal } from '#server/http/answers/envelope.ts'
import type { Services } from '#server/services/services.ts'
import { jobInCondition, ownJobsCondition, presentedJob } from './jobRows.ts'

/**
 * Queues a report.
 * @throws as `readRequest`, 404 `noBookings`, 409 `tooManyReportJobs` while as many as may be are open
 */
export async function createJob(asked: NewReport, caller: Caller, services: Services): Promise<ReportJob> {
  const { db, now } = services
  const { cultureCode, ...rest } = asked
  const request = await readRequest({ ...rest, culture: cultureCode }, caller, services)
  const totalRows = await countedBookings(request, db)
  const id = randomUUID()
  await db.transaction(async (tx) => {
    await refuseTooMany(caller, tx)
    await forgetOldest(caller, tx)
    await tx.insert(reportJobs).values({
      id,
      companyId: caller.companyId,
      profileId: caller.profileId,
      travelerProfileId: request.traveler?.profileId ?? null,
      type: request.type,
      fromDay: request.scope.period.from,
      toDay: request.scope.period.to,
      culture: cultureCode,
      columns: [...request.columns],
      status: 'waiting',
      totalRows,
      createdAt: now(),
    })
  })
  return presentedJob(id, caller, services)
}

/** Counts under a lock, since two requests at once would each count without the other. */
async function refuseTooMany(caller: Caller, tx: Database) {
  await holdCompanyLock(tx, 'openReports', caller.companyId)
  const openCondition = and(ownJobsCondition(caller), inArray(reportJobs.status, ['waiting', 'running']))
  if ((await tx.$count(reportJobs, openCondition)) < mosts.openReports.most) return
  const message = `${mosts.openReports.most} reports are still being made for you. Wait for one, or cancel one.`
  throw new Refusal(409, 'tooManyReportJobs', message)
}

/** Deletes the oldest ended reports from the history of a person, so that there is room for one more. */
async function forgetOldest(caller: Caller, tx: Database) {
  const ended = and(ownJobsCondition(caller), notInArray(reportJobs.status, ['waiting', 'running']))
  const kept = mosts.reportHistory.most - mosts.openReports.most
  const rest = tx
    .select({ id: reportJobs.id })
    .from(reportJobs)
    .where(ended)
    .orderBy(desc(reportJobs.createdAt), desc(reportJobs.id))
    .offset(kept)
  await tx.delete(reportJobs).where(inArray(reportJobs.id, rest))
}

/** Cancels a job that waits or runs; one that has ended stays as it is. @throws 404 for another person's */
export async function cancelJob(id: string, caller: Caller, services: Services): Promise<ReportJob> {
  const { db } = services
  const [cancelled] = await db
    .update(reportJobs)
    .set({ status: 'cancelled', beatAt: null })
    .where(jobInCondition(id, caller, ['waiting', 'running']))
    .returning({ id: reportJobs.id })
  if (cancelled) await db.delete(reportParts).where(eq(reportParts.jobId, id))
  return presentedJob(id, caller, services)
}

/**
 * Queues a job again that failed, was canceled or has expired; its figures are new, and so is its id: the process that
 * made a canceled one may notice only after a moment, and must not write into the new file.
 * @throws 404 for another person's, 409 `tooManyReportJobs`, and `reportNotEnded` for a job that is open or has its file
 */
export async function retryJob(id: string, caller: Caller, services: Services): Promise<ReportJob> {
  const { db } = services
  const { status } = await presentedJob(id, caller, services)
  if (status !== 'failed' && status !== 'cancelled' && status !== 'expired')
    throw new Refusal(409, 'reportNotEnded', 'This report is still being made, or its file is there. Reload the list.')
  const againId = randomUUID()
  await db.transaction(async (tx) => {
    await refuseTooMany(caller, tx)
    const ended = jobInCondition(id, caller, ['failed', 'cancelled', 'completed'])
    // The process that made it may still store parts of a canceled file.
    const [job] = await tx.select({ id: reportJobs.id }).from(reportJobs).where(ended).for('update')
    // Another request was faster.
    if (!job) throw notFound()
    await tx.delete(reportParts).where(eq(reportParts.jobId, id))
    const unmade = { problem: null, doneRows: 0, asOf: null, size: null, fileName: null, expiresAt: null }
    await tx
      .update(reportJobs)
      .set({ ...unmade, id: againId, status: 'waiting' })
      .where(eq(reportJobs.id, id))
  })
  return presentedJob(againId, caller, services)
}
