import {
  type NewReport,
  reportJobPageSchema,
  reportJobSchema,
  reportLimits,
  reportPreviewSchema,
  reportTravelerListSchema,
} from '#contract/reports/reports.ts'
import { reportingHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'

/** GET reports/jobs: a page of the reader's own reports, newest first. */
export const getReportJobs = ({ pageNumber }: { pageNumber: number }, signal: AbortSignal) =>
  reportingHttp
    .get('/reports/jobs', { params: { pageNumber, pageSize: reportLimits.jobPage }, signal })
    .then(parseBody(reportJobPageSchema))

/** POST reports/jobs; 404 `noBookings` for a period without bookings. */
export const postReportJob = (report: NewReport, signal: AbortSignal) =>
  reportingHttp.post('/reports/jobs', report, { signal }).then(parseBody(reportJobSchema))

/** POST reports/jobs/{jobId}/cancel */
export const cancelReportJob = (jobId: string, signal: AbortSignal) =>
  reportingHttp
    .post(`/reports/jobs/${encodeURIComponent(jobId)}/cancel`, undefined, { signal })
    .then(parseBody(reportJobSchema))

/** POST reports/jobs/{jobId}/retry */
export const retryReportJob = (jobId: string, signal: AbortSignal) =>
  reportingHttp
    .post(`/reports/jobs/${encodeURIComponent(jobId)}/retry`, undefined, { signal })
    .then(parseBody(reportJobSchema))

/** GET reports/preview: the first rows of a spreadsheet. */
export const getReportPreview = (
  { companyId, columns, ...report }: NewReport & { companyId: string },
  signal: AbortSignal,
) =>
  reportingHttp
    .get('/reports/preview', { params: { companyId, ...report, columns: columns?.join(',') }, signal })
    .then(parseBody(reportPreviewSchema))

/** GET reports/travellers: travelers with bookings, by a part of name or address. */
export const getReportTravelers = (search: string, signal: AbortSignal) =>
  reportingHttp.get('/reports/travellers', { params: { search }, signal }).then(parseBody(reportTravelerListSchema))
