import { and, eq } from 'drizzle-orm'
import { dayMs } from '#contract/time/durations.ts'
import { reportFacts, reportLimits, type JobProblem } from '#contract/reports/reports.ts'
import { profileRoles, profiles } from '#server/db/schema/company/people.ts'
import { reportJobs, reportParts } from '#server/db/schema/reports/reports.ts'
import { pdfReport } from '#server/domains/reports/pdfReport.ts'
import { countedBookings, readRequest, type ReportRequest } from '#server/domains/reports/reportRequest.ts'
import { reportFileName } from '#server/domains/reports/reportWords.ts'
import { spreadsheetChunks } from '#server/domains/reports/spreadsheet.ts'
import { companyHas } from '#server/http/access/accessFacts.ts'
import { notAllowed, Refusal } from '#server/http/answers/envelope.ts'
import { logFailure } from '#server/log/logFailure.ts'
import type { Services } from '#server/services/services.ts'
import { endOldestFiles, failJob, runningCondition } from './endJobs.ts'
import { askedBy } from './jobFile.ts'
import { presentedJob, type StoredJob } from './jobRows.ts'

const beatMs = 1000
/** Bytes of a stored part of a file. */
const partBytes = 262_144

/** How far a job is. */
interface Progress {
  rows: number
}

/**
 * Makes the file of a claimed job and ends the job, whatever happens. It stops when the job is canceled.
 * @param stopping the process ends: the job fails as interrupted
 */
export async function runJob(job: StoredJob, services: Services, stopping: AbortSignal): Promise<void> {
  const progress: Progress = { rows: 0 }
  const canceled = new AbortController()
  const beats = startBeats(job, services, progress, canceled)
  try {
    const signal = AbortSignal.any([stopping, canceled.signal])
    const request = await requestOf(job, services)
    const totalRows = await countedBookings(request, services.db)
    await services.db.update(reportJobs).set({ totalRows }).where(runningCondition(job))
    const asOf = services.now()
    const size = await writeFile(job, chunksOf(request, totalRows, services, { progress, signal }), services)
    signal.throwIfAborted()
    await beats.end()
    await complete(job, request, { size, asOf, doneRows: totalRows }, services)
  } catch (error) {
    await beats.end()
    await failJob(job, problemOf(error, stopping, canceled.signal), services)
  }
}

/** The person's rights as they are now: they may have lost a role since they asked. */
async function requestOf(job: StoredJob, services: Services): Promise<ReportRequest> {
  const { db } = services
  const { companyId, profileId } = job
  const own = and(eq(profiles.id, profileId), eq(profiles.companyId, companyId), eq(profiles.active, true))
  if ((await db.$count(profiles, own)) === 0 || !(await companyHas(db, companyId, 'reports'))) throw notAllowed()
  const held = await db
    .select({ role: profileRoles.role })
    .from(profileRoles)
    .where(eq(profileRoles.profileId, profileId))
  const caller = { companyId, profileId, roles: held.map(({ role }) => role) }
  return readRequest(askedBy(await presentedJob(job.id, caller, services)), caller, services)
}

/** The bytes of the file. Rows count as they are read. */
async function* chunksOf(
  request: ReportRequest,
  total: number,
  services: Services,
  { progress, signal }: { progress: Progress; signal: AbortSignal },
): AsyncGenerator<Uint8Array> {
  const onRow = () => {
    signal.throwIfAborted()
    progress.rows += 1
  }
  if (reportFacts[request.type].format === 'pdf') yield (await pdfReport(request, services, onRow)).bytes
  else yield* spreadsheetChunks(request, total, services, { signal, onRow })
}

/** Stores a file part by part. @returns its size in bytes */
async function writeFile(job: StoredJob, chunks: AsyncIterable<Uint8Array>, { db }: Services): Promise<number> {
  let [part, size] = [0, 0]
  let waiting: Uint8Array[] = []
  let waitingBytes = 0
  const store = async () => {
    const bytes = Buffer.concat(waiting)
    await db.insert(reportParts).values({ jobId: job.id, part, bytes })
    part += 1
    size += bytes.byteLength
    ;[waiting, waitingBytes] = [[], 0]
  }
  for await (const chunk of chunks) {
    waiting.push(chunk)
    waitingBytes += chunk.byteLength
    if (waitingBytes >= partBytes) await store()
  }
  if (waitingBytes > 0) await store()
  return size
}

async function complete(
  job: StoredJob,
  request: ReportRequest,
  made: { size: number; asOf: Date; doneRows: number },
  services: Services,
) {
  const { db, now } = services
  const fileName = reportFileName(request, reportFacts[request.type].format === 'pdf' ? 'pdf' : 'xlsx')
  const expiresAt = new Date(now().getTime() + reportLimits.keptDays * dayMs)
  const completed = await db
    .update(reportJobs)
    .set({ ...made, status: 'completed', fileName, expiresAt, beatAt: null })
    .where(runningCondition(job))
    .returning({ id: reportJobs.id })
  // Canceled in the last moment: the file is not wanted.
  if (completed.length === 0) await db.delete(reportParts).where(eq(reportParts.jobId, job.id))
  else await endOldestFiles(job, services)
}

/** Notes progress and a sign of life every second, and learns of a cancellation. */
function startBeats(job: StoredJob, { db, now }: Services, progress: Progress, canceled: AbortController) {
  const beat = async () => {
    const alive = await db
      .update(reportJobs)
      .set({ beatAt: now(), doneRows: progress.rows })
      .where(runningCondition(job))
      .returning({ id: reportJobs.id })
    if (alive.length === 0) canceled.abort()
  }
  let last: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    last = last.then(beat).catch((error: unknown) => logFailure('The progress of a report was not noted.', error))
  }, beatMs)
  const end = () => {
    clearInterval(timer)
    return last
  }
  return { end }
}

function problemOf(error: unknown, stopping: AbortSignal, canceled: AbortSignal): JobProblem {
  if (stopping.aborted) return 'interrupted'
  if (error instanceof Refusal) return error.messageCode === 'noBookings' ? 'noBookings' : 'notAllowed'
  if (!canceled.aborted) logFailure('A report was not made.', error)
  return 'unexpected'
}
