import { and, eq } from 'drizzle-orm'
import { reportFacts, type ReportFormat, type ReportJob } from '#contract/reports/reports.ts'
import type { Database } from '#server/db/client.ts'
import { reportParts } from '#server/db/schema/reports/reports.ts'
import { readRequest } from '#server/domains/reports/reportRequest.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { notFound, Refusal } from '#server/http/answers/envelope.ts'
import type { StreamedDownload } from '#server/http/operations/operation.ts'
import type { Services } from '#server/services/services.ts'
import { presentedJob } from './jobRows.ts'

/**
 * The file of a completed job.
 * @throws 404 for another person's job, one of another format and a traveler whom the caller may not read, 403 for the
 *   company where the caller is no FinancialOfficer any more, 409 `reportNotReady` and 404 `reportExpired`
 */
export async function jobFile(
  id: string,
  format: ReportFormat,
  caller: Caller,
  services: Services,
): Promise<StreamedDownload> {
  const job = await presentedJob(id, caller, services)
  if (reportFacts[job.type].format !== format) throw notFound()
  await readRequest(askedBy(job), caller, services)
  if (job.status === 'expired')
    throw new Refusal(404, 'reportExpired', 'The file of this report was deleted. Have the report made again.')
  if (job.status !== 'completed')
    throw new Refusal(409, 'reportNotReady', 'This report is not made yet. Try again once it is completed.')
  return { fileName: job.fileName!, size: job.size!, chunks: () => partsOf(id, services.db) }
}

/** The request that a job was queued with. */
export const askedBy = (job: ReportJob) => ({
  type: job.type,
  fromDate: job.from,
  toDate: job.to,
  culture: job.cultureCode,
  ...(job.travellerEmail !== null && { travellerEmail: job.travellerEmail }),
  ...(job.columns.length > 0 && { columns: job.columns }),
})

async function* partsOf(jobId: string, db: Database): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part += 1) {
    const [row] = await db
      .select({ bytes: reportParts.bytes })
      .from(reportParts)
      .where(and(eq(reportParts.jobId, jobId), eq(reportParts.part, part)))
    if (!row) return
    yield row.bytes
  }
}
