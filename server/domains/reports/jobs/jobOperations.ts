import { z } from 'zod'
import { cultureCode } from '#contract/wire/envelope.ts'
import { newReportSchema, reportJobPageSchema, reportJobSchema, reportLimits } from '#contract/reports/reports.ts'
import { operation } from '#server/http/operations/operation.ts'
import { pageQuery } from '#server/http/answers/paging.ts'
import { reportReader } from '#server/http/access/reportAccess.ts'
import { cancelJob, createJob, retryJob } from './changeJobs.ts'
import { jobFile } from './jobFile.ts'
import { jobPage } from './jobRows.ts'

const shared = { api: 'reporting', cites: 'Beyond §7', addition: 'reportjobs', access: reportReader } as const
/** The application sends its culture with every file; the file has that of its job. */
const fileQuery = z.strictObject({ cultureCode: z.optional(cultureCode) })

/** Reports made in the background. People see their own jobs only. */
export const reportJobOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/reports/jobs',
    summary: 'Lists the reports that the caller had made, newest first.',
    query: z.strictObject(pageQuery(reportLimits.jobPage)),
    answer: reportJobPageSchema,
    handle: ({ caller, query, services }) => jobPage(caller, query, services),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/reports/jobs',
    summary: 'Queues a report: of the company for a FinancialOfficer, of a traveler as for the download.',
    creates: true,
    body: newReportSchema,
    answer: reportJobSchema,
    handle: ({ caller, body, services }) => createJob(body, caller, services),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/reports/jobs/:jobId/cancel',
    summary: 'Cancels a report that waits or is being made.',
    answer: reportJobSchema,
    handle: ({ caller, params, services }) => cancelJob(params.jobId, caller, services),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/reports/jobs/:jobId/retry',
    summary: 'Queues a report again that failed, was canceled or has expired.',
    answer: reportJobSchema,
    handle: ({ caller, params, services }) => retryJob(params.jobId, caller, services),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/reports/jobs/:jobId/pdf',
    summary: 'Returns the file of a completed report that is a PDF.',
    query: fileQuery,
    answer: 'pdf',
    handle: ({ caller, params, services }) => jobFile(params.jobId, 'pdf', caller, services),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/reports/jobs/:jobId/spreadsheet',
    summary: 'Returns the file of a completed report that is a spreadsheet.',
    query: fileQuery,
    answer: 'spreadsheet',
    handle: ({ caller, params, services }) => jobFile(params.jobId, 'spreadsheet', caller, services),
  }),
]
