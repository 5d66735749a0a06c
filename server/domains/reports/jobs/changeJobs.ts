import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { reportLimits, type NewReport, type ReportJob } from '#contract/reports.ts'
import { reportJobs, reportParts } from '#server/db/schema/reports.ts'
import { countedBookings, readRequest } from '#server/domains/reports/reportRequest.ts'
import type { Caller } from '#server/http/caller.ts'
import { Refusal } from '#server/http/envelope.ts'
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
  await refuseTooMany(caller, services)
  const id = randomUUID()
  await db.insert(reportJobs).values({
    id,
    companyId: caller.companyId,
    profileId: caller.profileId,
    travelerProfileId: request.traveller?.profileId ?? null,
    type: request.type,
    fromDay: request.scope.period.from,
    toDay: request.scope.period.to,
    culture: cultureCode,
    columns: [...request.columns],
    status: 'waiting',
    totalRows,
    createdAt: now(),
  })
  return presentedJob(id, caller, services)
}

async function refuseTooMany(caller: Caller, { db }: Services) {
  const openCondition = and(ownJobsCondition(caller), inArray(reportJobs.status, ['waiting', 'running']))
  if ((await db.$count(reportJobs, openCondition)) < reportLimits.openJobs) return
  const message = `${reportLimits.openJobs} reports are still being made for you. Wait for one, or cancel one.`
  throw new Refusal(409, 'tooManyReportJobs', message)
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
 * Queues a job again that failed, was canceled or has expired; its figures are new.
 * @throws 404 for another person's, 409 `tooManyReportJobs`, and `reportNotEnded` for a job that is open or has its file
 */
export async function retryJob(id: string, caller: Caller, services: Services): Promise<ReportJob> {
  const { db } = services
  const { status } = await presentedJob(id, caller, services)
  if (status !== 'failed' && status !== 'cancelled' && status !== 'expired')
    throw new Refusal(409, 'reportNotEnded', 'This report is still being made, or its file is there. Reload the list.')
  await refuseTooMany(caller, services)
  await db.delete(reportParts).where(eq(reportParts.jobId, id))
  await db
    .update(reportJobs)
    .set({ status: 'waiting', problem: null, doneRows: 0, asOf: null, size: null, fileName: null, expiresAt: null })
    .where(jobInCondition(id, caller, ['failed', 'cancelled', 'completed']))
  return presentedJob(id, caller, services)
}
